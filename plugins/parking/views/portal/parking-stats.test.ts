import { expect, test } from 'vitest'
import { getLotState, tones, toParkingStats } from './parking-stats'

test.each([
  [31, 100, 'free'],
  [30, 100, 'busy'],
  [11, 100, 'busy'],
  [10, 100, 'tight'],
  [1, 100, 'tight'],
  [0, 100, 'full'],
  [0, 0, 'full'],
] as const)('%i of %i spaces left: %s', (left, total, state) => expect(getLotState(left, total)).toBe(state))

test('clamps the occupied share to its scale', () => {
  const lots = [
    { lotName: 'more left than there are', totalSpace: 10, leftSpace: 12 },
    { lotName: 'overfull', totalSpace: 10, leftSpace: -2 },
    { lotName: 'without spaces', totalSpace: 0, leftSpace: 0 },
  ]
  expect(toParkingStats({ lots }).lots.map(({ share }) => share)).toEqual([1, 0, 0])
})

test('parses any data of the platform and limits lists', () => {
  const many = Array.from({ length: 5000 }, () => ({ lotName: { a: 1 }, totalSpace: null, leftSpace: '12' }))
  const stats = toParkingStats({
    totalSpace: 'x',
    leftSpace: '3',
    todayEnter: Number.NaN,
    lots: many,
    recent: [null, 7, { plateNo: '<b>' }],
  })
  expect(stats).toMatchObject({ total: 0, left: 3, entered: 0, trend: [], moves: [{ plate: '<b>', lot: '', way: 'in', time: '' }] })
  expect(stats.lots).toHaveLength(200)
  expect(new Set(stats.lots.map(({ key }) => key)).size).toBe(200)
  expect(stats.lots[0]).toMatchObject({ name: '', left: 12, state: 'free' })
})

test('parses plate colors and hourly flow if the platform sends them', () => {
  const { flow, moves } = toParkingStats({
    flow: [{ hour: '2026-11-26 08:00:00', enter: 12, leave: '3' }, null],
    recent: [{ plateNo: '苏AF1***5', plateColor: 3 }, { plateNo: '苏B5***8' }],
  })
  expect(flow).toEqual([{ hour: '08', entered: 12, departed: 3 }])
  expect(moves.map(({ color }) => color)).toEqual(['3', undefined])
  expect(toParkingStats({}).flow).toEqual([])
})

test('a lot is green, amber from 70 percent, red from 90 percent', () => {
  const getTone = (left: number) => tones[getLotState(left, 100)]
  expect([31, 30, 11, 10, 0].map(getTone)).toEqual(['success', 'warning', 'warning', 'danger', 'danger'])
})
