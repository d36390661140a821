import { startPlatform } from '@jwsk/mocks/testing'
import { user } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dateTime, definePlugin, defineResource, dict, text } from '../index'
import { renderScreen } from './render-screen'

const platform = startPlatform()
afterEach(() => void vi.unstubAllGlobals())

const people = defineResource({
  api: user,
  permission: 'user',
  fields: { account: text(), userType: dict('user_type'), createTime: dateTime() },
  columns: ['account'],
  form: ['account'],
  search: ['account', 'userType'],
  range: ['createTime'],
})
const labels = { user: { title: '用户', record: '用户', fields: { account: '账号', userType: '平台', createTime: '登记时间' } } }
const plugin = definePlugin({
  id: 'people',
  resources: { '/people': () => Promise.resolve({ default: people }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})
const open = (query = '') => renderScreen(plugin, { path: `/people${query}`, client: platform.client })
const chips = async () => within(await screen.findByRole('group', { name: '已选条件' }))
const query = (address: string) => Object.fromEntries(new URLSearchParams(address))

test('each filter that holds is said in words, and is taken off by itself', async () => {
  const from = '2026-10-31 23:59:59'
  const { user: person, search } = open(`?account=a&userType=1&createTime_dategt=${from}&createTime_datelt=2026-12-01 00:00:00`)
  const applied = await chips()
  expect(await applied.findByText('平台 WEB')).toBeTruthy()
  expect(applied.getByText('登记时间 2026-11-01 – 2026-11-30')).toBeTruthy()
  await person.click(applied.getByRole('button', { name: /登记时间/ }))
  await waitFor(() => expect(query(search())).toEqual({ account: 'a', userType: '1' }))
  // whoever works by keys goes on from the next one
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('账号'))
  await person.click((await chips()).getByRole('button', { name: /平台/ }))
  await person.click((await chips()).getByRole('button', { name: /账号/ }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '已选条件' })).toBeNull())
})

test('a range with one end says which', async () => {
  open('?createTime_datelt=2026-12-01 00:00:00')
  expect(await (await chips()).findByText('登记时间 至 2026-11-30')).toBeTruthy()
})

test('on a phone the filters are a button that counts them, and a sheet that searching leaves', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  const { user: person, search } = open()
  await person.click(await screen.findByRole('button', { name: '筛选' }))
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }))
  await person.type(sheet.getByLabelText('账号'), 'admin{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(query(search())).toEqual({ account: 'admin' })
  expect(await screen.findByRole('button', { name: '筛选 (1)' })).toBeTruthy()
})
