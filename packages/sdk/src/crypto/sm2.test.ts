import { execFileSync } from 'node:child_process'
import { sm2 } from 'sm-crypto-v2'
import { describe, expect, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { fc, test } from '../../test/property'
import { springBlade } from '../profiles/spring-blade'
import { createSm2Cipher, parseSm2PublicKey } from './sm2'

// generated for each run: the sources contain no key
const keys = sm2.generateKeyPairHex()
const opened = (cipher: string) => sm2.doDecrypt(cipher.slice(2), keys.privateKey, 0)

describe('SM2', () => {
  test.property(
    { name: 'round-trips every password as 04 C1 C2 C3 in hex', runs: 40 },
    [fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })],
    async (password) => {
      const cipher = await (await createSm2Cipher(keys.publicKey)).encrypt(password)
      const bytes = new TextEncoder().encode(password).length
      expect(cipher).toMatch(/^04[0-9a-f]+$/)
      expect(cipher).toHaveLength(2 + 128 + 2 * bytes + 64)
      expect(opened(cipher)).toBe(password)
    },
  )

  test('keeps the prefix 04 of a point that starts with 04 itself', async () => {
    const cipher = await createSm2Cipher(keys.publicKey.slice(2).toUpperCase())
    // ten times the base point starts with 04
    const random = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(0).set([10], bytes.length - 1)
      return bytes
    })
    const sealed = await cipher.encrypt('x')
    random.mockRestore()
    expect(sealed).toMatch(/^0404/)
    expect(sealed).toHaveLength(2 + 128 + 2 + 64)
    expect(opened(sealed)).toBe('x')
  })

  test('never returns the same ciphertext twice', async () => {
    const cipher = await createSm2Cipher(keys.publicKey)
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => cipher.encrypt('x')))).size).toBe(20)
  })

  test.each(['', 'MFkwEwYHKoZIzj0CAQYI', `02${'a'.repeat(64)}`, 'g'.repeat(128), `04${'a'.repeat(127)}`])('rejects %j as a key', (key) => {
    expect(() => parseSm2PublicKey(key)).toThrow(/is not 128 hex digits/)
  })

  test('rejects a point that is not on the curve', async () => {
    const failure = await catchError(createSm2Cipher('a'.repeat(128)))
    expect([failure.kind, failure.message]).toEqual(['configuration', 'SM2: the public key is no point of the curve'])
    const blade = springBlade({ publicKey: 'a'.repeat(128) })
    const named = await catchError(Promise.resolve(blade.encodePassword?.('x', 'signIn')))
    expect(named.message).toBe('springblade: option "publicKey" is no point of the curve')
  })

  test.each(['--input-type=module', '--input-type=commonjs'])('loads its library in Node with %s', (type) => {
    const read = type.endsWith('module') ? "const { sm2 } = await import('sm-crypto-v2')" : "const { sm2 } = require('sm-crypto-v2')"
    const text = execFileSync(process.execPath, [type, '-e', `${read}; process.stdout.write(typeof sm2.doEncrypt)`], {
      cwd: import.meta.dirname,
    })
    expect(String(text)).toBe('function')
  })
})
