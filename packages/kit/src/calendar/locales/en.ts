import type { SameKeys } from '../../i18n/types'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
  previous: 'Previous month',
  next: 'Next month',
  label: 'Prices and stock, {{month}}',
  stock: '{{left}} left',
  unlimited: 'No limit',
  sold: '{{count}} sold',
  soldOut: 'Sold out',
  describe: '{{date}}, {{price}} yuan, {{stock}}, {{count}} sold',
  past: '{{date}}, gone by',
  wholeMonth: 'Whole month',
  weekday: 'Choose every {{day}} of this month',
  chosen: '{{count}} days chosen',
  choose: 'Choose days; Shift chooses a run of days; or choose by dates',
  range: 'Choose by dates',
  from: 'From',
  to: 'To',
  weekdays: 'Weekdays',
  add: 'Choose these days',
  noDays: 'No day in between can be set',
  clear: 'Clear',
  price: 'Price (¥)',
  count: 'Stock',
  isUnlimited: 'No limit',
  keep: 'Empty: stays as it is',
  save: 'Apply to the chosen days',
  nothing: 'Enter a price or a stock',
  badPrice: 'A price is an amount of at least 0, with at most two decimals',
  badStock: 'A stock is a whole number of at least 0',
  failed: 'The calendar could not be loaded',
}

export default texts
