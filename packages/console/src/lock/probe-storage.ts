const probeKey = 'jwsk-probe'
// a sealed session with long tokens
const probeLength = 8192

/** Whether this browser lets the console keep something, and has room for a sealed session. */
export function isStorageAvailable(): boolean {
  try {
    localStorage.setItem(probeKey, '0'.repeat(probeLength))
    localStorage.removeItem(probeKey)
    return true
  } catch {
    return false
  }
}
