import { expect, test } from 'vitest'
import { type ChartPoint, findCurrentName, inferChartKind, toCumulativeSum, toDayQuery, toPointChart } from './chart-points'

const words = { now: 'takings', before: 'before', getLabel: (name: string) => name.toUpperCase(), weekday: (day: string) => `day ${day}` }

const days: readonly ChartPoint[] = ['2026-11-01', '2026-11-02'].map((name, value) => ({ name, value }))
const [first, second] = days
if (!first || !second) throw new Error('two days')

test('inferChartKind infers the kind from the points', () => {
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

test('toPointChart compares days with as many days before', () => {
  expect(toPointChart([second], days, words).series).toEqual([
    { name: 'takings', values: [1] },
    { name: 'before', values: ['0'], role: 'before' },
  ])
  expect(toPointChart([second], [...days, first], words).series).toHaveLength(1)
})

test('toPointChart compares parts of days with daily totals, to the last digit', () => {
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

test('toPointChart ends a day that is not over at its last value', () => {
  const points = ['00:00', '01:00', '02:00'].map((name, value): ChartPoint => ({ name, value, series: 'before' }))
  const { kind, categories, series } = toPointChart([{ name: '00:00', value: '7.50' }, ...points], undefined, words)
  expect([kind, categories]).toEqual(['line', ['00:00', '01:00', '02:00']])
  expect(series).toEqual([
    { name: 'takings', values: ['7.50'] },
    { name: 'before', values: [0, 1, 2], role: 'before' },
  ])
})

test('toPointChart aligns the parts of a whole by name and fills gaps with 0', () => {
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

test('running totals are exact to the last digit', () => {
  expect(toCumulativeSum({ name: 'now', values: [0, '0.10', '0.20', 5] }).values).toEqual(['0', '0.10', '0.30', '5.30'])
})

test('findCurrentName finds the current day, or the current hour of today only', () => {
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

test('toPointChart names weekdays in the current language', () => {
  const points = ['1', '2'].map((series): ChartPoint => ({ name: '08:00', value: 3, series }))
  expect(toPointChart(points, undefined, words).series.map(({ name }) => name)).toEqual(['day 1', 'day 2'])
})

test('a day links to the list of that day, other names to the whole list', () => {
  expect(toDayQuery('2026-11-20')).toBe('?createTime_dategt=2026-11-20+00%3A00%3A00&createTime_datelt=2026-11-20+23%3A59%3A59')
  expect(toDayQuery('parking')).toBe('')
})
