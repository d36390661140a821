import { type ChartSeries, sumValues } from './chart-data'
import type { ChartKind } from './chart-options'

/** A figure as a board of the platform sends it: of a day, an hour or a name. */
export interface ChartPoint {
  readonly name: string
  readonly value: number | string
  /** What it is told apart by: `before`, a weekday `1` … `7`, or the part of a whole. */
  readonly series?: string
  /** The list behind it. */
  readonly path?: string
}

export interface PointLabels {
  readonly now: string
  readonly before: string
  readonly getLabel: (name: string) => string
  /** `1` is Monday. */
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
/** Of a clock or a calendar, which every language reads. */
export const isTime = (name: string) => isDay(name) || isMonth(name) || isHour(name)
const isWeekday = (series: string) => /^[1-7]$/.test(series)

/** the share of a part of more than these says little */
const maxGroups = 7

/** Time is a line, parts over time stand on one another, weekdays by hours are a heat map, parts of one time are ranked: few of them with their shares. */
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

/** The day, or the hour of today, that runs at `yyyy-MM-dd HH:mm`; nothing where all is over, or of many days. */
export function findCurrentName(points: readonly ChartPoint[], moment: string): string | undefined {
  const [day, time = ''] = moment.split(' ')
  const hour = getGroups(points).includes('before') ? `${time.slice(0, 2)}:00` : day
  return points.find(({ name }) => name === day || name === hour)?.name
}

/** By name; what has not come yet, at the end, is left out rather than nothing. */
function getValues(points: readonly ChartPoint[], names: readonly string[], group: string) {
  const values = new Map(points.filter(({ series = '' }) => series === group).map(({ name, value }) => [name, value]))
  const end = names.findLastIndex((name) => values.has(name)) + 1
  return names.slice(0, end).map((name) => values.get(name) ?? 0)
}

/** The points as a chart takes them, with as many days before behind them where an answer over twice the time has them. */
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
  const before: ChartSeries = { name: words.before, values: isComparable ? toDailyTotals(longer).slice(0, names.length) : [], role: 'before' }
  return { kind: inferChartKind(points), categories: names.map(words.getLabel), series: isComparable ? [...series, before] : series }
}

/** By day, whatever parts it has. */
function toDailyTotals(points: readonly ChartPoint[]) {
  const days = [...new Set(points.map(({ name }) => name))].sort()
  return days.map((day) => sumValues(points.filter(({ name }) => name === day).map(({ value }) => value)))
}

/** What had come by each time of a day: single hours of takings jump, their sum tells whether the day goes well. */
export const toCumulativeSum = (series: ChartSeries): ChartSeries => ({
  ...series,
  values: series.values.map((_, index, values) => sumValues(values.slice(0, index + 1))),
})

/** The query of a list that shows one day; nothing where the point is no day. */
export function toDayQuery(name: string): string {
  if (!isDay(name)) return ''
  return `?${new URLSearchParams({ createTime_dategt: `${name} 00:00:00`, createTime_datelt: `${name} 23:59:59` })}`
}
