import { createMemoryStore, JwskError, type Middleware, type RawResponse } from '@jwsk/sdk'
import { user } from '@jwsk/sdk/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWatching } from './start'

const url = 'https://watch.example/console'
const secrets = ['令牌', 's3cret', '张三', '1790000000000000001', 'filter-text', '13812345678']

let sent: string[]
let watch: Middleware
const stops: (() => void)[] = []

/** Returns the events that the page sent once it was hidden. */
function flushEvents(): readonly Record<string, unknown>[] {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  return sent.flatMap((body) => JSON.parse(body).items)
}

function begin(more: { readonly sample?: number; readonly traces?: boolean } = {}) {
  const getScreenName = (path: string) => (path.startsWith('/system/user/') ? '/system/user/:id/:name' : '/')
  startWatching({ url, sample: 1, traces: false, ...more }, { watchCalls: (watcher) => (watch = watcher), getScreenName })
}

beforeEach(() => {
  sent = []
  watch = (call, next) => next(call)
  // removes the listeners of a test
  for (const target of [globalThis, document]) {
    const added = vi.spyOn(target, 'addEventListener')
    stops.push(() => {
      for (const [type, listener] of added.mock.calls) target.removeEventListener(type, listener as () => void) // all of them are functions
    })
  }
  vi.stubGlobal('fetch', async (_: string, { body, ...options }: RequestInit) => {
    expect(options).toEqual({ method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' })
    sent.push(String(body))
    return new Response()
  })
  history.replaceState(null, '', '/system/user/1790000000000000001/张三?q=filter-text&token=s3cret#令牌')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const call = { operation: user.page, input: { account: '张三', phone: '13812345678' }, options: {} }
const answer: RawResponse = { payload: {}, status: 200, headers: new Headers() }

test('reports a failed call and an uncaught error without personal data', async () => {
  begin()
  const failure = new JwskError({ kind: 'protocol', message: '用户 张三 已存在', operation: 'user.page', status: 500, requestId: 's3cret' })
  await expect(watch(call, () => Promise.reject(failure))).rejects.toBe(failure)
  const thrown = Object.assign(new TypeError('张三 13812345678 filter-text'), {
    stack: 'TypeError: 张三\n    at go (https://c.example/assets/users-Ab1.js:1:20?token=s3cret)',
  })
  dispatchEvent(Object.assign(new Event('error'), { error: thrown }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: '令牌' }))
  const items = flushEvents()
  expect(items).toMatchObject([
    { kind: 'call', screen: '/system/user/:id/:name', operation: 'user.page', path: user.page.path, outcome: 'protocol', status: 500 },
    { kind: 'error', name: 'TypeError', at: ['users-Ab1.js:1:20'] },
    { kind: 'error', name: 'string', at: [] },
  ])
  expect(sent).toHaveLength(1)
  for (const secret of secrets) expect(sent.join(), secret).not.toContain(secret)
})

test('reports a slow call, but no fast or aborted one', async () => {
  begin()
  await watch(call, () => Promise.resolve(answer))
  const aborted = new JwskError({ kind: 'abort', message: '' })
  await expect(watch(call, () => Promise.reject(aborted))).rejects.toBe(aborted)
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(3500)
  await watch(call, () => Promise.resolve(answer))
  now.mockRestore()
  expect(flushEvents()).toMatchObject([{ kind: 'call', outcome: 'slow', status: 200, milliseconds: 3500 }])
})

test('sends events in one batch and survives an unreachable host', async () => {
  begin()
  for (let turn = 0; turn < 25; turn += 1) dispatchEvent(Object.assign(new Event('error'), { error: new Error('x') }))
  expect(sent.map((body) => JSON.parse(body).items.length)).toEqual([20])
  const fetch = vi.fn(() => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('fetch', fetch)
  flushEvents()
  expect(fetch).toHaveBeenCalledWith(url, expect.anything())
})

test('an unsampled page sends traces but no events', async () => {
  begin({ sample: 0, traces: true })
  const next = vi.fn<Parameters<Middleware>[1]>(() => Promise.reject(new JwskError({ kind: 'network', message: '' })))
  await expect(watch(call, next)).rejects.toThrow()
  const { headers = {} } = next.mock.calls[0]?.[0].options ?? {}
  expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(flushEvents()).toEqual([])
})

// loads the whole client
test('loads no telemetry without an address in config.json', async () => {
  const { createConsoleClient } = await import('../../app/client')
  const { parseConfig } = await import('../config/config')
  const config = parseConfig('{ "clientId": "a", "clientSecret": "b" }', 'production')
  const sentHeaders: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    sentHeaders.push(new Headers(init?.headers))
    return Response.json({ code: 200, data: { records: [], total: 0 }, msg: '' })
  })
  const traffic = { started: () => undefined, ended: () => undefined }
  const client = await createConsoleClient({ config, tokens: createMemoryStore(), traffic, language: () => 'en', log: () => undefined })
  await client.call(user.page)
  expect(sentHeaders.map((headers) => headers.get('traceparent'))).toEqual([null])
})
