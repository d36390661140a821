import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { successEnvelope, tokenResponse } from '../../test/fault-server'
import { createScriptedFetch, hangUntilAborted, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { SessionEndReason } from '../session-types'
import type { Client } from '../types'

let client: Client
let network: ReturnType<typeof createScriptedFetch>
let onRefresh: (init: RequestInit) => Response | Promise<Response>
let ended: SessionEndReason[]
let issued: number

const issue = () => {
  issued += 1
  return jsonResponse(tokenResponse(`token-${issued}`))
}
const refreshes = () => network.requests.filter(({ url }) => url.searchParams.get('grant_type') === 'refresh_token').length

beforeEach(async () => {
  vi.useFakeTimers()
  ended = []
  issued = 0
  onRefresh = issue
  network = createScriptedFetch((url, init) => {
    if (url.searchParams.get('grant_type') === 'refresh_token') return onRefresh(init)
    return url.pathname.endsWith('/oauth/token') ? issue() : jsonResponse(successEnvelope({ records: [], total: 0 }))
  })
  client = createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', fetch: network.fetch })
  client.session.on('ended', (why) => ended.push(why))
  await client.session.signIn({ username: 'admin', password: 'admin123' })
})
afterEach(() => {
  client.dispose()
  vi.useRealTimers()
})

describe('H2 the age of the token', () => {
  // spec 4.11, 4.12, 9.2
  test('triggers no refresh before the token time and exactly one at it', async () => {
    await vi.advanceTimersByTimeAsync(2_999_000)
    expect(refreshes()).toBe(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(refreshes()).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refreshes()).toBe(1)
    expect(client.session.current()?.accessToken).toBe('token-2')
  })

  // spec 4.11
  test('is checked every second', async () => {
    client.dispose()
    const options = { baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', tokenTime: 61 }
    client = createClient({ ...options, fetch: network.fetch })
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    await vi.advanceTimersByTimeAsync(60_999)
    expect(refreshes()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(refreshes()).toBe(1)
  })

  // spec 4.12
  test('triggers no second refresh while one runs', async () => {
    onRefresh = hangUntilAborted
    await vi.advanceTimersByTimeAsync(3_000_000)
    const calls = Array.from({ length: 3 }, () => client.call(tenantPackage.page))
    await vi.advanceTimersByTimeAsync(14_000)
    expect(refreshes()).toBe(1)
    await Promise.all(calls)
  })

  // spec 4.13
  test('F20 over a day triggers one refresh per token', async () => {
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000)
    expect(refreshes()).toBeGreaterThanOrEqual(28)
    expect(refreshes()).toBeLessThanOrEqual(30)
  })

  test.each([
    ['ten minutes forward', 600_000],
    ['ten minutes back', -600_000],
    ['an hour forward', 3_600_000],
    ['an hour back', -3_600_000],
    ['to 1970', -1_700_000_000_000],
  ])('F20 survives a clock that is set %s without a refresh loop', async (_, jump) => {
    await vi.advanceTimersByTimeAsync(1_000_000)
    vi.setSystemTime(Date.now() + jump)
    await vi.advanceTimersByTimeAsync(2_001_000)
    expect(refreshes()).toBe(1)
    await vi.advanceTimersByTimeAsync(2_900_000)
    expect(refreshes()).toBeLessThanOrEqual(2)
  })

  test('F49 after nine hours of sleep triggers one refresh before the first call', async () => {
    vi.setSystemTime(Date.now() + 9 * 3600 * 1000)
    await client.call(tenantPackage.page)
    expect(refreshes()).toBe(1)
    expect(new Headers(network.requests.at(-1)?.init.headers).get('blade-auth')).toBe('bearer token-2')
  })

  test('is not polled after a sign-out', async () => {
    await client.session.signOut()
    await vi.advanceTimersByTimeAsync(4_000_000)
    expect(refreshes()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

// spec 4.13
test('F22 a refresh that fails for ten minutes is tried at most 25 times', async () => {
  onRefresh = () => jsonResponse({ code: 500, msg: '服务器异常' }, 500)
  await vi.advanceTimersByTimeAsync(3_000_000)
  expect(refreshes()).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refreshes()).toBeGreaterThan(5)
  expect(refreshes()).toBeLessThanOrEqual(25)
  expect(ended).toEqual([])
  onRefresh = issue
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.session.current()?.accessToken).toBe('token-2')
})

// spec 4.13
test('F23 a hanging refresh times out after 15 seconds and is retried', async () => {
  const start = Date.now()
  let freed = 0
  client.session.on('refreshFailed', () => {
    freed ||= Date.now() - start
  })
  onRefresh = hangUntilAborted
  await vi.advanceTimersByTimeAsync(3_016_000)
  expect(freed).toBeGreaterThanOrEqual(3_014_500)
  expect(freed).toBeLessThanOrEqual(3_016_000)
  onRefresh = issue
  await vi.advanceTimersByTimeAsync(5000)
  expect(client.session.current()?.accessToken).toBe('token-2')
})

test('a call waits at most ten seconds for a refresh before it is sent', async () => {
  onRefresh = hangUntilAborted
  await vi.advanceTimersByTimeAsync(3_000_000)
  const start = Date.now()
  const call = client.call(tenantPackage.page).then(() => Date.now() - start)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await call).toBe(10_000)
  expect(new Headers(network.requests.at(-1)?.init.headers).get('blade-auth')).toBe('bearer token-1')
})

test('a disposed client has no timers', () => {
  client.dispose()
  expect(vi.getTimerCount()).toBe(0)
})
