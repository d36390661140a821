import { SM2, SM3 } from 'gm-crypto'
import { sm2 } from 'sm-crypto-v2'
import { expect } from 'vitest'
import { createSm2Cipher } from '../src/crypto/sm2'
import { fc, test } from './property'

const orders = ['C1C2C3', 'C1C3C2'] as const

// lengths in characters, of up to four bytes each; the other library loses a first byte below 16, a control character
const passwords = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 200, maxLength: 1000 }),
  )
  .filter((password) => password.charCodeAt(0) >= 16)

/** Decrypts with a library that shares no code with the SDK's; it takes ciphertexts without the prefix 04. */
const decrypt = (ciphertext: string, privateKey: string, order: (typeof orders)[number]) =>
  SM2.decrypt(ciphertext.slice(2), privateKey, { mode: SM2.constants[order], inputEncoding: 'hex', outputEncoding: 'utf8' })

/** Tests, in both orders and with a new key for each run, that another library decrypts what the SDK encrypts. */
export function testSm2Decryption({ runs, timeoutMs }: { readonly runs: number; readonly timeoutMs: number }): void {
  for (const order of orders)
    test.property({ name: `another library decrypts passwords in the order ${order}`, runs, timeoutMs }, [passwords], async (password) => {
      const { publicKey, privateKey } = sm2.generateKeyPairHex()
      const ciphertext = await (await createSm2Cipher(publicKey, undefined, order)).encrypt(password)
      expect(decrypt(ciphertext, privateKey, order)).toBe(password)
    })
}

/** Computes SM3 with that library, in hex. */
export const digestSm3 = (text: string): string => SM3.digest(text, 'utf8', 'hex')
