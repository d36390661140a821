type Value = number | string

/** A figure of the wire with its thousands apart; no digit is lost on the way. */
export const figureText = (value: Value): string =>
  String(value).replace(/(?<=^-?)\d+/, (whole) => {
    const head = whole.length % 3
    return [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])].filter((part) => part !== '').join(',')
  })

/** How much of the largest it is, from 0 to 1. */
export const shareOf = (value: Value, most: number): number => (most > 0 ? Math.max(0, Number(value) || 0) / most : 0)
