import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import type { ScenicSpot } from '@jwsk/sdk/biz'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scenic } from '../../plugin'
import { getSpotTone, toAlarms, toRanking, toVisitorStats } from './visitor-stats'

const { client } = startPlatform()

const spot = (id: string, status: number, dayCapacity: number): ScenicSpot => ({
  id,
  status,
  dayCapacity,
  spotName: id,
  spotType: 1,
  address: '',
  longitude: 120,
  latitude: 30,
  openTime: '',
  coverImage: '',
})

test('lists the spots of the demo platform, closed ones first', async () => {
  const { unmount } = renderScreen(scenic, { path: '/scenicPortal', client })
  const spots = within(await screen.findByRole('region', { name: '各景区' }))
  await spots.findByText(/暂停开放/)
  expect(document.querySelector('.wallboard-tile')?.textContent).toMatch(/暂停开放/)
  const alarms = within(screen.getByRole('region', { name: '提醒' })).getAllByRole('listitem')
  expect(alarms.length).toBeGreaterThan(0)
  // eleven hours and the two items of the legend
  expect(within(screen.getByRole('region', { name: '今日分时入园' })).getAllByRole('listitem')).toHaveLength(13)
  unmount()
})

test("future hours have only yesterday's value; missing parts are empty", () => {
  const point = (name: string, value: number, series?: string) => ({ name, value, ...(series && { series }) })
  const points = [
    point('07:00', 1),
    point('08:00', 5),
    point('07:00', 9, 'before'),
    point('08:00', 4, 'before'),
    point('09:00', 6, 'before'),
  ]
  const board = {
    tiles: [{ code: 'visitor_today', title: '', value: '12' }],
    charts: [{ code: 'visitor_hour', title: '', points }],
    pending: [],
  }
  const stats = toVisitorStats(board, [])
  expect(stats.hours).toEqual([
    { name: '08', value: 5, previousValue: 4 },
    { name: '09', value: undefined, previousValue: 6 },
  ])
  expect(stats).toMatchObject({ visitors: { value: 12 }, income: undefined, days: [], spots: [], capacity: 0 })
})

test('compares today with yesterday; a closed spot has a quiet tone', () => {
  const points = [
    { name: '2026-11-24', value: 7 },
    { name: '2026-11-25', value: '9' },
    { name: '2026-11-26', value: 0 },
  ]
  const board = {
    tiles: [{ code: 'visitor_today', title: '', value: 0, before: 4 }],
    charts: [{ code: 'visitor', title: '', points }],
    pending: [],
  }
  const { visitors, spots } = toVisitorStats(board, [spot('open', 1, 300), spot('shut', 0, 500)])
  expect(visitors).toEqual({ value: 0, before: 4 })
  expect(spots.map(getSpotTone)).toEqual(['danger', 'quiet'])
})

test('a closed spot adds no capacity', () => {
  const stats = toVisitorStats({ tiles: [], charts: [], pending: [] }, [spot('open', 1, 300), spot('shut', 0, 500)])
  expect(stats.capacity).toBe(300)
  expect(stats.spots.map((one) => one.spot.spotName)).toEqual(['shut', 'open'])
})

test('ranks spots by occupancy and lists nearly full ones as alarms', () => {
  const points = [
    { name: 'calm', value: 30 },
    { name: 'tight', value: 95 },
    { name: 'shut', value: 10 },
  ]
  const board = { tiles: [], pending: [], charts: [{ code: 'visitor_spot', title: '', points }] }
  const { spots } = toVisitorStats(board, [spot('calm', 1, 100), spot('untold', 1, 100), spot('tight', 1, 100), spot('shut', 0, 100)])
  expect(spots.map(({ spot: { spotName }, came, share }) => [spotName, came, share])).toEqual([
    ['shut', undefined, 0],
    ['tight', 95, 0.95],
    ['calm', 30, 0.3],
    ['untold', undefined, 0],
  ])
  expect(toAlarms(spots, ({ share }) => String(share)).map(({ name, tone, label }) => [name, tone, label])).toEqual([
    ['shut', 'danger', '0'],
    ['tight', 'danger', '0.95'],
  ])
})

test('ranks spots by yesterday until the first visitors arrive', () => {
  const createBoard = (value: number) => ({
    tiles: [],
    pending: [],
    charts: [
      {
        code: 'visitor_spot',
        title: '',
        points: [
          { name: 'calm', value, before: 30 },
          { name: 'tight', value: 0, before: 95 },
        ],
      },
    ],
  })
  const getRanking = (value: number) =>
    toRanking(toVisitorStats(createBoard(value), [spot('calm', 1, 100), spot('tight', 1, 100), spot('shut', 0, 100)]).spots)
  expect(getRanking(0)).toMatchObject({
    day: 'yesterday',
    entries: [
      { name: 'tight', share: 0.95, tone: 'danger' },
      { name: 'calm', share: 0.3 },
    ],
  })
  expect(getRanking(10)).toMatchObject({
    day: 'today',
    entries: [
      { name: 'calm', share: 0.1 },
      { name: 'tight', share: 0 },
    ],
  })
})
