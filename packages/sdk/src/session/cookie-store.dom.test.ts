import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from '../client'
import type { StoredSession } from '../session-types'
import { createCookieStore } from './cookie-store'

const session: StoredSession = {
  generation: 1_700_000_000_000,
  accessToken: 'header.payload.sign=',
  refreshToken: 'r;1 2',
  storedAt: 1_700_000_000_001,
  expiresIn: 3600,
  sessionId: 'abc',
  userType: 'own.app',
  user: {
    userId: '1123598821738675201',
    tenantId: '000000',
    account: 'admin',
    realName: '管理员',
    nickName: '',
    avatar: '',
    deptId: '7',
    roleId: '8,9',
    oauthId: '',
    roles: ['administrator'],
    userType: 'web',
  },
}

const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter(Boolean)
    .sort()

beforeEach(() => createCookieStore().clear())
afterEach(() => vi.restoreAllMocks())

describe('a session in cookies', () => {
  // spec 3.10, 4.1
  test('is restored unchanged', () => {
    createCookieStore().write(session)
    expect(createCookieStore().read()).toEqual(session)
  })
  // spec 3.8, 3.9
  test('uses four cookies named after the application', () => {
    const store = createCookieStore({ appKey: 'shop' })
    store.write(session)
    expect(names()).toEqual(['shop-access-token', 'shop-refresh-token', 'shop-session-id', 'shop-user-id'])
    expect(Object.keys(localStorage)).toEqual(['shop-user-info'])
    store.clear()
    expect(names()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
  // spec 2.82
  test('whose token is emptied ends within a second', async () => {
    vi.useFakeTimers()
    const tokenStore = createCookieStore()
    tokenStore.write({ ...session, storedAt: Date.now() })
    const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', tokenStore })
    const ended = vi.fn()
    client.session.on('ended', ended)
    expect(client.session.current()?.user.account).toBe('admin')
    // biome-ignore lint/suspicious/noDocumentCookie: another program empties the cookie
    document.cookie = 'jwsk-access-token=; Path=/'
    await vi.advanceTimersByTimeAsync(1000)
    expect(ended.mock.calls).toEqual([['elsewhere']])
    expect(client.session.current()).toBeUndefined()
    client.dispose()
    vi.useRealTimers()
  })
  test('is restricted to its site', () => {
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => void written.push(value))
    createCookieStore().write(session)
    const set = written.filter((cookie) => !cookie.includes('Max-Age=0'))
    expect(set.length).toBeGreaterThanOrEqual(4)
    for (const cookie of set) expect(cookie).toMatch(/; Path=\/; SameSite=Strict$/)
  })
  test('notifies other tabs', async () => {
    const [here, there] = [createCookieStore(), createCookieStore()]
    const listener = vi.fn()
    const stop = there.subscribe?.(listener)
    here.write(session)
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    expect(there.read()?.accessToken).toBe(session.accessToken)
    stop?.()
  })
})

describe('F31 unavailable storage', () => {
  test('F17 a token too large for a cookie stays in memory with a warning', () => {
    const onWarning = vi.fn()
    const store = createCookieStore({ onWarning })
    store.write({ ...session, accessToken: 'x'.repeat(4200) })
    expect(onWarning).toHaveBeenCalledWith(expect.objectContaining({ code: 'TOKEN_TOO_LARGE' }))
    expect(store.read()?.accessToken).toHaveLength(4200)
    expect(names()).toEqual([])
  })
  test('blocked cookies keep the session in memory with a warning', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    const onWarning = vi.fn()
    const store = createCookieStore({ onWarning })
    store.write(session)
    expect(onWarning).toHaveBeenCalledWith(expect.objectContaining({ code: 'STORE_UNAVAILABLE' }))
    expect(store.read()).toEqual(session)
    store.clear()
    expect(store.read()).toBeUndefined()
  })
  test('blocked local storage loses only the name', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = createCookieStore()
    store.write(session)
    expect(store.read()).toMatchObject({ accessToken: session.accessToken, user: { userId: session.user.userId, realName: '' } })
  })
  test.each(['alert(1)', '{"roles":7,"account":{}}', '[]', 'null', '"x"', '{"userId":"2","roles":["administrator"]}'])(
    'storage edited to %s is ignored',
    (text) => {
      const store = createCookieStore()
      store.write(session)
      localStorage.setItem('jwsk-user-info', text)
      expect(store.read()?.user).toMatchObject({ userId: session.user.userId, roles: [], account: '' })
    },
  )
  test.each(['', 'x', '1', '.1', 'NaN.NaN', '1.5e-1.x', '%E0%A4%A'])('a session id of %j is no session', (value) => {
    createCookieStore().write(session)
    // biome-ignore lint/suspicious/noDocumentCookie: what a person or another program may do to it
    document.cookie = `jwsk-session-id=${value}; Path=/`
    expect(createCookieStore().read()).toBeUndefined()
  })
})
