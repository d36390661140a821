type Amount = string | number | undefined

const toCents = (amount: Amount = 0) => Math.round(Number(amount) * 100)
const sumCents = (amounts: readonly Amount[]) => amounts.reduce<number>((sum, amount) => sum + toCents(amount), 0)

/** Subtracts amounts in yuan from others, to the cent: `12.30`. Missing amounts count as 0. */
export const subtractAmounts = (amounts: readonly Amount[], subtracted: readonly Amount[] = []): string =>
  ((sumCents(amounts) - sumCents(subtracted)) / 100).toFixed(2)
