import { invalidKeyError, type PasswordCipher } from './ciphers'

/** Prefix of a point with both coordinates. */
const uncompressedPrefix = '04'
const standardName = 'SM2: the public key'
const pointPattern = /^(?:04)?([0-9a-f]{128})$/i

/** Parses a public key to its uncompressed point, with the prefix `04`. Throws a `configuration` error for an invalid key. */
export function parseSm2PublicKey(publicKey: string, name = standardName): string {
  const coordinates = pointPattern.exec(publicKey.trim())?.[1]
  if (coordinates === undefined) throw invalidKeyError(`${name} is not 128 hex digits, with or without a leading 04`)
  return uncompressedPrefix + coordinates.toLowerCase()
}

/**
 * Creates an SM2 cipher; its output is `04 C1 C2 C3` in hex, the format that the platform family expects, or
 * `04 C1 C3 C2`, the order of the standard. Loads the library on demand.
 *
 * @example
 * const cipher = await createSm2Cipher(publicKey)
 * await cipher.encrypt('景区')
 */
export async function createSm2Cipher(
  publicKey: string,
  name = standardName,
  order: 'C1C2C3' | 'C1C3C2' = 'C1C2C3',
): Promise<PasswordCipher> {
  const key = parseSm2PublicKey(publicKey, name)
  const { sm2 } = await import('sm-crypto-v2')
  try {
    sm2.verifyPublicKey(key)
  } catch {
    throw invalidKeyError(`${name} is no point of the curve`)
  }
  const mode = order === 'C1C2C3' ? 0 : 1
  // bytes, because the library fails over text that is no valid UTF-16; its output is always without the prefix 04 of
  // its point, even if C1 happens to start with 04
  return { encrypt: async (password) => uncompressedPrefix + sm2.doEncrypt(new TextEncoder().encode(password), key, mode) }
}
