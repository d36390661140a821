import type { ChartKind, ChartSeries } from '@jwsk/kit'

type Value = number | string

export interface Point {
  readonly name: string
  readonly value: Value
}

/** A figure of the wire with its thousands apart; no digit is lost on the way. */
export const figureText = (value: Value): string =>
  String(value).replace(/(?<=^-?)\d+/, (whole) => {
    const head = whole.length % 3
    return [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])].filter((part) => part !== '').join(',')
  })

const isDay = (name: string) => /^\d{4}-\d\d-\d\d$/.test(name)
const isMonth = (name: string) => /^\d{4}-\d\d$/.test(name)

/** Days are a line, months bars, and what is of one time the parts of a whole. */
export function kindOf(points: readonly Point[]): ChartKind {
  const [first] = points
  if (first && isDay(first.name)) return 'line'
  return first && isMonth(first.name) ? 'bars' : 'ring'
}

interface Words {
  readonly now: string
  readonly before: string
}

/** The points, with those of as many days before behind them where an answer over twice the time has them. */
export function seriesOf(points: readonly Point[], longer: readonly Point[] | undefined, words: Words): readonly ChartSeries[] {
  const now = { name: words.now, values: points.map(({ value }) => value) }
  if (kindOf(points) !== 'line' || longer?.length !== points.length * 2) return [now]
  const before = longer.slice(0, points.length).map(({ value }) => value)
  return [now, { name: words.before, values: before, role: 'before' }]
}

/** The query of a list that shows one day; nothing where the point is no day. */
export function dayQuery(name: string): string {
  if (!isDay(name)) return ''
  return `?${new URLSearchParams({ createTime_dategt: `${name} 00:00:00`, createTime_datelt: `${name} 23:59:59` })}`
}
