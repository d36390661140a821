import { webcrypto } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { seal, unseal } from './seal'
import { readSealed } from './sealed'

vi.stubGlobal('crypto', webcrypto)

describe('a seal', () => {
  it('opens with its password and holds nothing readable', async () => {
    const sealed = await seal('{"accessToken":"令牌"}', '密码')
    expect(await unseal(sealed, '密码')).toBe('{"accessToken":"令牌"}')
    expect(atob(sealed.data)).not.toContain('accessToken')
  })

  it('stays shut for another password and after tampering', async () => {
    const sealed = await seal('text', 'right')
    expect(await unseal(sealed, 'wrong')).toBeUndefined()
    const turned = sealed.data.startsWith('A') ? `B${sealed.data.slice(1)}` : `A${sealed.data.slice(1)}`
    expect(await unseal({ ...sealed, data: turned }, 'right')).toBeUndefined()
  })

  it('is never the same twice', async () => {
    expect(await seal('text', 'a')).not.toEqual(await seal('text', 'a'))
  })

  it('is read only where a storage holds one', () => {
    expect(readSealed({ salt: 'a', iv: 'b', data: 'c', more: 1 })).toEqual({ salt: 'a', iv: 'b', data: 'c', tries: 0 })
    expect(readSealed({ salt: 'a', iv: 'b', data: 'c', tries: 3 })?.tries).toBe(3)
    expect(readSealed({ salt: 'a', iv: 'b', data: 'c', tries: -9 })?.tries).toBe(0)
    expect([readSealed(null), readSealed({ salt: 1 }), readSealed('x')]).toEqual([undefined, undefined, undefined])
  })
})
