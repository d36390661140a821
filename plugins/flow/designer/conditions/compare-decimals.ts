const pattern = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?$/

/** Compares two decimal numbers in text, exact at any scale; `undefined` if one of them is no number. */
export function compareDecimals(left: string, right: string): number | undefined {
  const [first, second] = [pattern.exec(left.trim()), pattern.exec(right.trim())]
  if (!first || !second) return undefined
  const scale = Math.max(first[3]?.length ?? 0, second[3]?.length ?? 0)
  const toInteger = ([, sign = '', whole = '', fraction = '']: RegExpExecArray) => BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`)
  const difference = toInteger(first) - toInteger(second)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
