import { formatGrouped, formatShare } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { shop } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { desk } from './plugin'

const { client, getCalls } = startPlatform()

test('shows the dues of the shop in the address and reloads for another', async () => {
  const [one] = (await client.call(shop.page, { current: 1, size: 1 })).records
  const { tiles } = await client.call(dashboard.merchant, { shopId: one?.id ?? '' })
  renderScreen(desk, { path: `/merchant/index?shopId=${one?.id}`, client })
  const owed = (await screen.findByText('待缴金额')).parentElement
  expect(owed?.textContent).toContain(`${formatGrouped(tiles.find(({ code }) => code === 'owed')?.value ?? '-')} 元`)
  expect(getCalls('dashboard/merchant').map(({ searchParams }) => searchParams.get('shopId'))).toEqual([one?.id, one?.id])
})

test('shows every chart with its values and links to pending items', async () => {
  const board = await client.call(dashboard.portal)
  renderScreen(desk, { path: '/portalOne/index', client })
  const sources = within(await screen.findByRole('region', { name: '收入来源' }))
  const rows = sources.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(board.charts[0]?.points.map(({ name, value }) => `${name}${formatGrouped(value)}`))
  expect(sources.queryByRole('link')).toBeNull()
  const { value = 0, total = 1 } = board.tiles.find(({ code }) => code === 'left_space') ?? {}
  expect(screen.getByText('空闲车位').parentElement?.textContent).toContain(`占全部 ${formatShare(Number(value), total)}`)
  const getTerms = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('term')
  expect(getTerms('近 7 天').map(({ textContent }) => textContent)).toEqual(['总收入（含租金）', '接待游客'])
  expect(getTerms('当前').map(({ textContent }) => textContent)).toEqual(['空闲车位', '开放景区', '商铺出租率'])
  fireEvent.click(sources.getByRole('button', { name: '数据表' }))
  expect(sources.getByRole('link', { name: '停车' }).getAttribute('href')).toBe('/biz/parkingLotOrder')
  const waiting = within(screen.getByRole('region', { name: '待处理' }))
  const rest = board.pending.filter(({ urgent }) => !urgent).reduce((sum, { count }) => sum + count, 0)
  // the home page shows all pending items, this page the urgent ones
  expect(waiting.getByRole('link', { name: '商铺缴费逾期' }).getAttribute('href')).toMatch(/^\/biz\/shopPayment/)
  expect(waiting.getByRole('link', { name: `其余 ${rest} 项在首页` }).getAttribute('href')).toBe('/wel/index')
  expect(waiting.queryByRole('link', { name: '停车预约待审核' })).toBeNull()
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    ...['近 7 天', '当前', '待处理'],
    ...['总收入（含租金）', '收入来源', '接待游客'],
  ])
})
