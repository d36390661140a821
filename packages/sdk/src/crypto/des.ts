import { fromBase64, toBase64 } from './base64'
import { type TextCipher, decryptError, invalidKeyError } from './ciphers'

/** DES-ECB with PKCS#7 padding, base64, for deployments that still hold such values. Never for anything new. */
export async function createDesCipher(key: string): Promise<TextCipher> {
  const bytes = new TextEncoder().encode(key)
  if (bytes.length !== 8) throw invalidKeyError('DES: the key is not 8 bytes long')
  // neither WebCrypto nor OpenSSL 3 know DES; one key three times over makes it of triple DES
  const { default: tripleDes } = await import('crypto-js/tripledes.js')
  const { default: ecb } = await import('crypto-js/mode-ecb.js')
  const { default: words } = await import('crypto-js/lib-typedarrays.js')
  const { default: utf8 } = await import('crypto-js/enc-utf8.js')
  const secret = words.create(Uint8Array.from([...bytes, ...bytes, ...bytes]))
  const options = { mode: ecb }
  return {
    encrypt: async (text) => tripleDes.encrypt(utf8.parse(text), secret, options).toString(),
    async decrypt(ciphertext) {
      try {
        const text = tripleDes.decrypt(toBase64(fromBase64(ciphertext.trim())), secret, options).toString(utf8)
        if (text !== '') return text
      } catch {
        // what went wrong inside tells nothing more
      }
      throw decryptError()
    },
  }
}
