import { normalizeTyped } from '../normalize-typed'
import { toDisplayText } from '../wire'

const decimalPattern = /^([+-]?)(\d*)(?:\.(\d*))?$/
const grouping = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const exponent = /^([+-]?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,3})$/

/** the smallest JSON number has about 340 characters; longer text is no amount */
const maxLength = 400

interface DecimalParts {
  readonly sign: '' | '-'
  readonly whole: string
  readonly fraction: string
}

/** JSON numbers above 1e21 or below 1e-6 have an exponent */
function expandExponent(text: string): string {
  const found = exponent.exec(text)
  if (!found) return text
  const [, sign = '', whole = '', fraction = '', power = '0'] = found
  const digits = whole + fraction
  const point = whole.length + Number(power)
  const padded = digits.padEnd(point, '0').padStart(digits.length + Math.max(0, 1 - point), '0')
  const at = Math.max(point, 1)
  return `${sign}${padded.slice(0, at)}.${padded.slice(at)}`
}

function parseDecimal(text: string): DecimalParts | undefined {
  if (text.length > maxLength) return undefined
  const found = decimalPattern.exec(text)
  if (!found) return undefined
  const [, sign, digits = '', fraction = ''] = found
  if (digits === '' && fraction === '') return undefined
  const whole = digits.replace(/^0+(?=\d)/, '') || '0'
  const isZero = /^0*$/.test(whole + fraction)
  return { sign: sign === '-' && !isZero ? '-' : '', whole, fraction }
}

/** Normalizes a decimal number to its plain form (`007.50` → `7.50`); returns other text unchanged. */
export function normalizeDecimal(wire: unknown): string {
  const text = normalizeTyped(toDisplayText(wire)).trim()
  if (text.length > maxLength) return text
  const plain = expandExponent(grouping.test(text) ? text.replaceAll(',', '') : text)
  const parts = parseDecimal(plain)
  if (!parts) return text
  return `${parts.sign}${parts.whole}${parts.fraction === '' ? '' : `.${parts.fraction}`}`
}

export const isDecimal = (text: string) => parseDecimal(normalizeDecimal(text)) !== undefined

/** Counts decimal places, without trailing zeros. */
export const getScale = (text: string) => (parseDecimal(normalizeDecimal(text))?.fraction ?? '').replace(/(?<!0)0+$/, '').length

/** Formats exactly `scale` decimal places, unless that loses a digit. */
export function toFixedScale(text: string, scale: number): string {
  const parts = parseDecimal(normalizeDecimal(text))
  if (!parts) return text
  const fraction = parts.fraction.replace(/(?<!0)0+$/, '').padEnd(scale, '0')
  return `${parts.sign}${parts.whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Adds thousands separators: `1234567.8` → `1,234,567.8`. */
export function formatGrouped(text: string): string {
  const parts = parseDecimal(text)
  if (!parts) return text
  const head = parts.whole.length % 3
  const whole = [parts.whole.slice(0, head), ...(parts.whole.slice(head).match(/\d{3}/g) ?? [])].filter((part) => part !== '').join(',')
  return `${parts.sign}${whole}${parts.fraction === '' ? '' : `.${parts.fraction}`}`
}

const toScaledInteger = ({ sign, whole, fraction }: DecimalParts, scale: number) => BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`)

/** Compares two numbers like a sort function (negative, zero or positive), exact at any length. Text that is no number counts as 0. */
export function compareDecimals(left: string, right: string): number {
  const zero: DecimalParts = { sign: '', whole: '0', fraction: '' }
  const first = parseDecimal(normalizeDecimal(left)) ?? zero
  const second = parseDecimal(normalizeDecimal(right)) ?? zero
  const scale = Math.max(first.fraction.length, second.fraction.length)
  const difference = toScaledInteger(first, scale) - toScaledInteger(second, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
