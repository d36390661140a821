import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { successEnvelope, tokenResponse } from '../../test/fault-server'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import type { StoredSession } from '../session-types'
import type { Client } from '../types'
import { createMemoryStore } from './memory-store'

const day = 24 * 3600 * 1000
const store = createMemoryStore()
let client: Client
let network: ReturnType<typeof createScriptedFetch>
let sealed: StoredSession
let issued: number

const refreshes = () => network.requests.filter(({ url }) => url.searchParams.get('grant_type') === 'refresh_token')
/** Locks the session: moves the record elsewhere, encrypted with a password, and ends the session. */
const lockSession = () => {
  const session = store.read()
  if (!session) throw new Error('nobody is signed in')
  client.session.end('elsewhere')
  return session
}

beforeEach(async () => {
  vi.useFakeTimers()
  issued = 0
  network = createScriptedFetch((url) => {
    if (!url.pathname.endsWith('/oauth/token')) return jsonResponse(successEnvelope({ user_id: '1' }))
    issued += 1
    return jsonResponse(tokenResponse(`token-${issued}`))
  })
  client = createClient({
    baseUrl: 'http://gateway.test',
    clientId: 'console',
    clientSecret: 'test',
    tokenStore: store,
    fetch: network.fetch,
  })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
})
afterEach(() => {
  client.dispose()
  store.clear()
  vi.useRealTimers()
})

test('H26 a locked session is not refreshed until it is unlocked', async () => {
  await vi.advanceTimersByTimeAsync(2_999_000)
  sealed = lockSession()
  await vi.advanceTimersByTimeAsync(day)
  expect([refreshes().length, store.read()]).toEqual([0, undefined])
  store.write(sealed)
  await Promise.all(Array.from({ length: 20 }, () => client.session.userInfo()))
  expect(refreshes()).toHaveLength(1)
  expect(new Headers(network.requests.at(-1)?.init.headers).get('blade-auth')).toBe('bearer token-2')
  await vi.advanceTimersByTimeAsync(2_999_000)
  expect(refreshes()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(refreshes()).toHaveLength(2)
})

test('H26 a refresh in flight while the session is locked stores nothing', async () => {
  const refreshing = client.session.refresh()
  refreshing.catch(() => undefined)
  sealed = lockSession()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(refreshing).rejects.toMatchObject({ kind: 'abort' })
  expect(store.read()).toBeUndefined()
})
