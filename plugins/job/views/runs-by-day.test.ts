import { expect, test } from 'vitest'
import { countRunsByDay } from './runs-by-day'

test('counts started runs by day and status', () => {
  const statuses = [
    { key: '4', label: 'failed' },
    { key: '5', label: 'done' },
    { key: '9', label: 'cancelled' },
  ]
  const runs = [
    { startTime: '2026-11-23 08:00:00', status: 5 },
    { startTime: '2026-11-22 08:00:00', status: 4 },
    { startTime: '2026-11-22 09:00:00', status: 5 },
    { status: 1 },
  ]
  expect(countRunsByDay(runs, statuses)).toEqual({
    days: ['2026-11-22', '2026-11-23'],
    series: [
      { name: 'failed', values: [1, 0] },
      { name: 'done', values: [1, 1] },
    ],
  })
})
