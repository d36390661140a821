import { fixedTo, isDecimal, scaleOf } from '../fields/decimal/decimal-text'
import { halfWidth } from '../fields/half-width'
import type { CalendarText } from './calendar-texts'
import type { DayChange } from './use-prices'

/** What the person typed for the chosen days. */
export interface DayDraft {
  readonly price: string
  readonly stock: string
  readonly isUnlimited: boolean
}

export const emptyDraft: DayDraft = { price: '', stock: '', isUnlimited: false }

export interface DayProblem {
  readonly name: 'price' | 'stock'
  readonly text: CalendarText
}

// twelve digits before the point is what the contract takes
const largest = 1e12

/** What is set, or what is wrong with it. */
export function changeOf(draft: DayDraft): DayChange | DayProblem {
  const price = halfWidth(draft.price).trim()
  const stock = draft.isUnlimited ? '-1' : halfWidth(draft.stock).trim()
  if (price === '' && stock === '') return { name: 'price', text: 'nothing' }
  if (price !== '' && !(isDecimal(price) && Number(price) >= 0 && Number(price) < largest && scaleOf(price) <= 2))
    return { name: 'price', text: 'badPrice' }
  if (stock !== '' && !draft.isUnlimited && !/^\d{1,9}$/.test(stock)) return { name: 'stock', text: 'badStock' }
  return { ...(price !== '' && { price: fixedTo(price, 2) }), ...(stock !== '' && { stock: Number(stock) }) }
}
