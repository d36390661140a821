import { getScale, isDecimal, toFixedScale } from '../fields/decimal/decimal-text'
import { normalizeTyped } from '../fields/normalize-typed'
import type { CalendarTextKey } from './calendar-texts'
import type { DayChange } from './use-prices'

/** Values typed for the selected days. */
export interface DayDraft {
  readonly price: string
  readonly stock: string
  readonly isUnlimited: boolean
}

export const emptyDraft: DayDraft = { price: '', stock: '', isUnlimited: false }

export interface DayProblem {
  readonly name: 'price' | 'stock'
  readonly text: CalendarTextKey
}

// the contract takes twelve digits before the decimal point
const maxPrice = 1e12

/** Parses a draft into the change to save, or into its validation error. */
export function parseDayChange(draft: DayDraft): DayChange | DayProblem {
  const price = normalizeTyped(draft.price).trim()
  const stock = draft.isUnlimited ? '-1' : normalizeTyped(draft.stock).trim()
  if (price === '' && stock === '') return { name: 'price', text: 'nothing' }
  if (price !== '' && !(isDecimal(price) && Number(price) >= 0 && Number(price) < maxPrice && getScale(price) <= 2))
    return { name: 'price', text: 'badPrice' }
  if (stock !== '' && !draft.isUnlimited && !/^\d{1,9}$/.test(stock)) return { name: 'stock', text: 'badStock' }
  return { ...(price !== '' && { price: toFixedScale(price, 2) }), ...(stock !== '' && { stock: Number(stock) }) }
}
