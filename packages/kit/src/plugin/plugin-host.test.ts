import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { definePlugin } from './define-plugin'
import { createPluginHost } from './plugin-host'
import type { Plugin, PluginSource } from './types'

const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }
const never = () => Promise.reject(new Error('not asked for'))

const plugin = (id: string, ...paths: readonly string[]) =>
  definePlugin({ id, resources: Object.fromEntries(paths.map((path) => [path, never])), locales })
const source = (id: string, load: () => Promise<unknown>) => ({ id, load }) as PluginSource // a broken plugin returns anything
const good = (...args: Parameters<typeof plugin>) => source(args[0], () => Promise.resolve(plugin(...args)))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const states = ({ getSnapshot }: ReturnType<typeof createPluginHost>) => getSnapshot().states.map(({ id, status }) => `${id} ${status}`)

test('F34 F35 F36 a failing, invalid or silent plugin does not affect others', async () => {
  const hung = new Promise<Plugin>(() => undefined)
  const host = createPluginHost([
    source('gone', () => Promise.reject(new Error('404'))),
    source('thrown', () => {
      throw new Error('at import')
    }),
    source('hung', () => hung),
    source('odd', () => Promise.resolve({ id: 'odd', resources: null })),
    source('other', () => Promise.resolve(plugin('someone'))),
    source('wild', () => Promise.resolve(plugin('wild', '//evil.example/x', 'no-slash y'))),
    good('parking', '/biz/parkingLot'),
  ])
  await vi.advanceTimersByTimeAsync(20)
  expect(states(host)).toEqual([
    'gone failed',
    'thrown failed',
    'hung waiting',
    'odd failed',
    'other failed',
    'wild failed',
    'parking ready',
  ])
  expect(host.getSnapshot().registry.find('/biz/parkingLot')?.plugin.id).toBe('parking')
  expect(host.getSnapshot().isLoading).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(states(host)[2]).toBe('hung silent')
  expect(host.getSnapshot().isLoading).toBe(false)
})

test('adds a late plugin without changing loaded ones', async () => {
  let answer: (plugin: Plugin) => void = () => undefined
  const late = new Promise<Plugin>((resolve) => {
    answer = resolve
  })
  const host = createPluginHost([good('a', '/a'), source('b', () => late)], { timeoutMs: 100 })
  await vi.advanceTimersByTimeAsync(200)
  const before = host.getSnapshot().registry.find('/a')
  answer(plugin('b', '/a', '/b'))
  await vi.advanceTimersByTimeAsync(20)
  const { registry } = host.getSnapshot()
  expect(registry.find('/a')).toBe(before)
  expect(registry.find('/b')?.plugin.id).toBe('b')
  expect(registry.conflicts).toEqual([{ path: '/a', keptBy: 'a', refusedFor: 'b' }])
})

test('F36 list order decides conflicts, not load order', async () => {
  const slow = () => new Promise<Plugin>((resolve) => setTimeout(() => resolve(plugin('a', '/same')), 500))
  const host = createPluginHost([source('a', slow), good('b', '/same')])
  await vi.advanceTimersByTimeAsync(600)
  expect(host.getSnapshot().registry.find('/same')?.plugin.id).toBe('a')
})

test('F34 a failed plugin can be retried and lists its problems', async () => {
  let tries = 0
  const host = createPluginHost([
    source('a', () => (tries++ === 0 ? Promise.reject(new Error('404')) : Promise.resolve(plugin('a', '/a')))),
  ])
  const heard = vi.fn()
  host.subscribe(heard)
  await vi.advanceTimersByTimeAsync(20)
  host.retry('a')
  await vi.advanceTimersByTimeAsync(20)
  expect(states(host)).toEqual(['a ready'])
  for (let at = 0; at < 9; at++) host.reportProblem('a', { path: '/a', message: `broken ${at}` })
  expect(host.getSnapshot().states[0]?.problems.map(({ message }) => message)).toEqual([
    'broken 8',
    'broken 7',
    'broken 6',
    'broken 5',
    'broken 4',
  ])
  expect(heard).toHaveBeenCalled()
})

test('F34 a loaded plugin can be retried and may then be missing', async () => {
  let isOff = false
  const host = createPluginHost([source('a', () => (isOff ? Promise.reject(new Error('off')) : Promise.resolve(plugin('a', '/a'))))])
  await vi.advanceTimersByTimeAsync(20)
  isOff = true
  host.retry('a')
  await vi.advanceTimersByTimeAsync(20)
  expect([states(host), host.getSnapshot().registry.paths]).toEqual([['a failed'], []])
  isOff = false
  host.retry('a')
  await vi.advanceTimersByTimeAsync(20)
  expect(host.getSnapshot().states).toMatchObject([{ status: 'ready', error: undefined }])
})

test('F36 reports duplicate ids and keeps the first plugin', async () => {
  const host = createPluginHost([good('a', '/first'), good('a', '/second')])
  await vi.advanceTimersByTimeAsync(20)
  expect(host.getSnapshot().registry.paths).toEqual(['/first'])
  expect(host.getSnapshot().states).toMatchObject([
    { id: 'a', status: 'ready', problems: [{ message: expect.stringContaining('second') }] },
  ])
})
