import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLot } from '@jwsk/sdk/biz'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parking } from './plugin'

const { client, getCalls } = startPlatform()

test('shows occupancy on demand, fullest first, with links to rows', async () => {
  const { lots } = await client.call(parkingLot.statistics)
  const callCount = getCalls('parkingLot/statistics').length
  const { user } = renderScreen(parking, { path: '/biz/parkingLot', client })
  const toggle = await screen.findByRole('button', { name: '图表', pressed: false })
  // one of the list's tools
  expect(toggle.parentElement?.contains(screen.getByRole('button', { name: '刷新' }))).toBe(true)
  expect([screen.queryByRole('region', { name: '图表' }), getCalls('parkingLot/statistics').length]).toEqual([null, callCount])

  await user.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  const figures = within(await screen.findByRole('region', { name: '图表' }))
  const shares = within(await figures.findByRole('figure', { name: '车位占用率' }))
  const rows = shares.getAllByRole('row').slice(1)
  const percentages = rows.map((row) => Number(within(row).getByRole('cell').textContent))
  expect(percentages).toEqual(percentages.toSorted((a, b) => b - a))
  const maxOccupancy = Math.max(...lots.map(({ totalSpace, leftSpace }) => (totalSpace - leftSpace) / totalSpace))
  expect(percentages[0]).toBeCloseTo(maxOccupancy * 100, 0)
  await user.click(shares.getByRole('button', { name: '数据表' }))
  const fullest = shares.getAllByRole('link')[0]
  expect(fullest?.getAttribute('href')).toBe(`/biz/parkingLot?${new URLSearchParams({ lotName: fullest?.textContent ?? '' })}`)
})
