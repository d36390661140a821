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
  return { id, version: '1.0.0', base: `outside/${id}/`, entry: 'plugin.js', files, needs: { console: '^0.1' }, ...change }
}

/** Links and scripts added to the page, each with its digest. */
const requested: string[] = []
/** Matches the addresses that the browser rejects. */
let refused: RegExp

beforeEach(() => {
  requested.length = 0
  refused = /^$/
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLLinkElement || node instanceof HTMLScriptElement)) continue
      const url = node instanceof HTMLLinkElement ? node.href : node.src
      requested.push([node.getAttribute('rel') ?? 'script', url.replace(/.*\//, ''), node.integrity.slice(-1)].join(' '))
      queueMicrotask(() => node.dispatchEvent(new Event(refused.test(url) ? 'error' : 'load')))
    }
  })
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(null, { status: url.includes('lost') ? 404 : 200 })))
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
  expect(requested).toEqual(['modulepreload plugin.js A', 'modulepreload part.js B', 'stylesheet a.css C', 'script plugin.js A'])
})

test.each(['plugin.js', 'part.js', 'a.css'])('runs nothing of the plugin if %s is rejected', async (file) => {
  refused = new RegExp(`${file.replace('.', '\\.')}$`)
  expect(await getReason(entry({ styles: { 'a.css': digest('C') } }))).toBe('changed')
  expect(requested.filter((one) => one.startsWith('script'))).toEqual([])
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
