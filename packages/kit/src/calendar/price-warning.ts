import { findMostCommonPrice } from './most-common-price'
import type { DayPrice } from './use-prices'

/** A price this many times above or below the usual one is probably a typo. */
const unusualFactor = 3

export interface PriceWarning {
  readonly kind: 'free' | 'unusual'
  readonly price: number
  /** Most common price of the month; 0 if there is none. */
  readonly usual: number
}

/** Returns a warning if a price is 0 although others are not, or far from the most common price of the month. */
export function findPriceWarning(text: string | undefined, days: Iterable<Pick<DayPrice, 'price'>>): PriceWarning | undefined {
  if (text === undefined) return undefined
  const [price, usual] = [Number(text), findMostCommonPrice(days) ?? 0]
  if (price === usual) return undefined
  if (price === 0) return { kind: 'free', price, usual }
  const isUnusual = usual > 0 && (price >= usual * unusualFactor || price * unusualFactor <= usual)
  return isUnusual ? { kind: 'unusual', price, usual } : undefined
}
