import { type PasswordCipher, invalidKeyError } from './ciphers'

/** What a point begins with of which both coordinates are given. */
const uncompressedPrefix = '04'
const standardName = 'SM2: the public key'
const pointPattern = /^(?:04)?([0-9a-f]{128})$/i

/** The uncompressed point of a public key, `04` in front; throws a `configuration` error for whatever is none. */
export function parseSm2PublicKey(publicKey: string, name = standardName): string {
  const coordinates = pointPattern.exec(publicKey.trim())?.[1]
  if (coordinates === undefined) throw invalidKeyError(`${name} is not 128 hex digits, with or without a leading 04`)
  return uncompressedPrefix + coordinates.toLowerCase()
}

/**
 * SM2, in hex as `04 C1 C2 C3`: the form that the family's servers take. The library is loaded when a cipher is made.
 *
 * @example
 * const cipher = await createSm2Cipher(publicKey)
 * await cipher.encrypt('景区')
 */
export async function createSm2Cipher(publicKey: string, name = standardName): Promise<PasswordCipher> {
  const key = parseSm2PublicKey(publicKey, name)
  const { sm2 } = await import('sm-crypto-v2')
  try {
    sm2.verifyPublicKey(key)
  } catch {
    throw invalidKeyError(`${name} is no point of the curve`)
  }
  // mode 0 is C1 C2 C3, without the 04 of its point, whatever C1 begins with
  return { encrypt: async (password) => uncompressedPrefix + sm2.doEncrypt(password, key, 0) }
}
