/** Amounts travel as text with two decimals and are reckoned in whole cents. */
export const cents = (amount: string | number | undefined): number => Math.round(Number(amount || 0) * 100)

export const yuan = (amount: number): string => (amount / 100).toFixed(2)

export const sum = (amounts: readonly (string | number | undefined)[]): number =>
  amounts.reduce<number>((total, amount) => total + cents(amount), 0)
