import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const named = { parcels: [['assets/a.js', 'assets/a.css'], ['assets/b.woff2']], texts: { 'zh-cn': ['assets/zh.js'], en: ['assets/en.js'] } }
const write = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="parcels">${text}</script>`
}
const fresh = () => import('./preload-chunks')
const links = () => [...document.head.querySelectorAll('link')]
const asked = () => links().map(({ rel, as, href }) => [rel, as, new URL(href).pathname].filter(Boolean).join(' '))
const arrive = (type: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(type))
}

test('parcels come one after another, with the texts of the language on screen beside the first', async () => {
  write(JSON.stringify(named))
  const { preloadChunks } = await fresh()
  const all = preloadChunks('en')
  await vi.waitFor(() =>
    expect(asked()).toEqual(['modulepreload /assets/a.js', 'preload style /assets/a.css', 'modulepreload /assets/en.js']),
  )
  arrive('load')
  await vi.waitFor(() => expect(asked().slice(3)).toEqual(['preload font /assets/b.woff2']))
  arrive('load')
  await all
  await preloadChunks('en')
  expect(links()).toHaveLength(4)
})

test('a parcel that does not come ends it without a word', async () => {
  write(JSON.stringify(named))
  const { preloadChunks } = await fresh()
  const all = preloadChunks('zh-cn')
  await vi.waitFor(() => expect(links()).toHaveLength(3))
  arrive('error')
  await all
  expect(links()).toHaveLength(3)
})

test.each(['', '{', 'null', '[]', '{"parcels":7}', '{"parcels":[[7]],"texts":7}'])(
  'a page that names nothing usable asks for nothing: %s',
  async (text) => {
    write(text)
    const { preloadChunks } = await fresh()
    await preloadChunks('zh-cn')
    expect(links()).toEqual([])
  },
)

test('who saves data, or has a slow line, is sent nothing unasked', async () => {
  write(JSON.stringify(named))
  const { preloadChunks, hasFastConnection } = await fresh()
  expect([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }].map((connection) => hasFastConnection({ connection }))).toEqual([
    false,
    false,
    false,
  ])
  expect([{}, { connection: { effectiveType: '3g' } }].map(hasFastConnection)).toEqual([true, true])
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await preloadChunks('zh-cn')
  expect(links()).toEqual([])
})
