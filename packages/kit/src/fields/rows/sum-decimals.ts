import { normalizeDecimal } from '../decimal/decimal-text'

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/

/** Adds numbers exactly, at any length and with as many decimal places as the max has; other text counts as 0. */
export function sumDecimals(texts: readonly string[]): string {
  const numbers = texts.flatMap((text) => {
    const [found, sign = '', whole = '', fraction = ''] = decimalPattern.exec(normalizeDecimal(text)) ?? []
    return found === undefined ? [] : [{ digits: sign + whole, fraction }]
  })
  const scale = numbers.reduce((max, { fraction }) => Math.max(max, fraction.length), 0)
  const total = numbers.reduce((sum, { digits, fraction }) => sum + BigInt(digits + fraction.padEnd(scale, '0')), 0n)
  const sign = total < 0n ? '-' : ''
  const digits = (total < 0n ? -total : total).toString().padStart(scale + 1, '0')
  return sign + (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`)
}
