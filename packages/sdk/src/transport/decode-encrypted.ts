import type { CipherCache } from '../crypto/cipher-cache'
import { decryptError } from '../crypto/ciphers'
import { copyError, isJwskError, JwskError } from '../errors'
import type { Operation } from '../operation'
import type { DecodedResponse } from './envelope'
import { parseJson } from './safe-json'

interface EncryptedResponse {
  readonly operation: Operation
  readonly status: number
  readonly text: string
  readonly ciphers: CipherCache
}

/** Decrypts a body to JSON; with a wrong key, it rarely decrypts to a text that is none. */
async function decryptJson(text: string, ciphers: CipherCache): Promise<string> {
  // some servers send it as a JSON string
  const plain = await (await ciphers.data()).decrypt(text.trim().replace(/^"|"$/g, ''))
  try {
    parseJson(plain)
  } catch {
    // the error would quote the text
    throw decryptError()
  }
  return plain
}

/**
 * Decrypts and decodes the response of an encrypted call. Gateways and servers send errors in plain; a success in plain
 * is a `decrypt` error, and so is a body that does not decrypt. The error has neither text nor key.
 */
export async function decodeEncrypted(
  { operation, status, text, ciphers }: EncryptedResponse,
  decode: (text: string) => Promise<DecodedResponse>,
): Promise<DecodedResponse> {
  if (text === '') return decode(text)
  if (!/^\s*[{<[]/.test(text)) {
    const plain = await decryptJson(text, ciphers).catch((error: unknown) => {
      throw isJwskError(error) ? copyError(error, { operation: operation.id, status, cause: undefined }) : error
    })
    return decode(plain)
  }
  const decoded = await decode(text)
  if ('payload' in decoded)
    throw new JwskError({ kind: 'decrypt', message: 'the answer is not encrypted', operation: operation.id, status })
  return decoded
}
