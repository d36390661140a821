import { loadable, useKitText } from '@jwsk/ui'
import { createField } from '../create-field'
import { NumberCell, parseDecimalWire, validateDecimal } from '../decimal/decimal-options'
import { formatGrouped, isDecimal, normalizeDecimal } from '../decimal/decimal-text'
import type { CellProps, Field } from '../types'
import { unlimited } from './unlimited'

const integerRule = { min: 0, max: Number.MAX_SAFE_INTEGER, scale: 0 }

const StockInput = loadable(() => import('./stock-input').then((module) => ({ default: module.StockInput })))

function StockCell({ value }: CellProps<string>) {
  const t = useKitText()
  return value === unlimited ? t('fields.unlimited') : <NumberCell value={value} format={formatGrouped} />
}

/** Creates a field for a stock count; `-1` on the wire means unlimited. */
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
