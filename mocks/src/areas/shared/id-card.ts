/** Masks an ID card number for lists as `330106********123X`. */
export const maskIdCard = (idCard: string): string => (idCard.length === 18 ? `${idCard.slice(0, 6)}********${idCard.slice(-4)}` : idCard)

/** Returns the number to store: a masked number is unchanged. */
export const unmaskIdCard = (draft: string | undefined, before: string | undefined): string =>
  draft?.includes('*') ? (before ?? '') : (draft ?? '')
