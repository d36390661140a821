import { createMemoryStore } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { afterEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../platform/config/config'
import { createConsoleClient } from './client'

afterEach(() => vi.unstubAllGlobals())

// spec 8.6
test.each([
  ['succeeds', async () => Response.json({ code: 200, success: true, data: [], msg: '' })],
  ['is rejected', async () => Response.json({ code: 400, success: false, msg: '参数校验失败' }, { status: 400 })],
  ['fails without a connection', () => Promise.reject(new TypeError('fetch failed'))],
])('the progress bar is notified of the end of a request that %s', async (_, answer) => {
  const events: string[] = []
  vi.stubGlobal('location', { origin: 'http://console.test', href: 'http://console.test/' })
  vi.stubGlobal('fetch', answer)
  const traffic = { started: () => void events.push('started'), ended: () => void events.push('ended') }
  const config = parseConfig('{ "clientId": "a", "clientSecret": "b" }', 'production')
  const client = await createConsoleClient({ config, tokens: createMemoryStore(), traffic, language: () => 'en', log: () => undefined })
  await client.call(menu.topMenu, undefined, { retry: 0 }).catch(() => undefined)
  expect(events).toEqual(['started', 'ended'])
  client.dispose()
})
