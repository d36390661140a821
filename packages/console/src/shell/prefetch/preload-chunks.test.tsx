import { waitFor } from '@testing-library/react'
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

const named = { groups: [['assets/a.js', 'assets/a.css'], ['assets/b.woff2']], texts: { 'zh-cn': ['assets/zh.js'], en: ['assets/en.js'] } }
const write = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="preload-groups">${text}</script>`
}
const fresh = () => import('./preload-chunks')
const links = () => [...document.head.querySelectorAll('link')]
const getPreloads = () => links().map(({ rel, as, href }) => [rel, as, new URL(href).pathname].filter(Boolean).join(' '))
const arrive = (type: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(type))
}

test('preloads groups in order, with the texts of the active language', async () => {
  write(JSON.stringify(named))
  const { preloadChunks } = await fresh()
  const all = preloadChunks('en')
  await waitFor(() =>
    expect(getPreloads()).toEqual(['modulepreload /assets/a.js', 'preload style /assets/a.css', 'modulepreload /assets/en.js']),
  )
  arrive('load')
  await waitFor(() => expect(getPreloads().slice(3)).toEqual(['preload font /assets/b.woff2']))
  arrive('load')
  await all
  await preloadChunks('en')
  expect(links()).toHaveLength(4)
})

test('stops silently when a file fails to load', async () => {
  write(JSON.stringify(named))
  const { preloadChunks } = await fresh()
  const all = preloadChunks('zh-cn')
  await waitFor(() => expect(links()).toHaveLength(3))
  arrive('error')
  await all
  expect(links()).toHaveLength(3)
})

test.each(['', '{', 'null', '[]', '{"groups":7}', '{"groups":[[7]],"texts":7}'])(
  'preloads nothing if the page has no valid groups: %s',
  async (text) => {
    write(text)
    const { preloadChunks } = await fresh()
    await preloadChunks('zh-cn')
    expect(links()).toEqual([])
  },
)

test('preloads nothing on a slow connection or with data saver', async () => {
  write(JSON.stringify(named))
  const { preloadChunks, hasFastConnection } = await fresh()
  expect(
    [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }].map((connection) => hasFastConnection({ connection })),
  ).toEqual([false, false, false])
  expect([{}, { connection: { effectiveType: '3g' } }].map(hasFastConnection)).toEqual([true, true])
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await preloadChunks('zh-cn')
  expect(links()).toEqual([])
})
