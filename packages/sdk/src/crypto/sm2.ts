import { type PasswordCipher, wrongKey } from './ports'

/** What a point begins with of which both coordinates are given. */
const uncompressed = '04'
const standardName = 'SM2: the public key'
const point = /^(?:04)?([0-9a-f]{128})$/i

/** The uncompressed point of a public key, `04` in front; throws a `configuration` error for whatever is none. */
export function sm2Point(publicKey: string, name = standardName): string {
  const coordinates = point.exec(publicKey.trim())?.[1]
  if (coordinates === undefined) throw wrongKey(`${name} is not 128 hex digits, with or without a leading 04`)
  return uncompressed + coordinates.toLowerCase()
}

/**
 * SM2, in hex as `04 C1 C2 C3`: the form that the family's servers take. The library is loaded when a cipher is made.
 *
 * @example
 * const cipher = await createSm2Cipher(publicKey)
 * await cipher.encrypt('景区')
 */
export async function createSm2Cipher(publicKey: string, name = standardName): Promise<PasswordCipher> {
  const key = sm2Point(publicKey, name)
  const { sm2 } = await import('sm-crypto-v2')
  try {
    sm2.verifyPublicKey(key)
  } catch {
    throw wrongKey(`${name} is no point of the curve`)
  }
  // mode 0 is C1 C2 C3, without the 04 of its point, whatever C1 begins with
  return { encrypt: async (password) => uncompressed + sm2.doEncrypt(password, key, 0) }
}
