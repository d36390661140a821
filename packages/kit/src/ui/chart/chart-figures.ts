type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'quiet'

/** A row of figures under one name. Money comes as the text of the wire: the table shows every digit. */
export interface ChartSeries {
  readonly name: string
  readonly values: readonly (number | string)[]
  /** What the others are held against: drawn behind them, dashed and quiet. */
  readonly role?: 'before'
}

/** What a chart shows; how it is drawn is the kind's. */
export interface ChartFigures {
  /** What stands along the axis, or what the whole is made of. */
  readonly names: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly unit?: string
  /** A colour that says something, for each of the names of a ring or a ranking. */
  readonly tones?: readonly Tone[]
}

export type ChartTone = Tone

function thousandsApart(digits: string): string {
  const head = digits.length % 3
  return [digits.slice(0, head), ...(digits.slice(head).match(/\d{3}/g) ?? [])].filter((part) => part !== '').join(',')
}

/** A figure with its thousands apart; no digit is lost on the way. */
export const groupedText = (value: number | string): string =>
  String(value).replace(/^(-?)(\d+)/, (_, sign, whole) => sign + thousandsApart(whole))

/** How large a figure is, for drawing only. */
export function sizeOf(value: number | string | undefined): number {
  const size = Number(value ?? 0)
  return Number.isFinite(size) ? size : 0
}
