const cents = (yuan: string | number) => Math.round(Number(yuan) * 100)

/** What of a payment was not given back yet. */
export const stillPaid = (paid: string | number = 0, refunded: string | number = 0): string =>
  ((cents(paid) - cents(refunded)) / 100).toFixed(2)
