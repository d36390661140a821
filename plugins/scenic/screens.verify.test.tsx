import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { attractions, scenicSpot, scenicSpotTicket } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { scenic } from './plugin'

let refused: { readonly path: string; readonly msg: string } | undefined
const refuse = (path: string, msg: string) => {
  refused = { path, msg }
}
// the platform's own words when the test has a call rejected
const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (!refused || !request.url.includes(refused.path)) return fetch(request)
  return Response.json({ code: 400, success: false, data: null, msg: refused.msg }, { status: 400 })
}
const { client, getCalls } = startPlatform({ fetch: answer })
beforeEach(() => {
  refused = undefined
})

const permissions = [...scenic.permissions, 'attractions_add', 'attractions_view']
const open = (path: string) => renderScreen(scenic, { path, client, permissions })

/** Month in the site's time zone, which may differ from the local one. */
const nextMonth = () => {
  const [year, month] = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 7)
}
const dayButton = (grid: HTMLElement, date: string) => {
  const found = grid.querySelector<HTMLElement>(`[data-date="${date}"]`)
  if (!found) throw new Error(`${date} is not shown`)
  return found
}

test('sets a price for every Saturday and preserves the stock', async () => {
  const { user, notices } = open('/biz/scenicSpotTicket')
  const { records } = await client.call(scenicSpotTicket.page, { current: 1, size: 1 })
  const [ticket] = records
  const month = nextMonth()
  const before = await client.call(scenicSpotTicket.priceCalendar, { id: ticket?.id ?? '', month })
  await user.click((await screen.findAllByRole('button', { name: /^价格库存/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: '下个月' }))
  await waitFor(() => expect(dialog.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  await user.click(dialog.getByRole('button', { name: '选择本月所有星期六' }))
  const saturdays = before.filter(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6)
  expect(dialog.getByText(`已选 ${saturdays.length} 天`)).toBeTruthy()

  await user.click(dialog.getByRole('button', { name: '应用到所选日期' }))
  expect(dialog.getByRole('alert').textContent).toBe('请填写价格或库存')
  await user.type(dialog.getByLabelText('价格（元）'), '188.5')
  await user.click(dialog.getByRole('button', { name: '应用到所选日期' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!' }))
  const after = await client.call(scenicSpotTicket.priceCalendar, { id: ticket?.id ?? '', month })
  const selectedDates = new Set(saturdays.map(({ date }) => date))
  expect(after).toEqual(before.map((day) => (selectedDates.has(day.date) ? { ...day, price: '188.50' } : day)))
  expect(dialog.getByText(/点选日期/)).toBeTruthy()
})

test('asks before a whole month costs nothing', async () => {
  const { user } = open('/biz/scenicSpotTicket')
  await user.click((await screen.findAllByRole('button', { name: /^价格库存/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: '下个月' }))
  await waitFor(() => expect(dialog.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  await user.click(dialog.getByRole('button', { name: '选择整月' }))
  await user.type(dialog.getByLabelText('价格（元）'), '0')
  await user.click(dialog.getByRole('button', { name: '应用到所选日期' }))
  const question = within(await screen.findByRole('alertdialog', { name: '价格与平时相差较大' }))
  expect(question.getByText(/天将改为 ¥0\.00，即免费；本月通常为 ¥\d+\.\d\d。/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(dialog.getByLabelText('价格（元）')).toMatchObject({ value: '0' })
  expect(getCalls('/set-stock')).toEqual([])
  await user.click(dialog.getByRole('button', { name: '应用到所选日期' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '仍然应用' }))
  await waitFor(() => expect(getCalls('/set-stock')).toHaveLength(1))
})

test('selects days by keyboard and rejects stock below sales in place', async () => {
  const { user } = open('/biz/scenicSpotTicket')
  await user.click((await screen.findAllByRole('button', { name: /^价格库存/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: '下个月' }))
  const grid = dialog.getByRole('table')
  await waitFor(() => expect(grid.getAttribute('aria-busy')).toBe('false'))
  const month = nextMonth()
  dayButton(grid, `${month}-01`).focus()
  await user.keyboard(' {Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(document.activeElement).toBe(dayButton(grid, `${month}-02`)))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const pressed = [...grid.querySelectorAll('[aria-pressed="true"]')].map((day) => day.getAttribute('data-date'))
  expect(pressed).toEqual([`${month}-01`, `${month}-02`, `${month}-09`])

  refuse('/set-stock', `stock:${month}-01的库存不能小于已售数量`)
  await user.type(dialog.getByLabelText('库存'), '1')
  await user.click(dialog.getByRole('button', { name: '应用到所选日期' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(`${month}-01的库存不能小于已售数量`))
  expect(dialog.getByLabelText('库存')).toMatchObject({ value: '1' })
  expect(dialog.getByLabelText('库存').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('已选 3 天')).toBeTruthy()
})

test('lists the attractions of a scenic spot', async () => {
  const { user } = open('/biz/scenicSpot')
  const { records } = await client.call(scenicSpot.page, { current: 1, size: 1 })
  const sights = await client.call(attractions.page, { current: 1, size: 1, scenicSpotId: records[0]?.id ?? '' })
  await user.click((await screen.findAllByRole('button', { name: /^景点/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getAllByText(records[0]?.spotName ?? '', { exact: false }).length).toBeGreaterThan(0))
  expect(await dialog.findByText(`共 ${sights.total} 条`)).toBeTruthy()
})
