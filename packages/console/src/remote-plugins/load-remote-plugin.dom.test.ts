import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRemotePlugin } from './load-remote-plugin'
import { setCrashMark } from './crash-guard'
import { RemotePluginError, disablePlugin, enablePlugin } from './plugin-switch'

const digest = (letter: string) => `sha384-${letter.repeat(64)}`

let count = 0
/** A plugin that nobody has asked for yet. */
const entry = (change: object = {}) => {
  const id = `plugin-${count++}`
  const files = { 'plugin.js': digest('A'), 'part.js': digest('B') }
  return { id, version: '1.0.0', base: `outside/${id}/`, entry: 'plugin.js', files, needs: { console: '^0.1' }, ...change }
}

/** What the page was given to fetch: links and scripts, each with its digest. */
const asked: string[] = []
/** Ends of addresses that the browser refuses. */
let refused: RegExp

beforeEach(() => {
  asked.length = 0
  refused = /^$/
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLLinkElement || node instanceof HTMLScriptElement)) continue
      const url = node instanceof HTMLLinkElement ? node.href : node.src
      asked.push([node.getAttribute('rel') ?? 'script', url.replace(/.*\//, ''), node.integrity.slice(-1)].join(' '))
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

async function reasonOf(given: unknown): Promise<string> {
  const problem = await loadRemotePlugin(given, 0).catch((error: unknown) => error)
  return problem instanceof RemotePluginError ? problem.reason : 'loaded'
}

test('every file comes against its digest before the first of them runs', async () => {
  // there is nothing to import here: that far it came
  expect(await reasonOf(entry({ styles: { 'a.css': digest('C') } }))).toBe('thrown')
  expect(asked).toEqual(['modulepreload plugin.js A', 'modulepreload part.js B', 'stylesheet a.css C', 'script plugin.js A'])
})

test.each(['plugin.js', 'part.js', 'a.css'])('where %s is refused, nothing of the plugin runs', async (file) => {
  refused = new RegExp(`${file.replace('.', '\\.')}$`)
  expect(await reasonOf(entry({ styles: { 'a.css': digest('C') } }))).toBe('changed')
  expect(asked.filter((one) => one.startsWith('script'))).toEqual([])
})

test('a file that is not there is told apart from one that is another', async () => {
  refused = /lost/
  expect(await reasonOf(entry({ base: 'outside/lost/' }))).toBe('missing')
})

test('nothing is fetched of what is unclear, switched off, of another range or of another origin', async () => {
  expect(await reasonOf(entry({ routes: [] }))).toBe('manifest')
  expect(await reasonOf(entry({ needs: { console: '^9.1' } }))).toBe('range')
  expect(await reasonOf(entry({ base: 'https://cdn.example.test/a/' }))).toBe('origin')
  const off = entry()
  disablePlugin(off.id)
  expect(await reasonOf(off)).toBe('off')
  expect(asked).toEqual([])
  enablePlugin(off.id)
  expect(await reasonOf(off)).toBe('thrown')
})

test('another origin is fetched from where the entry names it', async () => {
  expect(await reasonOf(entry({ base: 'https://cdn.example.test/a/', origin: 'https://cdn.example.test' }))).toBe('thrown')
})

test('what left a page hanging is run when somebody asks again', async () => {
  const plugin = entry()
  setCrashMark(plugin.id, digest('A'))
  expect(await reasonOf(plugin)).toBe('hanging')
  expect(asked).toEqual([])
  expect(await reasonOf(plugin)).toBe('thrown')
})
