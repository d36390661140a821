// fromCharCode takes its characters as arguments, and there is an end to those
const chunk = 0x8000

export function toBase64(bytes: Uint8Array): string {
  // Node's own is twenty times as fast
  if (globalThis.Buffer) return globalThis.Buffer.from(bytes).toString('base64')
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}

/** Throws for anything that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
