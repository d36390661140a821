import { startPlatform } from '@jwsk/mocks/testing'
import { type Client, JwskError, type Operation } from '@jwsk/sdk'
import { notice } from '@jwsk/sdk/desk'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { dateTime } from '../fields/date-time/date-time'
import { dict } from '../fields/dict/dict'
import { richText } from '../fields/rich-text/rich-text'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import type { Row } from '../resource/model/row'
import type { Preferences } from '../runtime/types'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const notices = defineResource({
  api: notice,
  permission: 'notice',
  fields: { title: text(), category: dict('notice'), releaseTime: dateTime(), content: richText() },
  columns: ['title', 'category', 'releaseTime'],
  search: ['title'],
  range: ['releaseTime_datege'],
  calendar: { from: 'releaseTime' },
  board: { by: 'category', move: 'submit', canMove: ({ title }) => title !== '公告9' },
})
const labels = {
  notice: { title: '公告', record: '公告', fields: { title: '标题', category: '类型', releaseTime: '时间', content: '内容' } },
}
const plugin = definePlugin({
  id: 'notices',
  resources: { '/notices': () => Promise.resolve({ default: notices }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

const createRow = (id: number, values: Row): Row => ({
  id: `${id}`,
  title: `公告${id}`,
  category: 1,
  releaseTime: '2026-11-05 09:30:00',
  content: '<p>x</p>',
  ...values,
})

let rows: readonly Row[] = []
let inputs: Row[] = []
let sent: Row[] = []
let beforeWrite: () => Promise<void> = () => Promise.resolve()
beforeEach(() => {
  rows = []
  inputs = []
  sent = []
  beforeWrite = () => Promise.resolve()
})

const isWithin = ({ releaseTime }: Row, { releaseTime_datege: from = '', releaseTime_datelt: to = '9' }: Row) =>
  String(releaseTime) >= String(from) && String(releaseTime) < String(to)

/** Returns a client whose list, record and save are those of `rows`. */
const createClient = (): Client =>
  Object.assign(Object.create(platform.client), {
    call: async (operation: Operation, input: Row = {}, options: object = {}) => {
      if (operation.id === notice.page.id) {
        inputs.push(input)
        const found = rows.filter((row) => isWithin(row, input))
        const [page, size] = [Number(input.current), Number(input.size)]
        return { records: found.slice((page - 1) * size, page * size), total: found.length }
      }
      if (operation.id === notice.detail.id) return rows.find(({ id }) => id === input.id)
      if (operation.id !== notice.submit.id) return platform.client.call(operation, input, options)
      await beforeWrite()
      sent.push(input)
      rows = rows.map((row) => (row.id === input.id ? { ...row, ...input } : row))
      return undefined
    },
  })

interface OpenOptions {
  readonly query: string
  readonly preferences?: Preferences
  readonly permissions?: readonly string[]
}

const open = ({ query, preferences, permissions = ['notice_edit', 'notice_view'] }: OpenOptions) =>
  renderScreen(plugin, { path: `/notices${query}`, client: createClient(), permissions, ...(preferences && { preferences }) })

describe('the switch of views', () => {
  test('stores the view in the URL and as a preference', async () => {
    rows = [createRow(1, {})]
    const stored = new Map<string, unknown>()
    const preferences: Preferences = { read: (key) => stored.get(key), write: (key, value) => void stored.set(key, value) }
    const { user, getSearch, unmount } = open({ query: '', preferences })
    await user.click(await screen.findByText('看板'))
    await screen.findByText('公告1', { selector: '[data-card] *' })
    expect(getSearch()).toBe('?view=board')
    expect([...stored.values()]).toEqual(['board'])
    expect(screen.queryByRole('table')).toBeNull()
    unmount()
    const reopened = open({ query: '', preferences })
    await waitFor(() => expect(reopened.getSearch()).toBe('?view=board'))
  })

  test('ignores a view that the list does not have', async () => {
    open({ query: '?view=timeline' })
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('the calendar', () => {
  const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)

  // looked up by attribute, because roles in a grid of days take seconds in the DOM of tests
  const findEvents = () =>
    waitFor(() => {
      const events = [...document.querySelectorAll<HTMLElement>('[data-event]')]
      expect(events.length).toBeGreaterThan(0)
      return events
    })

  test('loads the shown weeks and opens a record', async () => {
    rows = [createRow(1, {}), createRow(2, { releaseTime: '2026-12-20 10:00:00' }), createRow(3, { releaseTime: '2026-10-26 10:00:00' })]
    const { user, getSearch } = open({ query: '?view=calendar&period=m2026-11-01' })
    const events = await findEvents()
    expect(events.map(({ title }) => title)).toEqual(['公告3，10月26日 10:00', '公告1，11月5日 09:30'])
    await user.click(events[1] as HTMLElement)
    expect(getSearch()).toContain('open=1')
    expect(inputs).toContainEqual(
      expect.objectContaining({ releaseTime_datege: '2026-10-26 00:00:00', releaseTime_datelt: '2026-12-07 00:00:00', size: 100 }),
    )
  })

  test('moves between days and months by keyboard', async () => {
    const { user, getSearch } = open({ query: '?view=calendar&period=m2026-11-01' })
    await waitFor(() => expect(day('2026-11-30')).toBeTruthy())
    day('2026-11-30')?.focus()
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(day('2026-11-30'))
    await user.keyboard('{ArrowUp}{End}')
    expect(document.activeElement).toBe(day('2026-11-29'))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(day('2026-12-01')))
    expect(getSearch()).toContain('period=m2026-12-01')
    await user.keyboard('{PageUp}')
    await waitFor(() => expect(getSearch()).toContain('period=m2026-11-01'))
    await waitFor(() => expect(document.activeElement).toBe(day('2026-11-01')))
  })

  test('folds a crowded day, which opens with all its events', async () => {
    rows = Array.from({ length: 6 }, (_, index) => createRow(index, {}))
    const { user } = open({ query: '?view=calendar&period=m2026-11-01' })
    await user.click(await screen.findByText('还有 3 项'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('button', { name: /^公告/ })).toHaveLength(6)
  })

  test('reports rows that it did not load', async () => {
    rows = Array.from({ length: 620 }, (_, index) => createRow(index, {}))
    open({ query: '?view=calendar&period=m2026-11-01' })
    expect(await screen.findByText('只加载了 620 条中的 500 条，请缩小筛选范围')).toBeTruthy()
  })

  test('offers a retry after a failure', async () => {
    const client = createClient()
    const call = client.call as (...input: readonly unknown[]) => Promise<unknown>
    let fails = true
    Object.assign(client, {
      call: (...input: readonly unknown[]) =>
        fails && (input[0] as Operation).id === notice.page.id
          ? Promise.reject(new JwskError({ kind: 'network', message: 'down' }))
          : call(...input),
    })
    const { user } = renderScreen(plugin, { path: '/notices?view=calendar&period=m2026-11-01', client })
    const retry = await screen.findByText('重试')
    fails = false
    rows = [createRow(1, {})]
    await user.click(retry)
    expect(await findEvents()).toHaveLength(1)
  })
})

describe('the board', () => {
  const column = async (name: string) => within(await screen.findByRole('region', { name }))
  const getColumns = () => screen.getAllByRole('region').map((region) => region.getAttribute('data-column'))

  async function openBoard(permissions?: readonly string[]) {
    const opened = open({ query: '?view=board', ...(permissions && { permissions }) })
    const [first] = await screen.findAllByRole('button', { name: '公告1' })
    if (!first) throw new Error('no card')
    return { ...opened, card: first }
  }
  const getCardColumn = (name: string) => screen.getByRole('button', { name }).closest('[data-column]')?.getAttribute('data-column')

  test('shows values that no option has', async () => {
    rows = [createRow(1, {}), createRow(2, { category: 77 }), createRow(3, { category: null })]
    await openBoard()
    await column('未填写')
    expect(getColumns().slice(-2)).toEqual(['77', ''])
    expect((await column('77')).getByRole('button', { name: '公告2' })).toBeTruthy()
  })

  test('moves a card by keyboard and saves it as its form would', async () => {
    rows = [createRow(1, { unknownName: 7 })]
    const { user, card } = await openBoard()
    await waitFor(() => expect(getColumns().length).toBeGreaterThan(2))
    card.focus()
    const [, second = ''] = getColumns()
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(getCardColumn('公告1')).toBe(second)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({ id: '1', title: '公告1', category: Number(second), releaseTime: '2026-11-05 09:30:00', content: '<p>x</p>' })
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^公告1 已移到/))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '公告1' }))
    expect(getCardColumn('公告1')).toBe(second)
  })

  test('returns a refused card with one message', async () => {
    rows = [createRow(1, {})]
    beforeWrite = () => Promise.reject(new JwskError({ kind: 'business', message: '公告已锁定' }))
    const { user, card, notices } = await openBoard()
    const before = getCardColumn('公告1')
    await waitFor(() => expect(getColumns().length).toBeGreaterThan(2))
    card.focus()
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices).toEqual([{ severity: 'error', text: '公告已锁定', detail: '公告1' }])
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^公告1 已退回/))
    expect(getCardColumn('公告1')).toBe(before)
    expect(rows[0]?.category).toBe(1)
  })

  test('does not overwrite a newer version', async () => {
    rows = [createRow(1, { updateTime: '2026-11-01 08:00:00' })]
    const { user, card, notices } = await openBoard()
    await waitFor(() => expect(getColumns().length).toBeGreaterThan(2))
    rows = [createRow(1, { updateTime: '2026-11-01 09:00:00' })]
    card.focus()
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    await waitFor(() => expect(notices[0]?.text).toContain('已被他人修改'))
    expect(sent).toEqual([])
  })

  test('moves a card by its menu', async () => {
    rows = [createRow(1, {})]
    const { user } = await openBoard()
    await waitFor(() => expect(getColumns().length).toBeGreaterThan(2))
    await user.click(screen.getByRole('button', { name: '移动 公告1' }))
    const items = await screen.findAllByRole('menuitem')
    await user.click(items[0] as HTMLElement)
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('has no moves without the permission to edit', async () => {
    rows = [createRow(1, {})]
    const { user, card } = await openBoard(['notice_view'])
    expect(screen.queryByRole('button', { name: '移动 公告1' })).toBeNull()
    card.focus()
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(sent).toEqual([])
  })

  test('has no moves of a card that cannot be moved to any column', async () => {
    rows = [createRow(1, {}), createRow(9, {})]
    const { user } = await openBoard()
    expect(screen.getByRole('button', { name: '移动 公告1' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '移动 公告9' })).toBeNull()
    screen.getByRole('button', { name: '公告9' }).focus()
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(sent).toEqual([])
  })

  test('loads more on request', async () => {
    rows = Array.from({ length: 70 }, (_, index) => createRow(index, {}))
    const { user } = await openBoard()
    expect(screen.getByText('已加载 50 / 70 条')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    await screen.findByText('已加载 70 / 70 条')
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  })
})
