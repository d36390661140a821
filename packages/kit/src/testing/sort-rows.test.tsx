import { startPlatform } from '@jwsk/mocks/testing'
import { type Client, JwskError, type Operation } from '@jwsk/sdk'
import { indexBanner } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { number } from '../fields/number/number'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const banners = defineResource({
  api: indexBanner,
  fields: { title: text(), sort: number(), clickCount: number() },
  columns: ['title', 'sort', 'clickCount'],
  form: ['title', 'sort'],
  sortable: ['clickCount'],
  sort: { sort: 'asc' },
  sortRows: indexBanner.sort,
})
const labels = {
  indexBanner: { title: '轮播图', record: '轮播图', fields: { title: '标题', sort: '排序', clickCount: '点击次数' } },
}
const plugin = definePlugin({
  id: 'banners',
  resources: { '/banners': () => Promise.resolve({ default: banners }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

let sent: unknown[] = []
let beforeWrite: () => Promise<void> | undefined = () => undefined
beforeEach(() => {
  sent = []
  beforeWrite = () => undefined
})

/** Returns a client that records new orders, and lets a test hold or reject them. */
const createClient = (): Client =>
  Object.assign(Object.create(platform.client), {
    call: async (operation: Operation, input: unknown, options: object) => {
      if (operation.id === indexBanner.sort.id) {
        sent.push(input)
        await beforeWrite()
      }
      return platform.client.call(operation, input, options)
    },
  })

async function open({ path = '/banners', permissions = ['index_banner_sort'] }: { path?: string; permissions?: readonly string[] } = {}) {
  const rendered = renderScreen(plugin, { path, client: createClient(), permissions })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}

const getTitles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const findHandles = () => screen.findAllByRole('button', { name: /^调整/ })
const listTitles = async () =>
  (await platform.client.call(indexBanner.page, { current: 1, size: 20, ascs: 'sort' })).records.map(({ title }) => title)

describe('sortRows', () => {
  test('has no handles without the permission', async () => {
    await open({ permissions: [] })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('button', { name: /^调整/ })).toBeNull()
  })

  test('moves a row by the arrow keys', async () => {
    const { user } = await open()
    const before = getTitles()
    const [first] = await findHandles()
    first?.focus()
    await user.keyboard('{ArrowDown}')
    const after = [before[1], before[0], ...before.slice(2)]
    await waitFor(() => expect(getTitles()).toEqual(after))
    expect(screen.getByText(`${before[0]} 已移到第 2 位`)).toBeTruthy()
    await waitFor(async () => expect(await listTitles()).toEqual(after))
    expect(sent).toEqual([expect.arrayContaining([{ id: expect.any(String), sort: expect.any(Number) }])])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`调整「${before[0]}」的顺序`))
  })

  test('sends the latest order after the call before it', async () => {
    const { user } = await open()
    const before = getTitles()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    beforeWrite = () => held
    const [first] = await findHandles()
    first?.focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(getTitles()[1]).toBe(before[0]))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(getTitles()[2]).toBe(before[0]))
    expect(sent).toHaveLength(1)
    beforeWrite = () => undefined
    release()
    await waitFor(async () => expect((await listTitles())[2]).toBe(before[0]))
    expect(sent).toHaveLength(2)
  })

  test('restores the order with one message when it is rejected', async () => {
    const { user, notices } = await open()
    const before = getTitles()
    beforeWrite = () => Promise.reject(new JwskError({ kind: 'business', message: '不能调整' }))
    const [first] = await findHandles()
    first?.focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: '不能调整' }]))
    await waitFor(() => expect(getTitles()).toEqual(before))
    expect(screen.getByText('顺序没有保存，已恢复')).toBeTruthy()
  })

  test('explains why rows cannot be moved in another order', async () => {
    const { user } = await open({ path: '/banners?order=-clickCount' })
    const [first] = await findHandles()
    expect(first?.getAttribute('aria-disabled')).toBe('true')
    expect(first?.title).toBe('按「排序」从小到大排列时才能调整顺序')
    const before = getTitles()
    first?.focus()
    await user.keyboard('{ArrowDown}')
    expect(getTitles()).toEqual(before)
    expect(sent).toEqual([])
  })
})
