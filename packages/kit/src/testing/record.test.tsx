import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLotOrder } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dateTime } from '../fields/date-time/date-time'
import { bizDict } from '../fields/dict/dict'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const orders = defineResource({
  api: parkingLotOrder,
  permission: 'parking_lot_order',
  fields: {
    plateNo: text(),
    orderNo: text(),
    orderStatus: bizDict('parking_order_status', { tones: { 0: 'info' } }),
    enterTime: dateTime(),
  },
  columns: ['plateNo', 'orderStatus', 'orderNo'],
  actions: { edit: false },
  row: (action) => [
    action('check', { skipConfirmReason: 'it only looks', when: () => true, run: () => Promise.resolve() }),
    action('bill', { skipConfirmReason: 'it only looks', permission: 'parking_lot_order_bill', run: () => Promise.resolve() }),
  ],
})

const labels = {
  parkingLotOrder: {
    title: '订单',
    record: '订单',
    fields: { plateNo: '车牌号', orderNo: '订单号', orderStatus: '订单状态', enterTime: '入场时间' },
    actions: { check: '核对', bill: '开票' },
  },
}
const plugin = definePlugin({
  id: 'records',
  resources: { '/orders': () => Promise.resolve({ default: orders }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

const getPlate = (index: number) => within(screen.getAllByRole('row')[index] as HTMLElement).getAllByRole('button')[0] as HTMLElement

async function openFirst() {
  const rendered = renderScreen(plugin, { path: '/orders', client: platform.client, permissions: ['parking_lot_order_view'] })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  const plates = [1, 2].map((index) => getPlate(index).textContent)
  await rendered.user.click(getPlate(1))
  const box = await screen.findByRole('dialog', { name: `查看订单 ${plates[0]}` })
  await within(box).findByText('订单号')
  return { ...rendered, plates, box, dialog: within(box) }
}

test('an open record shows name, status, copyable numbers and a timeline', async () => {
  const { dialog, box } = await openFirst()
  expect(dialog.getByRole('heading', { level: 2 }).textContent).toMatch(/^订单/)
  await waitFor(() => expect(box.querySelector('.p-dialog-header .kit-tags')?.textContent).toBeTruthy())
  expect(dialog.getByRole('button', { name: '复制订单号' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: '复制ID' })).toBeTruthy()
  expect(within(dialog.getByRole('list', { name: '经过' })).getByText('入场')).toBeTruthy()
  expect(dialog.queryByRole('term', { name: '车牌号' })).toBeNull()
})

test('its actions are the granted actions of its row', async () => {
  const { dialog, box } = await openFirst()
  const footer = within(box.querySelector<HTMLElement>('.kit-dialog-footer') as HTMLElement)
  expect(footer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['上一条', '下一条', '核对'])
  expect(dialog.queryByRole('button', { name: '开票' })).toBeNull()
})

test('on phones the links to its neighbours share a line with the actions', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  const { dialog, box } = await openFirst()
  const footer = within(box.querySelector<HTMLElement>('.kit-dialog-footer') as HTMLElement)
  expect(footer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '', '核对'])
  expect(dialog.getByRole('button', { name: '上一条' })).toBeTruthy()
  expect(footer.getByText(/^1 \/ /)).toBeTruthy()
  vi.unstubAllGlobals()
})

test('arrow keys and buttons open its neighbours as one history entry', async () => {
  const { user, dialog, plates, getSearch } = await openFirst()
  const { total } = await platform.client.call(parkingLotOrder.page, { current: 1, size: 1 })
  expect(dialog.getByText(`第 1 条，共 ${total.toLocaleString('en')} 条`)).toBeTruthy()
  expect(dialog.getByRole('button', { name: '上一条' }).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  await screen.findByRole('dialog', { name: `查看订单 ${plates[1]}` })
  await user.click(dialog.getByRole('button', { name: '上一条' }))
  await screen.findByRole('dialog', { name: `查看订单 ${plates[0]}` })
  await user.click(dialog.getByRole('button', { name: '下一条' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(getSearch()).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(getPlate(2)))
})

async function openLast() {
  const rendered = renderScreen(plugin, {
    path: '/orders?size=10',
    client: platform.client,
    permissions: ['parking_lot_order_view'],
  })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  await rendered.user.click(getPlate(10))
  const last = within(await screen.findByRole('dialog'))
  await last.findByText(/^第 10 条/)
  return { ...rendered, last }
}

test('the last record of a page links to the first of the next, and back', async () => {
  const { user, getSearch, last } = await openLast()
  await user.click(last.getByRole('button', { name: '下一条' }))
  await last.findByText(/^第 11 条/)
  expect(getSearch()).toContain('page=2')
  await user.click(last.getByRole('button', { name: '上一条' }))
  await last.findByText(/^第 10 条/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(getSearch()).not.toContain('open'))
})

test('a next page that fails to load shows an error and keeps the record', async () => {
  const { user, last, notices } = await openLast()
  platform.network.faults.add({ operation: 'parkingLotOrder.page', kind: 'html', times: 9 })
  await user.click(last.getByRole('button', { name: '下一条' }))
  await waitFor(() => expect(notices.map(({ severity }) => severity)).toEqual(['error']))
  expect(last.getByText(/^第 10 条/)).toBeTruthy()
})

test('a record closed while the next page loads stays closed', async () => {
  const { user, getSearch, last } = await openLast()
  const callCount = platform.getCalls('parkingLotOrder/page').length
  platform.network.faults.add({ operation: 'parkingLotOrder.page', kind: 'slow', times: 1 })
  await user.click(last.getByRole('button', { name: '下一条' }))
  await waitFor(() => expect(platform.getCalls('parkingLotOrder/page').length).toBeGreaterThan(callCount))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // the mocked response is delayed by three seconds
  await new Promise((later) => setTimeout(later, 3500))
  expect([getSearch(), screen.queryByRole('dialog')]).toEqual(['?size=10', null])
})
