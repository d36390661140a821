/** Converts an amount to cents: amounts are sent as text with two decimals and computed in whole cents. */
export const toCents = (amount: string | number | undefined): number => Math.round(Number(amount || 0) * 100)

/** Rounds a price to whole yuan, or to the next step in cents. */
export const roundPrice = (amount: number, step = 100): number => Math.round(amount / step) * step

export const yuan = (amount: number): string => (amount / 100).toFixed(2)

export const sumCents = (amounts: readonly (string | number | undefined)[]): number =>
  amounts.reduce<number>((total, amount) => total + toCents(amount), 0)
