import { createMemoryStore } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { afterEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../config/config'
import { createConsoleClient } from './client'

afterEach(() => vi.unstubAllGlobals())

// spec 8.6
test.each([
  ['succeeds', async () => Response.json({ code: 200, success: true, data: [], msg: '' })],
  ['is refused', async () => Response.json({ code: 400, success: false, msg: '参数校验失败' }, { status: 400 })],
  ['finds nobody', () => Promise.reject(new TypeError('fetch failed'))],
])('the progress bar is told of the end of a request that %s', async (_, answer) => {
  const told: string[] = []
  vi.stubGlobal('location', { origin: 'http://console.test', href: 'http://console.test/' })
  vi.stubGlobal('fetch', answer)
  const traffic = { started: () => void told.push('started'), ended: () => void told.push('ended') }
  const config = parseConfig('{ "clientId": "a", "clientSecret": "b" }', 'production')
  const client = await createConsoleClient({ config, tokens: createMemoryStore(), traffic, log: () => undefined })
  await client.call(menu.topMenu, undefined, { retry: 0 }).catch(() => undefined)
  expect(told).toEqual(['started', 'ended'])
  client.dispose()
})
