import { createDecimalField } from '../decimal/decimal'
import type { DecimalOptions } from '../decimal/decimal-options'
import { formatGrouped, toFixedScale } from '../decimal/decimal-text'
import type { Field } from '../types'

export type MoneyOptions = Omit<DecimalOptions, 'scale'>

const moneyScale = 2
const normalizeMoney = (text: string) => toFixedScale(text, moneyScale)

/** Amount whose cents, or all of nothing, step back. */
function formatMoney(value: string) {
  const text = `¥${formatGrouped(normalizeMoney(value))}`
  if (Number(value) === 0) return <span className="kit-cents">{text}</span>
  const point = text.indexOf('.')
  return (
    <>
      {text.slice(0, point)}
      <span className="kit-cents">{text.slice(point)}</span>
    </>
  )
}

/** Creates a field for an amount in yuan with two decimals, exact to the cent. Not negative unless `min` allows it. */
export const money = (options: MoneyOptions = {}): Field<string | number, string> =>
  createDecimalField({
    min: 0,
    ...options,
    scale: moneyScale,
    summaryGroup: 'amount',
    prefix: '¥',
    format: formatMoney,
    normalize: normalizeMoney,
  })
