export type Figure = number | string

/** A figure of the wire with its thousands apart; decimals stay as they came, no digit is lost on the way. */
export function figureText(value: Figure): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(String(value))
  if (!match) return String(value)
  const [, sign = '', whole = '', decimals = ''] = match
  const head = whole.length % 3
  const groups = [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])].filter((group) => group !== '')
  return sign + groups.join(',') + decimals
}

/** How large a figure is, for drawing only. */
export function sizeOf(value: Figure): number {
  const size = Number(value)
  return Number.isFinite(size) ? size : 0
}

const axisSteps = [1, 2, 3, 4, 5, 6, 8, 10]

/** The round number that the scale of a chart ends with: at or above every value. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values)
  if (most === 0) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return (axisSteps.find((step) => step * power >= most) ?? 10) * power
}

/** `2026-11-20` as `11-20`; any other name as it is. */
export const shortDay = (name: string) => /^\d{4}-(\d\d-\d\d)$/.exec(name)?.[1] ?? name

/** The query of a list that shows one day; nothing where the point is no day. */
export function dayQuery(name: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(name)) return ''
  return `?${new URLSearchParams({ createTime_dategt: `${name} 00:00:00`, createTime_datelt: `${name} 23:59:59` })}`
}
