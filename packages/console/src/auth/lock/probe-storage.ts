const probeKey = 'jwsk-probe'
// length of an encrypted session with long tokens
const probeLength = 8192

/** Whether browser storage is available and has room for an encrypted session. */
export function isStorageAvailable(): boolean {
  try {
    localStorage.setItem(probeKey, '0'.repeat(probeLength))
    localStorage.removeItem(probeKey)
    return true
  } catch {
    return false
  }
}
