import { sm2, sm3 } from 'sm-crypto-v2'

// the same in every run, so that a client's configuration can contain the public half; a demo has no secrets
const privateKey = sm3('springblade stand-in')

/** Public key for the sign-in password: 04 and the point, in hexadecimal. */
export const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey)

// order of the ciphertext on the server: C1 C2 C3
const cipherMode = 0
const lead = '04'

/** Whether the text is a hexadecimal number; the server fails on any other text. */
export const isHex = (text: string): boolean => /^[\da-f]*$/i.test(text)

/** Decrypts a password, with or without the leading 04; returns `undefined` for any other text. */
export function decryptPassword(cipher: string): string | undefined {
  const lengthOfPointAndDigest = 192
  if (cipher.length <= lengthOfPointAndDigest) return undefined
  for (const text of cipher.startsWith(lead) ? [cipher.slice(lead.length), cipher] : [cipher])
    try {
      const plain = sm2.doDecrypt(text, privateKey, cipherMode, { output: 'string' })
      if (plain !== '') return plain
    } catch {
      // an invalid point: tries the other format, or it is no ciphertext
    }
  return undefined
}

/** Encrypts a password as a client does. */
export const encryptPassword = (password: string): string => lead + sm2.doEncrypt(password, publicKey, cipherMode)
