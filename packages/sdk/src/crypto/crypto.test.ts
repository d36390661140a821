import { execFileSync } from 'node:child_process'
import { constants, createCipheriv, createHash, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { describe, expect, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { fc, test } from '../../test/property'
import { isDecryptError } from '../errors'
import { createScriptAes, createWebCryptoAes } from './aes'
import { createDesCipher } from './des'
import { createPageCipher, createPasswordCipher, type Encrypter } from './rsa'
import { sha256 } from './sha256'

// generated for each run: the sources contain no key
const keyText = (bytes: number) => randomBytes(bytes).toString('hex').slice(0, bytes)
const aesKey = keyText(16)
const text = '景区门票 "成人票" ¥120 🎫'

const openssl = (args: readonly string[], input: Buffer | string) => execFileSync('openssl', args, { input })
const hex = (key: string) => Buffer.from(key, 'utf8').toString('hex')

describe('AES-CBC', () => {
  // spec 9.15
  test.each([16, 24, 32])('with a key of %i bytes equals WebCrypto, crypto-js, node:crypto and openssl', async (length) => {
    const key = keyText(length)
    const iv = key.slice(0, 16)
    const node = createCipheriv(`aes-${length * 8}-cbc`, key, iv)
    const expected = Buffer.concat([node.update(text, 'utf8'), node.final()]).toString('base64')
    const [web, script] = [await createWebCryptoAes(key), await createScriptAes(key)]
    expect(await web.encrypt(text)).toBe(expected)
    expect(await script.encrypt(text)).toBe(expected)
    expect(
      openssl(['enc', `-aes-${length * 8}-cbc`, '-K', hex(key), '-iv', hex(iv), '-base64', '-A'], text)
        .toString()
        .trim(),
    ).toBe(expected)
    expect(await web.decrypt(expected)).toBe(text)
    expect(await script.decrypt(expected)).toBe(text)
  })

  test.property(
    { name: 'round-trips every text between all adapters', runs: 500 },
    [fc.string({ unit: 'grapheme', minLength: 1 })],
    async (plain) => {
      const [web, script] = [await createWebCryptoAes(aesKey), await createScriptAes(aesKey)]
      expect(await script.decrypt(await web.encrypt(plain))).toBe(plain)
      expect(await web.decrypt(await script.encrypt(plain))).toBe(plain)
    },
  )

  test.property(
    { name: 'F52 rejects foreign ciphertext or returns text that is not JSON', runs: 10_000 },
    [fc.uint8Array({ maxLength: 64 })],
    async (bytes) => {
      const garbage = Buffer.from(bytes).toString('base64')
      for (const cipher of await Promise.all([createWebCryptoAes(aesKey), createScriptAes(aesKey)])) {
        const outcome = await cipher.decrypt(garbage).catch((error: unknown) => error)
        if (typeof outcome === 'string') expect(() => envelope(outcome)).toThrow()
        else expect(isDecryptError(outcome)).toBe(true)
      }
    },
  )

  test.each(['', '####', 'YQ==', '  '])('rejects %j', async (ciphertext) => {
    for (const cipher of [await createWebCryptoAes(aesKey), await createScriptAes(aesKey)])
      expect(await catchError(cipher.decrypt(ciphertext))).toMatchObject({ kind: 'decrypt' })
  })

  test('rejects a key of another length', async () => {
    for (const make of [createWebCryptoAes, createScriptAes])
      expect(await catchError(make('short'))).toMatchObject({ kind: 'configuration' })
  })
})

const envelope = (plain: string) => {
  const value: unknown = JSON.parse(plain)
  if (typeof value !== 'object' || value === null || !('code' in value)) throw new Error('no envelope')
}

describe('DES-ECB', () => {
  // spec 9.15
  test('equals openssl', async () => {
    const key = keyText(8)
    const cipher = await createDesCipher(key)
    const expected = openssl(['enc', '-des-ecb', '-K', hex(key), '-base64', '-A', '-provider', 'legacy', '-provider', 'default'], text)
      .toString()
      .trim()
    expect(await cipher.encrypt(text)).toBe(expected)
    expect(await cipher.decrypt(expected)).toBe(text)
  })
  test('rejects garbage and short keys', async () => {
    const cipher = await createDesCipher(keyText(8))
    for (const garbage of ['', 'YQ==', '###']) expect(await catchError(cipher.decrypt(garbage))).toMatchObject({ kind: 'decrypt' })
    expect(await catchError(createDesCipher('1'))).toMatchObject({ kind: 'configuration' })
  })
})

describe('SHA-256', () => {
  const hash = (value: string) => createHash('sha256').update(value, 'utf8').digest('hex')
  test.property(
    { name: 'equals WebCrypto, crypto-js and node:crypto', runs: 2000 },
    [fc.string({ unit: 'grapheme', maxLength: 128 })],
    async (password) => {
      expect(await sha256(password)).toBe(hash(password))
      vi.stubGlobal('crypto', {})
      try {
        expect(await sha256(password)).toBe(hash(password))
      } finally {
        vi.unstubAllGlobals()
      }
    },
  )
})

describe('F53 RSA', () => {
  const pair = (modulusLength: number) =>
    generateKeyPairSync('rsa', {
      modulusLength,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
  const { publicKey, privateKey } = pair(1024)
  const raw = (ciphertext: string) =>
    privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(ciphertext, 'base64'))
  // Node no longer removes this padding itself
  const unpadded = (ciphertext: string) => {
    const block = raw(ciphertext)
    expect(block.subarray(0, 2)).toEqual(Buffer.from([0, 2]))
    const end = block.indexOf(0, 2)
    expect(end).toBeGreaterThanOrEqual(10)
    return block.subarray(end + 1).toString('utf8')
  }
  const load = createRequire(import.meta.url)
  const JSEncrypt = load('jsencrypt') as new () => Encrypter
  const ciphers = { node: () => createPasswordCipher(publicKey), page: async () => createPageCipher(publicKey, new JSEncrypt()) }

  for (const [name, make] of Object.entries(ciphers)) {
    // spec 3.19
    test.each(['', 'a', 'x'.repeat(117), '景'.repeat(39), '🎫'.repeat(29)])(`in a ${name} is decryptable: %j`, async (password) => {
      expect(unpadded(await (await make()).encrypt(password))).toBe(password)
    })
    test.each(['x'.repeat(118), '景'.repeat(40), '景'.repeat(45), '🎫'.repeat(30)])(
      `in a ${name} rejects a password too long for the key: %j`,
      async (password) => {
        expect(await catchError((await make()).encrypt(password))).toMatchObject({ kind: 'configuration' })
      },
    )
    test(`in a ${name} never returns the same ciphertext twice`, async () => {
      const cipher = await make()
      expect(await cipher.encrypt('same')).not.toBe(await cipher.encrypt('same'))
    })
  }

  test('accepts a key without PEM lines', async () => {
    const bare = publicKey.replace(/-----.*-----|\n/g, '')
    expect(unpadded(await (await createPasswordCipher(bare)).encrypt('x'))).toBe('x')
  })

  test.each(['', 'garbage', '####', 'MFwwDQYJ', btoa('not a key at all')])('rejects %j as a key', async (key) => {
    expect(await catchError(createPasswordCipher(key))).toMatchObject({ kind: 'configuration' })
    expect(await catchError((async () => createPageCipher(key, new JSEncrypt()))())).toMatchObject({ kind: 'configuration' })
  })
})
