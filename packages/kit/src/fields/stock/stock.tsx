import { useKitText } from '../../i18n/kit-text'
import { loadable } from '../../ui/loadable'
import { validateDecimal, NumberCell, parseDecimalWire } from '../decimal/decimal-options'
import { normalizeDecimal, formatGrouped, isDecimal } from '../decimal/decimal-text'
import { createField } from '../create-field'
import type { CellProps, Field } from '../types'
import { unlimited } from './unlimited'

const integerRule = { min: 0, max: Number.MAX_SAFE_INTEGER, scale: 0 }

const StockInput = loadable(() => import('./stock-input').then((module) => ({ default: module.StockInput })))

function StockCell({ value }: CellProps<string>) {
  const t = useKitText()
  return value === unlimited ? t('fields.unlimited') : <NumberCell value={value} format={formatGrouped} />
}

/** How many there are; `-1` on the wire for as many as are wanted. */
export function stock(): Field<number> {
  return createField<number, string>({
    Cell: StockCell,
    Input: StockInput,
    emptyValue: '',
    width: 104,
    promptVerb: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    loadLabels: (_values, { t }) => Promise.resolve((value) => (value === unlimited ? t('fields.unlimited') : value)),
    validate: (value) => (value === unlimited ? undefined : validateDecimal(value, integerRule)),
    parse: (wire) => parseDecimalWire(wire, {}),
    serialize: (value) => (isDecimal(value) ? Number(normalizeDecimal(value)) : undefined),
  })
}
