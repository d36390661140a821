import { JwskError } from '../errors'

/** Cipher that encrypts text to base64 and back. */
export interface TextCipher {
  encrypt(text: string): Promise<string>
  /** Decrypts base64 to text. Throws a `decrypt` error if that fails. */
  decrypt(ciphertext: string): Promise<string>
}

/** Cipher that encrypts a password with the server's public key. */
export interface PasswordCipher {
  encrypt(password: string): Promise<string>
}

export const decryptError = () => new JwskError({ kind: 'decrypt', message: 'the answer cannot be decrypted' })

export const invalidKeyError = (message: string) => new JwskError({ kind: 'configuration', message })
