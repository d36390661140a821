type Amount = string | number | undefined

const cents = (amount: Amount = 0) => Math.round(Number(amount) * 100)
const total = (amounts: readonly Amount[]) => amounts.reduce<number>((sum, amount) => sum + cents(amount), 0)

/** What is left of some amounts of yuan after others are taken off, to the cent: `12.30`. What is absent counts as nothing. */
export const balance = (amounts: readonly Amount[], taken: readonly Amount[] = []): string =>
  ((total(amounts) - total(taken)) / 100).toFixed(2)
