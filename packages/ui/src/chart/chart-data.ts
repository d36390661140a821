type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'quiet'

/** Named series of values. Money is the platform's decimal text, so that the table shows every digit. */
export interface ChartSeries {
  readonly name: string
  /** Values by category; an empty text is a missing value, i.e. a gap in a line. */
  readonly values: readonly (number | string)[]
  /** Compared period: drawn behind the others, dashed and muted. */
  readonly role?: 'before'
}

/** Threshold drawn as a horizontal line. */
export interface ChartLimit {
  readonly value: number
  readonly label: string
  readonly tone: Tone
}

/** Input of a chart; the kind decides how it is drawn. */
export interface ChartData {
  /** Names along the axis, or the parts of the whole. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly unit?: string
  /** Category of a period that is not over: drawn apart and hollow. A note on it follows in the name after a space. */
  readonly partialName?: string | undefined
  /** Whether values are running totals: then a stroke connects the period that is not over, which otherwise would look like a decline. */
  readonly cumulative?: boolean | undefined
  /** Legend label of the period that is not over, e.g. "In progress". */
  readonly partialLabel?: string
  /** Thin labelled threshold lines of a line chart. */
  readonly limits?: readonly ChartLimit[]
  /** Semantic colours by category, for a ring or a ranking. */
  readonly tones?: readonly Tone[]
}

export type ChartTone = Tone

/** Whether the last value of a series belongs to a period that is not over. */
export const isPartial = ({ role, values }: ChartSeries, { categories, partialName }: ChartData) =>
  partialName !== undefined && !role && values.length > 0 && categories[values.length - 1] === partialName

/** Formats a value with its unit. */
export const appendUnit = (value: string, unit = '') => {
  if (unit === '' || value === '') return value
  if (unit === '¥') return unit + value
  return unit === '%' ? `${value}%` : `${value} ${unit}`
}

function groupThousands(digits: string): string {
  const head = digits.length % 3
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])].filter((part) => part !== '').join(',')
}

/** Formats a value with thousands separators, without rounding. */
export const formatGrouped = (value: number | string): string =>
  String(value).replace(/^(-?)(\d+)/, (_, sign, whole) => sign + groupThousands(whole))

/** Converts a value for drawing only; anything that is no finite number becomes 0. */
export function toNumber(value: number | string | undefined): number {
  const size = Number(value ?? 0)
  return Number.isFinite(size) ? size : 0
}

/** Returns the sum with as many decimals as the most precise value, at most 4. */
export function sumValues(values: readonly (number | string)[]): string {
  const places = Math.max(0, ...values.map((value) => String(value).split('.')[1]?.length ?? 0))
  return values.reduce<number>((sum, value) => sum + toNumber(value), 0).toFixed(Math.min(places, 4))
}

const perMille = 1000

/** Formats a share in tenths of a percent; a positive share is never `0.0%`. */
const formatTenths = (count: number, part: number) => (part > 0 && count === 0 ? '<0.1%' : `${(count / 10).toFixed(1)}%`)

/** Formats a part as a percentage of the whole. */
export function formatShare(part: number, whole: number): string {
  const share = whole > 0 ? (part / whole) * perMille : 0
  return formatTenths(share < 1 ? 0 : Math.round(share), share)
}

/** Formats parts as percentages that add up to 100 %: the parts that lose most by rounding down get the remainder. */
export function formatShares(parts: readonly number[]): readonly string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const shares = parts.map((part) => (whole > 0 ? (part / whole) * perMille : 0))
  const counts = shares.map(Math.floor)
  const remainder = whole > 0 ? perMille - counts.reduce((sum, count) => sum + count, 0) : 0
  const getRemainder = (index: number) => (shares[index] ?? 0) - (counts[index] ?? 0)
  const order = shares.map((_, index) => index).sort((one, other) => getRemainder(other) - getRemainder(one))
  for (const index of order.slice(0, remainder)) counts[index] = (counts[index] ?? 0) + 1
  return counts.map((count, index) => formatTenths(count, parts[index] ?? 0))
}
