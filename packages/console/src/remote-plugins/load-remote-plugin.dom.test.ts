import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCrashMark } from './crash-guard'
import { loadRemotePlugin } from './load-remote-plugin'
import { disablePlugin, enablePlugin, RemotePluginError } from './plugin-switch'

const digest = (letter: string) => `sha384-${letter.repeat(64)}`

let count = 0
/** Creates the entry of a plugin that has not been loaded yet. */
const entry = (change: object = {}) => {
  const id = `plugin-${count++}`
  const files = { 'plugin.js': digest('A'), 'part.js': digest('B') }
  return { id, version: '1.0.0', base: `outside/${id}/`, entry: 'plugin.js', files, needs: { console: '^0.2' }, ...change }
}

/** Links and scripts added to the page, each with its digest. */
const requested: string[] = []
/** Matches the addresses whose digest the browser rejects. */
let refused: RegExp
/** Source of `part.js` and the type of all scripts. */
let served: { readonly source: string; readonly type: string }

function answer(url: string, { integrity }: RequestInit = {}): Promise<Response> {
  if (url.includes('lost')) return Promise.resolve(new Response(null, { status: 404 }))
  if (integrity && refused.test(url)) return Promise.reject(new TypeError('Failed to fetch'))
  if (integrity) requested.push(['fetch', url.replace(/.*\//, ''), integrity.slice(-1)].join(' '))
  return Promise.resolve(new Response(url.endsWith('part.js') ? served.source : '', { headers: { 'content-type': served.type } }))
}

beforeEach(() => {
  requested.length = 0
  refused = /^$/
  served = { source: '', type: 'text/javascript' }
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLLinkElement || node instanceof HTMLScriptElement)) continue
      const url = node instanceof HTMLLinkElement ? node.href : node.src
      requested.push([node.getAttribute('rel') ?? 'script', url.replace(/.*\//, ''), node.integrity.slice(-1)].join(' '))
      queueMicrotask(() => node.dispatchEvent(new Event(refused.test(url) ? 'error' : 'load')))
    }
  })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function getReason(given: unknown): Promise<string> {
  const problem = await loadRemotePlugin(given, 0).catch((error: unknown) => error)
  return problem instanceof RemotePluginError ? problem.reason : 'loaded'
}

test('checks the digest of every file before the first one runs', async () => {
  // there is nothing to import here, so reaching the import is the success
  expect(await getReason(entry({ styles: { 'a.css': digest('C') } }))).toBe('thrown')
  expect(requested.slice(0, 3)).toEqual(['fetch plugin.js A', 'fetch part.js B', 'stylesheet a.css C'])
  expect(requested.slice(3)).toEqual(['modulepreload plugin.js A', 'modulepreload part.js B', 'script plugin.js A'])
})

test.each(['plugin.js', 'part.js', 'a.css'])('runs nothing of the plugin if %s is rejected', async (file) => {
  refused = new RegExp(`${file.replace('.', '\\.')}$`)
  expect(await getReason(entry({ styles: { 'a.css': digest('C') } }))).toBe('changed')
  expect(requested.filter((one) => one.startsWith('script'))).toEqual([])
})

test.each([
  ["import './helper.js'", 'unlisted'],
  ["export * from '../../other/plugin.js'", 'unlisted'],
  ["import('./later.js')", 'unlisted'],
  ["import 'https://cdn.example.test/x.js'", 'unlisted'],
  ["import '/x.js'", 'unlisted'],
  ["import './plugin.js'; import { useState } from 'react'", 'thrown'],
  ["const text = `import './helper.js'` // import './helper.js'", 'thrown'],
])('of a script with %s the outcome is %s', async (source, expected) => {
  served = { ...served, source }
  expect(await getReason(entry())).toBe(expected)
  expect(requested.some((one) => one.startsWith('script'))).toBe(expected === 'thrown')
})

test('names the importer and the imported file', async () => {
  served = { ...served, source: "import './helper.js'" }
  const problem = await loadRemotePlugin(entry({ base: '/outside/named/' }), 0).catch((error: unknown) => error)
  expect(problem).toMatchObject({ details: { file: 'outside/named/part.js', imported: 'outside/named/helper.js' } })
})

test.each(['text/html', 'application/octet-stream', ''])('tells a script of the type %j from a changed one', async (type) => {
  served = { ...served, type }
  expect(await getReason(entry())).toBe('type')
})

test('two entries of one file are checked each against its own digest', async () => {
  const shared = { base: 'outside/shared/', files: { 'plugin.js': digest('A') } }
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.integrity === digest('B') ? Promise.reject(new TypeError('Failed to fetch')) : answer(url, init),
  )
  const [right, wrong] = [entry(shared), entry({ ...shared, files: { 'plugin.js': digest('B') } })]
  expect(await Promise.all([getReason(right), getReason(wrong)])).toEqual(['thrown', 'changed'])
})

test('tells a missing file from a changed one', async () => {
  refused = /lost/
  expect(await getReason(entry({ base: 'outside/lost/' }))).toBe('missing')
})

test('fetches nothing if manifest, switch, range or origin is invalid', async () => {
  expect(await getReason(entry({ routes: [] }))).toBe('manifest')
  expect(await getReason(entry({ needs: { console: '^9.1' } }))).toBe('range')
  expect(await getReason(entry({ base: 'https://cdn.example.test/a/' }))).toBe('origin')
  const off = entry()
  disablePlugin(off.id)
  expect(await getReason(off)).toBe('off')
  expect(requested).toEqual([])
  enablePlugin(off.id)
  expect(await getReason(off)).toBe('thrown')
})

test('fetches from the other origin that the entry names', async () => {
  expect(await getReason(entry({ base: 'https://cdn.example.test/a/', origin: 'https://cdn.example.test' }))).toBe('thrown')
})

test('runs a plugin that froze a page only on an explicit retry', async () => {
  const plugin = entry()
  setCrashMark(plugin.id, digest('A'))
  expect(await getReason(plugin)).toBe('hanging')
  expect(requested).toEqual([])
  expect(await getReason(plugin)).toBe('thrown')
})
