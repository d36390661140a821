const pattern = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?$/

const getScale = (text: string) => pattern.exec(text)?.[3]?.length ?? 0

/** Returns a number times ten to the power of a scale that its decimal places fit. */
function toScaled(text: string, scale: number): bigint {
  const [, sign = '', whole = '0', fraction = ''] = pattern.exec(text) ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`)
}

function fromScaled(value: bigint, scale: number): string {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - scale)
  return `${value < 0n ? '-' : ''}${whole}${scale > 0 && fraction !== '' ? `.${fraction}` : ''}`
}

/** Compares two decimal numbers in text, exact at any scale; `undefined` if one of them is no number. */
export function compareDecimals(left: string, right: string): number | undefined {
  const [first, second] = [left.trim(), right.trim()]
  if (!pattern.test(first) || !pattern.test(second)) return undefined
  const scale = Math.max(getScale(first), getScale(second))
  const difference = toScaled(first, scale) - toScaled(second, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** Returns numbers of each interval that the thresholds cut: below, at, between and above them. */
export function sampleIntervals(thresholds: readonly string[]): readonly string[] {
  const scale = Math.max(0, ...thresholds.map(getScale)) + 1
  const unit = 10n ** BigInt(scale)
  const compare = (left: bigint, right: bigint) => {
    if (left === right) return 0
    return left < right ? -1 : 1
  }
  const sorted = [...new Set(thresholds.map((text) => toScaled(text, scale)))].sort(compare)
  const samples = sorted.flatMap((value, at) => {
    const next = sorted[at + 1]
    // a whole number reads better as an example
    const above = next === undefined || next - value > unit ? value + unit : (value + next) / 2n
    return [value, above]
  })
  const [first] = sorted
  return [...(first === undefined ? [0n] : [first - unit]), ...samples].map((value) => fromScaled(value, scale))
}
