import { refuse } from '../../engine/refusal'
import { cents } from '../shared/money'

interface Priced {
  readonly marketPrice: string | number
  readonly salePrice: string | number
  readonly settlePrice?: string | number
}

/** What holds of every ticket's prices. */
export function checkPrices({ marketPrice, salePrice, settlePrice }: Priced) {
  if (cents(salePrice) <= 0) throw refuse('salePrice:销售价必须大于0')
  if (cents(marketPrice) < cents(salePrice)) throw refuse('marketPrice:门市价不能低于销售价')
  if (cents(settlePrice) > cents(salePrice)) throw refuse('settlePrice:结算价不能高于销售价')
}
