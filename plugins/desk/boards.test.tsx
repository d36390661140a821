import { groupedText, shareText } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { shop } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { desk } from './plugin'

const { client, calls } = startPlatform()

test("a merchant's page shows what the shop of the address owes, and asks anew for another", async () => {
  const [one] = (await client.call(shop.page, { current: 1, size: 1 })).records
  const { tiles } = await client.call(dashboard.merchant, { shopId: one?.id ?? '' })
  renderScreen(desk, { path: `/merchant/index?shopId=${one?.id}`, client })
  const owed = (await screen.findByText('待缴金额')).parentElement
  expect(owed?.textContent).toContain(`${groupedText(tiles.find(({ code }) => code === 'owed')?.value ?? '-')} 元`)
  expect(calls('dashboard/merchant').map(({ searchParams }) => searchParams.get('shopId'))).toEqual([one?.id, one?.id])
})

test('the portal shows every chart with its values, and leads to what waits', async () => {
  const board = await client.call(dashboard.portal)
  renderScreen(desk, { path: '/portalOne/index', client })
  const sources = within(await screen.findByRole('region', { name: '收入来源' }))
  const rows = sources.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(board.charts[0]?.points.map(({ name, value }) => `${name}${groupedText(value)}`))
  expect(sources.queryByRole('link')).toBeNull()
  const { value = 0, total = 1 } = board.tiles.find(({ code }) => code === 'left_space') ?? {}
  expect(screen.getByText('空闲车位').parentElement?.textContent).toContain(`占全部 ${shareText(Number(value), total)}`)
  fireEvent.click(sources.getByRole('button', { name: '数据表' }))
  expect(sources.getByRole('link', { name: '停车' }).getAttribute('href')).toBe('/biz/parkingLotOrder')
  const waiting = within(screen.getByRole('region', { name: '待处理' }))
  expect(waiting.getByRole('link', { name: '停车预约待审核' }).getAttribute('href')).toMatch(/^\/biz\/parkingLotReserve/)
})
