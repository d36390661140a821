import { webcrypto } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { decryptText, encryptText } from './encrypt-text'
import { parseEncryptedSession } from './encrypted-session'

vi.stubGlobal('crypto', webcrypto)

describe('encrypted text', () => {
  it('decrypts with its password and contains no plain text', async () => {
    const sealed = await encryptText('{"accessToken":"令牌"}', '密码')
    expect(await decryptText(sealed, '密码')).toBe('{"accessToken":"令牌"}')
    expect(atob(sealed.data)).not.toContain('accessToken')
  })

  it('fails to decrypt with another password or after tampering', async () => {
    const sealed = await encryptText('text', 'right')
    expect(await decryptText(sealed, 'wrong')).toBeUndefined()
    const turned = sealed.data.startsWith('A') ? `B${sealed.data.slice(1)}` : `A${sealed.data.slice(1)}`
    expect(await decryptText({ ...sealed, data: turned }, 'right')).toBeUndefined()
  })

  it('differs each time', async () => {
    expect(await encryptText('text', 'a')).not.toEqual(await encryptText('text', 'a'))
  })

  it('is parsed only if the storage contains one', () => {
    expect(parseEncryptedSession({ salt: 'a', iv: 'b', data: 'c', more: 1 })).toEqual({ salt: 'a', iv: 'b', data: 'c', failedAttempts: 0 })
    expect(parseEncryptedSession({ salt: 'a', iv: 'b', data: 'c', failedAttempts: 3 })?.failedAttempts).toBe(3)
    expect(parseEncryptedSession({ salt: 'a', iv: 'b', data: 'c', failedAttempts: -9 })?.failedAttempts).toBe(0)
    expect([parseEncryptedSession(null), parseEncryptedSession({ salt: 1 }), parseEncryptedSession('x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
