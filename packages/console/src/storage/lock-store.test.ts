import { createClient, createMemoryStore, type StoredSession } from '@jwsk/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { createLockStore } from './lock-store'

const names = { account: 'admin', realName: '管理员', nickName: '', avatar: '', oauthId: '' }
const user = { ...names, userId: '1', tenantId: '000000', deptId: '7', roleId: '8', roles: ['administrator'], userType: 'web' }
const session: StoredSession = {
  accessToken: 'a',
  refreshToken: 'b',
  generation: 1,
  storedAt: Date.now(),
  expiresIn: 3600,
  sessionId: '',
  user,
}

afterEach(() => vi.unstubAllGlobals())

function open() {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
  // no locks: a tab by itself
  vi.stubGlobal('navigator', {})
  const tokens = createMemoryStore()
  tokens.write(session)
  const fetch = () => Promise.resolve(Response.json({ code: 200, success: true, msg: '', data: {} }))
  const client = createClient({ baseUrl: 'http://lock.test', clientId: 'a', clientSecret: 'b', tokenStore: tokens, fetch })
  return { tokens, store: () => createLockStore(tokens, () => client) }
}

test('every try in vain is counted, whichever page made it', async () => {
  const { tokens, store } = open()
  await store().seal({ password: '密码' })
  expect([tokens.read(), store().tries()]).toEqual([undefined, 0])
  const answers = [await store().unseal({ password: '1' }), await store().unseal({ password: '2' })]
  expect(answers).toEqual([
    { kind: 'wrong', tries: 1 },
    { kind: 'wrong', tries: 2 },
  ])
  expect(store().tries()).toBe(2)
})

test('the right password brings the session back', async () => {
  const { tokens, store } = open()
  await store().seal({ password: '密码' })
  expect(await store().unseal({ password: '密码' })).toMatchObject({ kind: 'user', user: { account: 'admin' } })
  expect(tokens.read()).toMatchObject({ accessToken: 'a' })
})
