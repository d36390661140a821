import { startPlatform } from '@jwsk/mocks/testing'
import { JwskError } from '@jwsk/sdk'
import { parkingLot, parkingLotOrder } from '@jwsk/sdk/biz'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { relatedTo, siblings } from '../resource/model/related'
import { mockIntersectionObserver } from './mock-intersection-observer'
import { renderScreen, type ScreenOptions } from './render-screen'

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
const createLabels = (title: string, fields: Readonly<Record<string, string>>) => ({ title, record: title, fields })
const labels = {
  parkingLot: createLabels('停车场', { lotName: '名称', lotCode: '编号' }),
  parkingLotOrder: createLabels('停车订单', { orderNo: '订单号', plateNo: '车牌号', parkingLotId: '停车场' }),
}
const plugin = definePlugin({
  id: 'related',
  resources: { '/lots': () => Promise.resolve({ default: lots }), '/orders': () => Promise.resolve({ default: orders }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

/** Plugin whose list does not take the filter from its address. */
const withoutScreen = definePlugin({
  ...plugin,
  resources: { ...plugin.resources, '/orders': () => Promise.resolve({ default: { ...orders, search: [] } }) },
})

interface LotOptions extends Partial<ScreenOptions> {
  readonly from?: typeof plugin
}

async function openLot({ from = plugin, ...options }: LotOptions = {}) {
  const { records } = await platform.client.call(parkingLotOrder.page, { current: 1, size: 1 })
  const id = String(records[0]?.parkingLotId)
  const { total } = await platform.client.call(parkingLotOrder.page, { parkingLotId: id, current: 1, size: 5 })
  const rendered = renderScreen(from, {
    path: `/lots?open=${id}`,
    client: platform.client,
    permissions: ['parking_lot_view'],
    ...options,
  })
  const box = within(await screen.findByRole('dialog'))
  await box.findByText('编号')
  return { ...rendered, id, total, box }
}

test('a record lists five related records, their number and a link to all', async () => {
  const { box, id, total } = await openLot()
  const section = within(await box.findByRole('region', { name: '停车订单' }))
  await waitFor(() => expect(section.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(section.getAllByRole('row')).toHaveLength(Math.min(total, 5) + 1)
  expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['序号', '订单号', '车牌号'])
  expect(section.getByRole('heading').textContent).toBe(`停车订单 ${total}`)
  expect(section.getByRole('link').getAttribute('href')).toBe(`/orders?parkingLotId=${id}`)
  // a path of no plugin is left out
  expect(box.getAllByRole('region')).toHaveLength(1)
})

test('a record lists others with the same value under a suitable heading', async () => {
  const { records } = await platform.client.call(parkingLotOrder.page, { current: 1, size: 500 })
  // the newest car may have only one order
  const order = records.find(({ id, plateNo }) => records.some((other) => other.id !== id && other.plateNo === plateNo))
  const { total } = await platform.client.call(parkingLotOrder.page, { plateNo: String(order?.plateNo), current: 1, size: 5 })
  const path = `/orders?open=${order?.id}`
  renderScreen(plugin, { path, client: platform.client, permissions: ['parking_lot_order_view'] })
  const box = within(await screen.findByRole('dialog'))
  const section = within(await box.findByRole('region', { name: '同一车牌号的其他停车订单' }))
  await waitFor(() => expect(section.getByRole('heading').textContent).toBe(`同一车牌号的其他停车订单 ${total - 1}`))
  expect(section.queryByText(String(order?.orderNo))).toBeNull()
  // the name column stays because it links to the record, though all values are the same
  expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('订单号')
  expect(section.getByRole('link').getAttribute('href')).toBe(`/orders?${new URLSearchParams({ plateNo: String(order?.plateNo) })}`)
  // empty values are not the same
  expect(box.getAllByRole('region')).toHaveLength(1)
})

test('a list outside of the menu is neither shown nor loaded', async () => {
  const { box } = await openLot({ canOpen: (path) => path !== '/orders' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(box.queryByRole('region', { name: '停车订单' })).toBeNull()
  // only the calls of the test itself
  expect(platform.getCalls('/parkingLotOrder/page')).toHaveLength(2)
})

test('a related list that fails to load shows an error and a retry button', async () => {
  const { call } = platform.client
  let calls = 0
  const spy = vi.spyOn(platform.client, 'call').mockImplementation(((...args: Parameters<typeof call>) => {
    // the test itself calls twice before the record does
    if (args[0].id === parkingLotOrder.page.id && ++calls === 3) return Promise.reject(new Error('offline'))
    return call.apply(platform.client, args)
  }) as typeof call) // same signature as the client
  const { box, user } = await openLot()
  const section = within(await box.findByRole('region', { name: '停车订单' }))
  await user.click(await section.findByRole('button', { name: '重试' }))
  expect((await section.findAllByRole('row')).length).toBeGreaterThan(1)
  expect(box.getByText('编号')).toBeTruthy()
  spy.mockRestore()
})

test('a list without a screen for the filter shows more rows and no links', async () => {
  const { box, total } = await openLot({ from: withoutScreen })
  const section = within(await box.findByRole('region', { name: '停车订单' }))
  await waitFor(() => expect(section.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(total).toBeGreaterThan(5)
  expect(section.getAllByRole('row')).toHaveLength(Math.min(total, 100) + 1)
  expect(section.queryByRole('link')).toBeNull()
})

test.each([
  { kind: 'absent', message: 'the profile lacks it' },
  { kind: 'protocol', message: 'not found', status: 404 },
] as const)('a list that the platform lacks is left out: $kind', async (options) => {
  const { call } = platform.client
  let calls = 0
  const spy = vi.spyOn(platform.client, 'call').mockImplementation(((...args: Parameters<typeof call>) => {
    // the test itself calls twice before the record does
    if (args[0].id === parkingLotOrder.page.id && ++calls === 3) return Promise.reject(new JwskError(options))
    return call.apply(platform.client, args)
  }) as typeof call) // same signature as the client
  const { box } = await openLot()
  await waitFor(() => expect(calls).toBe(3))
  await waitFor(() => expect(box.queryByRole('region', { name: '停车订单' })).toBeNull())
  expect(box.getByText('编号')).toBeTruthy()
  spy.mockRestore()
})

test('a related list outside of the viewport is not loaded', async () => {
  const { watched, show } = mockIntersectionObserver()
  const { box } = await openLot()
  const getCallCount = () => platform.getCalls('/parkingLotOrder/page').length
  await waitFor(() => expect(watched()).toHaveLength(1))
  // only the calls of the test itself
  expect(getCallCount()).toBe(2)
  act(() => watched().forEach(show))
  await within(await box.findByRole('region', { name: '停车订单' })).findAllByRole('row')
  expect(getCallCount()).toBe(3)
})
