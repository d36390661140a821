import { businessError } from '../../engine/refusal'
import { toCents } from '../shared/money'

interface Priced {
  readonly marketPrice: string | number
  readonly salePrice: string | number
  readonly settlePrice?: string | number
}

/** Validates the prices of a ticket of any kind. */
export function checkPrices({ marketPrice, salePrice, settlePrice }: Priced) {
  if (toCents(salePrice) <= 0) throw businessError('salePrice:销售价必须大于0')
  if (toCents(marketPrice) < toCents(salePrice)) throw businessError('marketPrice:门市价不能低于销售价')
  if (toCents(settlePrice) > toCents(salePrice)) throw businessError('settlePrice:结算价不能高于销售价')
}
