import { startPlatform } from '@jwsk/mocks/testing'
import { user } from '@jwsk/sdk/system'
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dateTime, definePlugin, defineResource, dict, text } from '../index'
import { renderScreen } from './render-screen'

const platform = startPlatform()
afterEach(() => void vi.unstubAllGlobals())

const people = defineResource({
  api: user,
  permission: 'user',
  fields: { account: text(), userType: dict('user_type'), realName: text(), phone: text(), createTime: dateTime() },
  columns: ['account'],
  form: ['account'],
  search: ['account', 'userType', 'realName', 'phone'],
  range: ['createTime'],
  bulk: (action) => [action('stop', { run: () => Promise.resolve() })],
})
const labels = {
  user: {
    title: '用户',
    record: '用户',
    fields: { account: '账号', userType: '平台', realName: '姓名', phone: '手机', createTime: '登记时间' },
    actions: { stop: '停用' },
  },
}
const plugin = definePlugin({
  id: 'people',
  resources: { '/people': () => Promise.resolve({ default: people }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})
const open = (query = '') => renderScreen(plugin, { path: `/people${query}`, client: platform.client, permissions: ['user_delete'] })
const chips = async () => within(await screen.findByRole('group', { name: '已选条件' }))
const query = (address: string) => Object.fromEntries(new URLSearchParams(address))

test('each active filter has a chip that removes it', async () => {
  const from = '2026-10-31 23:59:59'
  const { user: person, getSearch } = open(`?account=a&userType=1&createTime_dategt=${from}&createTime_datelt=2026-12-01 00:00:00`)
  const applied = await chips()
  expect(await applied.findByText('平台 WEB')).toBeTruthy()
  expect(applied.getByText('登记时间 2026-11-01 – 2026-11-30')).toBeTruthy()
  await person.click(applied.getByRole('button', { name: /登记时间/ }))
  await waitFor(() => expect(query(getSearch())).toEqual({ account: 'a', userType: '1' }))
  // keyboard users continue from the next chip
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('账号'))
  await person.click((await chips()).getByRole('button', { name: /平台/ }))
  await person.click((await chips()).getByRole('button', { name: /账号/ }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '已选条件' })).toBeNull())
})

// spec 5.16
test('a date range is sent under two names', async () => {
  open('?createTime_dategt=2026-10-31 23:59:59&createTime_datelt=2026-12-01 00:00:00')
  expect(await (await chips()).findByText('登记时间 2026-11-01 – 2026-11-30')).toBeTruthy()
  const range = { createTime_dategt: '2026-10-31 23:59:59', createTime_datelt: '2026-12-01 00:00:00' }
  await waitFor(() => expect(Object.fromEntries(platform.getCalls('/user/page').at(-1)?.searchParams ?? [])).toMatchObject(range))
})

test('the date range is visible, further filters are behind a button', async () => {
  const { user: person } = open()
  const bar = within(await screen.findByRole('form', { name: '搜索条件' }))
  expect(await bar.findByLabelText('登记时间')).toBeTruthy()
  expect(bar.queryByLabelText('手机')).toBeNull()
  await person.click(bar.getByRole('button', { name: /^更多 \(\d+\)$/ }))
  expect(bar.getByLabelText('手机')).toBeTruthy()
})

test('a range with one end names that end', async () => {
  open('?createTime_datelt=2026-12-01 00:00:00')
  expect(await (await chips()).findByText('登记时间 至 2026-11-30')).toBeTruthy()
})

const mockPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))

test('on phones, list tools and bulk actions are in two menus', async () => {
  mockPhone()
  const { user: person, notices } = open()
  await person.click(await screen.findByRole('button', { name: '操作' }))
  const act = await screen.findByRole('menuitem', { name: '停用' })
  expect(screen.getByRole('menuitem', { name: '批量删除' })).toBeTruthy()
  await person.click(act)
  expect(notices).toEqual([{ severity: 'warning', text: '请选择至少一条数据' }])
  await person.click(screen.getByRole('button', { name: '更多' }))
  await person.click(await screen.findByRole('menuitem', { name: '列设置' }))
  expect(await screen.findByRole('dialog', { name: '列设置' })).toBeTruthy()
})

test('on phones, the filters are in a dialog that closes on search', async () => {
  mockPhone()
  const { user: person, getSearch } = open()
  await person.click(await screen.findByRole('button', { name: '筛选' }))
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }))
  await person.type(sheet.getByLabelText('账号'), 'admin{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(query(getSearch())).toEqual({ account: 'admin' })
  expect(await screen.findByRole('button', { name: '筛选 (1)' })).toBeTruthy()
})

test('a view shows its number once it has been opened, until a write', async () => {
  const statuses = defineResource({
    api: user,
    permission: 'user',
    fields: { account: text(), userType: dict('user_type', { tones: { 1: 'success', 2: 'info' } }) },
    columns: ['account', 'userType'],
    form: ['account'],
    search: ['userType'],
  })
  const own = definePlugin({ ...plugin, resources: { '/people': () => Promise.resolve({ default: statuses }) } })
  const queryClient = new QueryClient()
  const { user: person } = renderScreen(own, { path: '/people', client: platform.client, queryClient })
  const views = within(await screen.findByRole('group', { name: '平台' }))
  const all = await views.findByRole('button', { name: /^全部\d+$/ })
  const { textContent } = all
  await person.click(views.getByRole('button', { name: 'WEB' }))
  expect(await views.findByRole('button', { name: /^WEB\d+$/, pressed: true })).toBeTruthy()
  expect(views.getByRole('button', { name: textContent, pressed: false })).toBeTruthy()
  await act(() => queryClient.invalidateQueries())
  expect(await views.findByRole('button', { name: '全部' })).toBeTruthy()
})
