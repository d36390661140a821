import { fromBase64, toBase64 } from './base64'
import { decryptError, invalidKeyError, type TextCipher } from './ciphers'

const keyLengths = [16, 24, 32]

function toKeyBytes(key: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(key)
  if (!keyLengths.includes(bytes.length)) throw invalidKeyError('AES: the key is not 16, 24 or 32 bytes long')
  return bytes
}

// the platform uses the first block of the key as initialization vector
const initialVector = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 16)

/** Creates an AES-CBC cipher with WebCrypto. */
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

/** Creates an AES-CBC cipher with crypto-js, for pages on plain http. */
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

// crypto-js accepts any text as base64 and silently skips invalid characters
const toCanonicalBase64 = (ciphertext: string) => toBase64(fromBase64(ciphertext.trim()))

/** Throws for an empty text, the most common result of a wrong key, because the ciphertext has no checksum. */
function assertValidText(text: string): string {
  if (text === '') throw decryptError()
  return text
}

/**
 * Creates an AES-CBC cipher with PKCS#7 padding and base64 output; the initialization vector is the first block of the
 * key, as the platform expects. It only obscures a payload and does not authenticate it.
 */
export const createAesCipher = (key: string): Promise<TextCipher> =>
  globalThis.crypto?.subtle ? createWebCryptoAes(key) : createScriptAes(key)
