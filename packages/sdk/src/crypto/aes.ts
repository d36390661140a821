import { fromBase64, toBase64 } from './base64'
import { type TextCipher, undecipherable, wrongKey } from './ports'

const lengths = [16, 24, 32]

function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(key)
  if (!lengths.includes(bytes.length)) throw wrongKey('AES: the key is not 16, 24 or 32 bytes long')
  return bytes
}

// the platform takes the first block of the key for the initial vector
const vector = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 16)

/** AES-CBC by WebCrypto. */
export async function webAes(key: string): Promise<TextCipher> {
  const bytes = keyBytes(key)
  const algorithm = { name: 'AES-CBC', iv: vector(bytes) }
  const imported = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt', 'decrypt'])
  return {
    encrypt: async (text) => toBase64(new Uint8Array(await crypto.subtle.encrypt(algorithm, imported, new TextEncoder().encode(text)))),
    async decrypt(ciphertext) {
      try {
        const plain = await crypto.subtle.decrypt(algorithm, imported, fromBase64(ciphertext.trim()))
        return proven(new TextDecoder('utf-8', { fatal: true }).decode(plain))
      } catch {
        throw undecipherable()
      }
    },
  }
}

/** AES-CBC by crypto-js, for pages on plain http. */
export async function scriptAes(key: string): Promise<TextCipher> {
  const bytes = keyBytes(key)
  const { default: aes } = await import('crypto-js/aes.js')
  const { default: words } = await import('crypto-js/lib-typedarrays.js')
  const { default: utf8 } = await import('crypto-js/enc-utf8.js')
  const secret = words.create(bytes)
  const options = { iv: words.create(vector(bytes)) }
  return {
    encrypt: async (text) => aes.encrypt(utf8.parse(text), secret, options).toString(),
    async decrypt(ciphertext) {
      try {
        return proven(aes.decrypt(canonical(ciphertext), secret, options).toString(utf8))
      } catch {
        throw undecipherable()
      }
    },
  }
}

// crypto-js takes any text for base64 and says nothing of what it left out
const canonical = (ciphertext: string) => toBase64(fromBase64(ciphertext.trim()))

/** Without a check sum, nothing at all is how a wrong key shows most often. */
function proven(text: string): string {
  if (text === '') throw undecipherable()
  return text
}

/**
 * AES-CBC with PKCS#7 padding, the key's own first block as initial vector, base64: the platform's convention.
 * It hides a payload from a glance, no more; it proves nothing about who wrote it.
 */
export const createAesCipher = (key: string): Promise<TextCipher> => (globalThis.crypto?.subtle ? webAes(key) : scriptAes(key))
