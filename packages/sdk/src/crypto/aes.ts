import { fromBase64, toBase64 } from './base64'
import { type TextCipher, decryptError, invalidKeyError } from './ciphers'

const keyLengths = [16, 24, 32]

function toKeyBytes(key: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(key)
  if (!keyLengths.includes(bytes.length)) throw invalidKeyError('AES: the key is not 16, 24 or 32 bytes long')
  return bytes
}

// the platform takes the first block of the key for the initial vector
const initialVector = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 16)

/** AES-CBC by WebCrypto. */
export async function createWebCryptoAes(key: string): Promise<TextCipher> {
  const bytes = toKeyBytes(key)
  const algorithm = { name: 'AES-CBC', iv: initialVector(bytes) }
  const imported = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt', 'decrypt'])
  return {
    encrypt: async (text) => toBase64(new Uint8Array(await crypto.subtle.encrypt(algorithm, imported, new TextEncoder().encode(text)))),
    async decrypt(ciphertext) {
      try {
        const plain = await crypto.subtle.decrypt(algorithm, imported, fromBase64(ciphertext.trim()))
        return assertValidText(new TextDecoder('utf-8', { fatal: true }).decode(plain))
      } catch {
        throw decryptError()
      }
    },
  }
}

/** AES-CBC by crypto-js, for pages on plain http. */
export async function createScriptAes(key: string): Promise<TextCipher> {
  const bytes = toKeyBytes(key)
  const { default: aes } = await import('crypto-js/aes.js')
  const { default: words } = await import('crypto-js/lib-typedarrays.js')
  const { default: utf8 } = await import('crypto-js/enc-utf8.js')
  const secret = words.create(bytes)
  const options = { iv: words.create(initialVector(bytes)) }
  return {
    encrypt: async (text) => aes.encrypt(utf8.parse(text), secret, options).toString(),
    async decrypt(ciphertext) {
      try {
        return assertValidText(aes.decrypt(toCanonicalBase64(ciphertext), secret, options).toString(utf8))
      } catch {
        throw decryptError()
      }
    },
  }
}

// crypto-js takes any text for base64 and says nothing of what it left out
const toCanonicalBase64 = (ciphertext: string) => toBase64(fromBase64(ciphertext.trim()))

/** Without a check sum, nothing at all is how a wrong key shows most often. */
function assertValidText(text: string): string {
  if (text === '') throw decryptError()
  return text
}

/**
 * AES-CBC with PKCS#7 padding, the key's own first block as initial vector, base64: the platform's convention.
 * It hides a payload from a glance, no more; it proves nothing about who wrote it.
 */
export const createAesCipher = (key: string): Promise<TextCipher> => (globalThis.crypto?.subtle ? createWebCryptoAes(key) : createScriptAes(key))
