/** Returns the SHA-256 hash of the UTF-8 bytes in lowercase hex. Loads the fallback only on plain http, where WebCrypto is missing. */
export async function sha256(text: string): Promise<string> {
  if (globalThis.crypto?.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const { default: digest } = await import('crypto-js/sha256.js')
  return digest(text).toString()
}
