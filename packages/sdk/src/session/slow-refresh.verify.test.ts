import { afterEach, expect, test, vi } from 'vitest'
import { createFakeLocks, createFakeStorage } from '../../test/fake-locks'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { StoredSession, TokenStore } from '../session-types'
import type { Client } from '../types'
import { createCrossTab } from './cross-tab'

const count = 20
// ms: slower than the former timeout
const slow = 6500

let server: FaultServer
let tabs: Client[]
afterEach(async () => {
  for (const tab of tabs) tab.dispose()
  vi.unstubAllGlobals()
  await server.stop()
})

/** Opens tabs over one store, each with its own handle of the shared lock. */
function openTabs(): Client[] {
  let record: StoredSession | undefined
  const store = (): TokenStore => ({
    read: () => record,
    write: (session) => {
      record = session
    },
    clear: () => {
      record = undefined
    },
    withLock: createCrossTab('slow').withLock,
  })
  return Array.from({ length: count }, () =>
    createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', tokenStore: store() }),
  )
}

test.each([
  ['by Web Locks', () => ({ locks: createFakeLocks() })],
  ['by the lease', () => ({})],
])('a refresh of six seconds runs once for 20 tabs coordinated %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator())
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('BroadcastChannel', undefined)
  let [valid, refreshes] = ['one', 0]
  server = await startFaultServer((seen, response) => {
    const known = seen.headers['blade-auth'] === `bearer ${valid}`
    if (!seen.path.endsWith('/token'))
      return known
        ? sendJson(response, successEnvelope({ records: [], total: 0 }))
        : sendJson(response, { code: 401, msg: '请求未授权' }, 401)
    if (seen.query.get('grant_type') !== 'refresh_token') return sendJson(response, tokenResponse('one'))
    refreshes += 1
    valid = `refreshed ${refreshes}`
    setTimeout(() => sendJson(response, tokenResponse(valid)), slow)
  })
  tabs = openTabs()
  await tabs[0]?.session.signIn({ username: 'admin', password: 'x' })
  valid = 'another'
  const pages = await Promise.all(tabs.map((tab) => tab.call(tenantPackage.page)))
  expect(pages).toHaveLength(count)
  expect(refreshes).toBe(1)
})
