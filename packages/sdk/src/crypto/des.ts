import { fromBase64, toBase64 } from './base64'
import { decryptError, invalidKeyError, type TextCipher } from './ciphers'

/**
 * Creates a DES-ECB cipher with PKCS#7 padding and base64 output, for deployments with legacy values. Insecure: do not
 * use it for new data.
 */
export async function createDesCipher(key: string): Promise<TextCipher> {
  const bytes = new TextEncoder().encode(key)
  if (bytes.length !== 8) throw invalidKeyError('DES: the key is not 8 bytes long')
  // neither WebCrypto nor OpenSSL 3 supports DES; triple DES with three equal keys is the same
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
        // the cause carries no further information
      }
      throw decryptError()
    },
  }
}
