import { JwskError } from '../errors'

/** Turns text into base64 ciphertext and back. */
export interface TextCipher {
  encrypt(text: string): Promise<string>
  /** Throws a `decrypt` error for whatever does not decrypt to text. */
  decrypt(ciphertext: string): Promise<string>
}

/** Encrypts a password for one who holds the private key. */
export interface PasswordCipher {
  encrypt(password: string): Promise<string>
}

export const decryptError = () => new JwskError({ kind: 'decrypt', message: 'the answer cannot be decrypted' })

export const invalidKeyError = (message: string) => new JwskError({ kind: 'configuration', message })
