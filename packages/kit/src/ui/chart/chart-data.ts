type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'quiet'

/** A row of figures under one name. Money comes as the text of the wire: the table shows every digit. */
export interface ChartSeries {
  readonly name: string
  /** An empty text where nothing is known: a gap in a line. */
  readonly values: readonly (number | string)[]
  /** What the others are held against: drawn behind them, dashed and quiet. */
  readonly role?: 'before'
}

/** A value that a line is held against all along. */
export interface ChartLimit {
  readonly value: number
  readonly label: string
  readonly tone: Tone
}

/** What a chart shows; how it is drawn is the kind's. */
export interface ChartData {
  /** What stands along the axis, or what the whole is made of. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly unit?: string
  /** One of the names, of a time that is not over: drawn apart and hollow. What is said of it stands in the name, after a space. */
  readonly partialName?: string | undefined
  /** The figures add up from one name to the next: a stroke leads to the mark of the time that is not over, which elsewhere would only seem to fall. */
  readonly cumulative?: boolean | undefined
  /** What its mark is called in the legend, e.g. that it is in progress. */
  readonly partialLabel?: string
  /** Thin lines across a line, each with its word. */
  readonly limits?: readonly ChartLimit[]
  /** A colour that says something, for each of the names of a ring or a ranking. */
  readonly tones?: readonly Tone[]
}

export type ChartTone = Tone

/** Whether the last figure of a series is of a time that is not over. */
export const isPartial = ({ role, values }: ChartSeries, { categories, partialName }: ChartData) =>
  partialName !== undefined && !role && values.length > 0 && categories[values.length - 1] === partialName

/** A figure and what it counts. */
export const appendUnit = (figure: string, unit = '') => {
  if (unit === '' || figure === '') return figure
  if (unit === '¥') return unit + figure
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`
}

function groupThousands(digits: string): string {
  const head = digits.length % 3
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])].filter((part) => part !== '').join(',')
}

/** A figure with its thousands apart; no digit is lost on the way. */
export const formatGrouped = (value: number | string): string =>
  String(value).replace(/^(-?)(\d+)/, (_, sign, whole) => sign + groupThousands(whole))

/** How large a figure is, for drawing only. */
export function toNumber(value: number | string | undefined): number {
  const size = Number(value ?? 0)
  return Number.isFinite(size) ? size : 0
}

/** All of them together, to the last place that one of them has. */
export function sumValues(values: readonly (number | string)[]): string {
  const places = Math.max(0, ...values.map((value) => String(value).split('.')[1]?.length ?? 0))
  return values.reduce<number>((sum, value) => sum + toNumber(value), 0).toFixed(Math.min(places, 4))
}

const perMille = 1000

/** What is there is never said to be nothing. */
const formatTenths = (count: number, part: number) => (part > 0 && count === 0 ? '<0.1%' : `${(count / 10).toFixed(1)}%`)

/** How much of the whole a part is. */
export function formatShare(part: number, whole: number): string {
  const share = whole > 0 ? (part / whole) * perMille : 0
  return formatTenths(share < 1 ? 0 : Math.round(share), share)
}

/** How much each part is of all, written so that the shares add to 100 %: those that lose most by rounding down get what is left. */
export function formatShares(parts: readonly number[]): readonly string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const shares = parts.map((part) => (whole > 0 ? (part / whole) * perMille : 0))
  const counts = shares.map(Math.floor)
  const left = whole > 0 ? perMille - counts.reduce((sum, count) => sum + count, 0) : 0
  const lossOf = (index: number) => (shares[index] ?? 0) - (counts[index] ?? 0)
  const order = shares.map((_, index) => index).sort((one, other) => lossOf(other) - lossOf(one))
  for (const index of order.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1
  return counts.map((count, index) => formatTenths(count, parts[index] ?? 0))
}
