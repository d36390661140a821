import { expect, test } from 'vitest'
import { type ChartPoint, findCurrentName, toDayQuery, toPointChart, inferChartKind, toCumulativeSum } from './chart-points'

const words = { now: 'takings', before: 'before', getLabel: (name: string) => name.toUpperCase(), weekday: (day: string) => `day ${day}` }

const days: readonly ChartPoint[] = ['2026-11-01', '2026-11-02'].map((name, value) => ({ name, value }))
const [first, second] = days
if (!first || !second) throw new Error('two days')

test('what the points are of says how they are drawn', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, value: 1 }))
  expect(inferChartKind(days)).toBe('line')
  expect(inferChartKind(named('08:00'))).toBe('line')
  expect(inferChartKind(named('2026-11'))).toBe('bars')
  expect(inferChartKind([{ ...first, series: 'tickets' }])).toBe('bars')
  expect(inferChartKind([{ name: '08:00', value: 1, series: '1' }])).toBe('heat')
  expect(inferChartKind(named('parking', 'tickets'))).toBe('shares')
  expect(inferChartKind(named(...'abcdefgh'))).toBe('ranking')
  expect(inferChartKind([])).toBe('line')
})

test('days have as many days before behind them', () => {
  expect(toPointChart([second], days, words).series).toEqual([
    { name: 'takings', values: [1] },
    { name: 'before', values: ['0'], role: 'before' },
  ])
  expect(toPointChart([second], [...days, first], words).series).toHaveLength(1)
})

test('parts of days have the whole days before behind them, to the last digit', () => {
  const parts = (value: string) => days.map(({ name }): ChartPoint => ({ name, value, series: value }))
  const longer = [...parts('1.10'), ...parts('2.25')]
  expect(
    toPointChart(
      [longer[1], longer[3]].flatMap((point) => point ?? []),
      longer,
      words,
    ).series,
  ).toEqual([
    { name: '1.10', values: ['1.10'] },
    { name: '2.25', values: ['2.25'] },
    { name: 'before', values: ['3.35'], role: 'before' },
  ])
})

test('a day that is not over ends where it has come to; the one before stands behind it', () => {
  const points = ['00:00', '01:00', '02:00'].map((name, value): ChartPoint => ({ name, value, series: 'before' }))
  const { kind, categories, series } = toPointChart([{ name: '00:00', value: '7.50' }, ...points], undefined, words)
  expect([kind, categories]).toEqual(['line', ['00:00', '01:00', '02:00']])
  expect(series).toEqual([
    { name: 'takings', values: ['7.50'] },
    { name: 'before', values: [0, 1, 2], role: 'before' },
  ])
})

test('the parts of a whole go by name, each over the same time; what did not come in between is nothing', () => {
  const { kind, series } = toPointChart(
    [
      { ...first, series: 'tickets' },
      { ...second, series: 'tickets' },
      { ...second, series: 'rent' },
    ],
    undefined,
    words,
  )
  expect(kind).toBe('bars')
  expect(series).toEqual([
    { name: 'TICKETS', values: [0, 1] },
    { name: 'RENT', values: [0, 1] },
  ])
})

test('what had come by each hour is the sum up to it, to the last digit', () => {
  expect(toCumulativeSum({ name: 'now', values: [0, '0.10', '0.20', 5] }).values).toEqual(['0', '0.10', '0.30', '5.30'])
})

test('the day that runs is not over, nor is the hour of today; hours of many days are', () => {
  expect(findCurrentName(days, '2026-11-02 14:20')).toBe('2026-11-02')
  expect(findCurrentName(days, '2026-11-03 00:10')).toBeUndefined()
  const hours = ['03:00', '14:00'].map((name): ChartPoint => ({ name, value: 1 }))
  const before = hours.map((point): ChartPoint => ({ ...point, series: 'before' }))
  expect([findCurrentName([...hours, ...before], '2026-11-02 14:20'), findCurrentName([...hours, ...before], '2026-11-02 03:40')]).toEqual([
    '14:00',
    '03:00',
  ])
  expect(findCurrentName(hours, '2026-11-02 14:20')).toBeUndefined()
})

test('weekdays have the names of the language', () => {
  const points = ['1', '2'].map((series): ChartPoint => ({ name: '08:00', value: 3, series }))
  expect(toPointChart(points, undefined, words).series.map(({ name }) => name)).toEqual(['day 1', 'day 2'])
})

test('a day leads to the list of that day, any other name to the whole list', () => {
  expect(toDayQuery('2026-11-20')).toBe('?createTime_dategt=2026-11-20+00%3A00%3A00&createTime_datelt=2026-11-20+23%3A59%3A59')
  expect(toDayQuery('parking')).toBe('')
})
