type Amount = string | number | undefined

const toCents = (amount: Amount = 0) => Math.round(Number(amount) * 100)
const sumCents = (amounts: readonly Amount[]) => amounts.reduce<number>((sum, amount) => sum + toCents(amount), 0)

/** What is left of some amounts of yuan after others are taken off, to the cent: `12.30`. What is absent counts as nothing. */
export const subtractAmounts = (amounts: readonly Amount[], taken: readonly Amount[] = []): string =>
  ((sumCents(amounts) - sumCents(taken)) / 100).toFixed(2)
