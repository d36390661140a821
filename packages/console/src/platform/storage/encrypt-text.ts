import type { EncryptedSession } from './encrypted-session'

// OWASP's minimum for PBKDF2 with SHA-256, 2023
const pbkdf2Iterations = 600_000

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>) {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: pbkdf2Iterations }
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Encrypts a text under a password. Throws if Web Crypto is missing, i.e. on a page that is neither https nor localhost. */
export async function encryptText(text: string, password: string): Promise<Omit<EncryptedSession, 'failedAttempts'>> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await deriveKey(password, salt)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return { salt: toText(salt), iv: toText(iv), data: toText(new Uint8Array(data)) }
}

/** Decrypts a text; `undefined` for a wrong password or tampered data. */
export async function decryptText(
  { salt, iv, data }: Omit<EncryptedSession, 'failedAttempts'>,
  password: string,
): Promise<string | undefined> {
  try {
    const key = await deriveKey(password, toBytes(salt))
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(data)))
  } catch {
    return undefined
  }
}
