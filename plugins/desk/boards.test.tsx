import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { shop } from '@jwsk/sdk/biz'
import { dashboard } from '@jwsk/sdk/desk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { desk } from './plugin'
import { figureText, shareOf } from './views/figures'

const { client, calls } = startPlatform()

test("a merchant's page shows what the shop of the address owes, and asks anew for another", async () => {
  const [one] = (await client.call(shop.page, { current: 1, size: 1 })).records
  const { tiles } = await client.call(dashboard.merchant, { shopId: one?.id ?? '' })
  renderScreen(desk, { path: `/merchant/index?shopId=${one?.id}`, client })
  const owed = (await screen.findByText('待缴金额')).parentElement
  expect(owed?.textContent).toContain(`${figureText(tiles.find(({ code }) => code === 'owed')?.value ?? '-')} 元`)
  expect(calls('dashboard/merchant').map(({ searchParams }) => searchParams.get('shopId'))).toEqual([one?.id, one?.id])
})

test('the portal shows every chart with its values, and leads to what waits', async () => {
  const board = await client.call(dashboard.portal)
  renderScreen(desk, { path: '/portalOne/index', client })
  const sources = within(await screen.findByRole('region', { name: '收入来源' })).getAllByRole('listitem')
  expect(sources.map((row) => row.textContent)).toEqual(board.charts[0]?.points.map(({ name, value }) => `${name}${figureText(value)} 元`))
  const waiting = within(screen.getByRole('region', { name: '待处理' }))
  expect(waiting.getByRole('link', { name: '停车预约待审核' }).getAttribute('href')).toMatch(/^\/biz\/parkingLotReserve/)
})

test('a figure keeps every digit, and a share is never below nothing', () => {
  expect(figureText('12345678901234567.80')).toBe('12,345,678,901,234,567.80')
  expect([shareOf('5', 10), shareOf(-3, 10), shareOf(4, 0)]).toEqual([0.5, 0, 0])
})
