import { type ChartSeries, sumValues } from './chart-data'
import type { ChartKind } from './chart-options'

/** Data point of a dashboard as the platform sends it: of a day, an hour or a category. */
export interface ChartPoint {
  readonly name: string
  readonly value: number | string
  /** Series of the point: `before`, a weekday `1` … `7`, or a part of the whole. */
  readonly series?: string
  /** Path of the list with the records of the point. */
  readonly path?: string
}

export interface PointLabels {
  readonly now: string
  readonly before: string
  readonly getLabel: (name: string) => string
  /** Formats a weekday; `1` is Monday. */
  readonly weekday: (number: string) => string
}

interface PointChart {
  readonly kind: ChartKind
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

const isDay = (name: string) => /^\d{4}-\d\d-\d\d$/.test(name)
const isMonth = (name: string) => /^\d{4}-\d\d$/.test(name)
export const isHour = (name: string) => /^\d\d:00$/.test(name)
/** Whether a name is a date or an hour, which needs no translation. */
export const isTime = (name: string) => isDay(name) || isMonth(name) || isHour(name)
const isWeekday = (series: string) => /^[1-7]$/.test(series)

/** Maximum number of parts whose shares are shown. */
const maxGroups = 7

/** Infers the chart kind: a line over time, stacked bars of parts over time, a heat map of weekdays by hours, else a ranking, with shares if there are few parts. */
export function inferChartKind(points: readonly ChartPoint[]): ChartKind {
  const [first] = points
  if (!first) return 'line'
  const groups = getGroups(points)
  if (groups.every(isWeekday)) return 'heat'
  if (isMonth(first.name) || groups.some((group) => group !== '' && group !== 'before')) return 'bars'
  if (isDay(first.name) || isHour(first.name)) return 'line'
  return points.length > maxGroups ? 'ranking' : 'shares'
}

const getGroups = (points: readonly ChartPoint[]) => [...new Set(points.map(({ series = '' }) => series))]

/** Finds the day, or the hour of today, that is in progress at `yyyy-MM-dd HH:mm`; `undefined` if all are over or the hours span many days. */
export function findCurrentName(points: readonly ChartPoint[], moment: string): string | undefined {
  const [day, time = ''] = moment.split(' ')
  const hour = getGroups(points).includes('before') ? `${time.slice(0, 2)}:00` : day
  return points.find(({ name }) => name === day || name === hour)?.name
}

/** Returns the values of a group in the order of `names`. Missing values are 0; those at the end are left out because their time has not come. */
function getValues(points: readonly ChartPoint[], names: readonly string[], group: string) {
  const values = new Map(points.filter(({ series = '' }) => series === group).map(({ name, value }) => [name, value]))
  const end = names.findLastIndex((name) => values.has(name)) + 1
  return names.slice(0, end).map((name) => values.get(name) ?? 0)
}

/** Converts points to chart data. If `longer` covers twice the days, its first half becomes the compared period. */
export function toPointChart(points: readonly ChartPoint[], longer: readonly ChartPoint[] | undefined, words: PointLabels): PointChart {
  const sent = [...new Set(points.map(({ name }) => name))]
  const names = sent.every(isTime) ? sent.sort() : sent
  const groups = getGroups(points)
  const word = groups.every(isWeekday) ? words.weekday : words.getLabel
  const series = groups.map((group): ChartSeries => {
    const values = getValues(points, names, group)
    if (group === 'before') return { name: words.before, values, role: 'before' }
    return { name: group === '' ? words.now : word(group), values }
  })
  const isComparable = names.every(isDay) && longer?.length === points.length * 2
  const before: ChartSeries = {
    name: words.before,
    values: isComparable ? toDailyTotals(longer).slice(0, names.length) : [],
    role: 'before',
  }
  return { kind: inferChartKind(points), categories: names.map(words.getLabel), series: isComparable ? [...series, before] : series }
}

/** Sums all parts by day. */
function toDailyTotals(points: readonly ChartPoint[]) {
  const days = [...new Set(points.map(({ name }) => name))].sort()
  return days.map((day) => sumValues(points.filter(({ name }) => name === day).map(({ value }) => value)))
}

/** Converts hourly values to running totals, because single hours of revenue vary too much to judge a day. */
export const toCumulativeSum = (series: ChartSeries): ChartSeries => ({
  ...series,
  values: series.values.map((_, index, values) => sumValues(values.slice(0, index + 1))),
})

/** Returns the query that filters a list by one day; empty if the name is no day. */
export function toDayQuery(name: string): string {
  if (!isDay(name)) return ''
  return `?${new URLSearchParams({ createTime_dategt: `${name} 00:00:00`, createTime_datelt: `${name} 23:59:59` })}`
}
