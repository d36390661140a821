import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLot, parkingLotOrder } from '@jwsk/sdk/biz'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { relatedTo, siblings } from '../resource/model/related'
import { renderScreen, type ScreenOptions } from './render-screen'
import { mockIntersectionObserver } from './mock-intersection-observer'

const platform = startPlatform()

const orders = defineResource({
  api: parkingLotOrder,
  fields: { orderNo: text(), plateNo: text(), parkingLotId: text() },
  columns: ['orderNo', 'parkingLotId', 'plateNo'],
  search: ['parkingLotId', 'plateNo'],
  related: [siblings(parkingLotOrder, 'plateNo', '/orders'), { ...siblings(parkingLotOrder, 'plateNo', '/orders'), valueField: 'nothing' }],
})
const lots = defineResource({
  api: parkingLot,
  fields: { lotName: text(), lotCode: text() },
  columns: ['lotName', 'lotCode'],
  related: [relatedTo(parkingLotOrder, 'parkingLotId', '/orders'), relatedTo(parkingLotOrder, 'parkingLotId', '/elsewhere')],
})
const namesOf = (title: string, fields: Readonly<Record<string, string>>) => ({ title, record: title, fields })
const labels = {
  parkingLot: namesOf('停车场', { lotName: '名称', lotCode: '编号' }),
  parkingLotOrder: namesOf('停车订单', { orderNo: '订单号', plateNo: '车牌号', parkingLotId: '停车场' }),
}
const plugin = definePlugin({
  id: 'related',
  resources: { '/lots': () => Promise.resolve({ default: lots }), '/orders': () => Promise.resolve({ default: orders }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

async function openLot(options: Partial<ScreenOptions> = {}) {
  const { records } = await platform.client.call(parkingLotOrder.page, { current: 1, size: 1 })
  const id = String(records[0]?.parkingLotId)
  const { total } = await platform.client.call(parkingLotOrder.page, { parkingLotId: id, current: 1, size: 5 })
  const shown = renderScreen(plugin, { path: `/lots?open=${id}`, client: platform.client, permissions: ['parking_lot_view'], ...options })
  const box = within(await screen.findByRole('dialog'))
  await box.findByText('编号')
  return { ...shown, id, total, box }
}

test('what belongs to a record stands below it: the first five, how many there are, and the way to all of them', async () => {
  const { box, id, total } = await openLot()
  const section = within(await box.findByRole('region', { name: '停车订单' }))
  await waitFor(() => expect(section.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(section.getAllByRole('row')).toHaveLength(Math.min(total, 5) + 1)
  expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['序号', '订单号', '车牌号'])
  expect(section.getByRole('heading').textContent).toBe(`停车订单 ${total}`)
  expect(section.getByRole('link').getAttribute('href')).toBe(`/orders?parkingLotId=${id}`)
  // a path that no plugin has is left out
  expect(box.getAllByRole('region')).toHaveLength(1)
})

test('what has the same value as the record stands below it, under a name that says so', async () => {
  const { records } = await platform.client.call(parkingLotOrder.page, { current: 1, size: 500 })
  // the newest car may have come once only
  const order = records.find(({ id, plateNo }) => records.some((other) => other.id !== id && other.plateNo === plateNo))
  const { total } = await platform.client.call(parkingLotOrder.page, { plateNo: String(order?.plateNo), current: 1, size: 5 })
  const path = `/orders?open=${order?.id}`
  renderScreen(plugin, { path, client: platform.client, permissions: ['parking_lot_order_view'] })
  const box = within(await screen.findByRole('dialog'))
  const section = within(await box.findByRole('region', { name: '同一车牌号的其他停车订单' }))
  await waitFor(() => expect(section.getByRole('heading').textContent).toBe(`同一车牌号的其他停车订单 ${total - 1}`))
  expect(section.queryByText(String(order?.orderNo))).toBeNull()
  // the way to each is its name, though it says the same of all
  expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('订单号')
  expect(section.getByRole('link').getAttribute('href')).toBe(`/orders?${new URLSearchParams({ plateNo: String(order?.plateNo) })}`)
  // nothing is the same as nothing
  expect(box.getAllByRole('region')).toHaveLength(1)
})

test('a list that the menu of the person lacks is neither shown nor asked for', async () => {
  const { box } = await openLot({ canOpen: (path) => path !== '/orders' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(box.queryByRole('region', { name: '停车订单' })).toBeNull()
  // those of this test alone
  expect(platform.getCalls('/parkingLotOrder/page')).toHaveLength(2)
})

test('a list that fails says so in its own place, and comes with another try', async () => {
  const { call } = platform.client
  let calls = 0
  const spy = vi.spyOn(platform.client, 'call').mockImplementation(((...asked: Parameters<typeof call>) => {
    // the test itself asks twice before the record does
    if (asked[0].id === parkingLotOrder.page.id && ++calls === 3) return Promise.reject(new Error('offline'))
    return call.apply(platform.client, asked)
  }) as typeof call) // it answers as the client does
  const { box, user } = await openLot()
  const section = within(await box.findByRole('region', { name: '停车订单' }))
  await user.click(await section.findByRole('button', { name: '重试' }))
  expect((await section.findAllByRole('row')).length).toBeGreaterThan(1)
  expect(box.getByText('编号')).toBeTruthy()
  spy.mockRestore()
})

test('a list that nobody scrolls to is not asked for', async () => {
  const { watched, show } = mockIntersectionObserver()
  const { box } = await openLot()
  const asked = () => platform.getCalls('/parkingLotOrder/page').length
  await waitFor(() => expect(watched()).toHaveLength(1))
  // those of this test alone
  expect(asked()).toBe(2)
  act(() => watched().forEach(show))
  await within(await box.findByRole('region', { name: '停车订单' })).findAllByRole('row')
  expect(asked()).toBe(3)
})
