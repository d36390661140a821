const probeKey = 'jwsk-probe'
// a sealed session with long tokens
const room = 8192

/** Whether this browser has room for a sealed session, and lets it be kept. */
export function canKeepSeal(): boolean {
  try {
    localStorage.setItem(probeKey, '0'.repeat(room))
    localStorage.removeItem(probeKey)
    return true
  } catch {
    return false
  }
}
