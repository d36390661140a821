// fromCharCode takes the characters as arguments, whose number is limited
const chunk = 0x8000

export function toBase64(bytes: Uint8Array): string {
  // Node's own encoder is 20 times as fast
  if (globalThis.Buffer) return globalThis.Buffer.from(bytes).toString('base64')
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}

/** Decodes base64. Throws for any other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
