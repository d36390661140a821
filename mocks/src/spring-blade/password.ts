import { sm2, sm3 } from 'sm-crypto-v2'

// the same in every run, so that a client's configuration can name the public half; a demo keeps no secret
const privateKey = sm3('springblade stand-in')

/** What clients encrypt the sign-in password with: 04 and the point, in hexadecimal. */
export const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey)

// C1 C2 C3, as the server has it
const cipherMode = 0
const lead = '04'

/** Text that is no hexadecimal number at all, which the server fails on. */
export const isHex = (text: string): boolean => /^[\da-f]*$/i.test(text)

/** The password of a cipher, with or without the leading 04; undefined for every other text. */
export function decryptPassword(cipher: string): string | undefined {
  const lengthOfPointAndDigest = 192
  if (cipher.length <= lengthOfPointAndDigest) return undefined
  for (const text of cipher.startsWith(lead) ? [cipher.slice(lead.length), cipher] : [cipher])
    try {
      const plain = sm2.doDecrypt(text, privateKey, cipherMode, { output: 'string' })
      if (plain !== '') return plain
    } catch {
      // a point that is none: the other reading, or no cipher
    }
  return undefined
}

/** What a client sends for a password. */
export const encryptPassword = (password: string): string => lead + sm2.doEncrypt(password, publicKey, cipherMode)
