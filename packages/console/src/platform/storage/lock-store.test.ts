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
  // no Web Locks: a single tab
  vi.stubGlobal('navigator', {})
  const tokens = createMemoryStore()
  tokens.write(session)
  const fetch = () => Promise.resolve(Response.json({ code: 200, success: true, msg: '', data: {} }))
  const client = createClient({ baseUrl: 'http://lock.test', clientId: 'a', clientSecret: 'b', tokenStore: tokens, fetch })
  return { tokens, store: () => createLockStore(tokens, () => client) }
}

test('counts every failed attempt, whichever page made it', async () => {
  const { tokens, store } = open()
  await store().lock({ password: '密码' })
  expect([tokens.read(), store().tries()]).toEqual([undefined, 0])
  const answers = [await store().unlock({ password: '1' }), await store().unlock({ password: '2' })]
  expect(answers).toEqual([
    { kind: 'wrong', tries: 1 },
    { kind: 'wrong', tries: 2 },
  ])
  expect(store().tries()).toBe(2)
})

// spec 4.10
test('restores the session for the right password, then drops the encrypted one', async () => {
  const { tokens, store } = open()
  await store().lock({ password: '密码' })
  expect(await store().unlock({ password: '密码' })).toMatchObject({ kind: 'user', user: { account: 'admin' } })
  expect(tokens.read()).toMatchObject({ accessToken: 'a' })
  store().drop()
  expect(store().tries()).toBeUndefined()
})
