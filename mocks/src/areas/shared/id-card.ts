/** `330106********123X`: what a list shows of an ID card. */
export const maskIdCard = (idCard: string): string => (idCard.length === 18 ? `${idCard.slice(0, 6)}********${idCard.slice(-4)}` : idCard)

/** The number to keep: what came back masked was not changed. */
export const unmaskIdCard = (draft: string | undefined, before: string | undefined): string =>
  draft?.includes('*') ? (before ?? '') : (draft ?? '')
