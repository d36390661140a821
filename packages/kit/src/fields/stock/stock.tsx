import { useKitText } from '../../i18n/kit-text'
import { loadable } from '../../ui/loadable'
import { decimalProblem, NumberCell, readDecimal } from '../decimal/decimal-kind'
import { decimalText, groupDigits, isDecimal } from '../decimal/decimal-text'
import { field } from '../field'
import type { CellProps, Field } from '../types'
import { unlimited } from './unlimited'

const integerRule = { min: 0, max: Number.MAX_SAFE_INTEGER, scale: 0 }

const StockInput = loadable(() => import('./stock-input').then((module) => ({ default: module.StockInput })))

function StockCell({ value }: CellProps<string>) {
  const t = useKitText()
  return value === unlimited ? t('fields.unlimited') : <NumberCell value={value} shown={groupDigits} />
}

/** How many there are; `-1` on the wire for as many as are wanted. */
export function stock(): Field<number> {
  return field<number, string>({
    Cell: StockCell,
    Input: StockInput,
    initial: '',
    width: 104,
    ask: 'enter',
    align: 'end',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    words: (_values, { t }) => Promise.resolve((value) => (value === unlimited ? t('fields.unlimited') : value)),
    check: (value) => (value === unlimited ? undefined : decimalProblem(value, integerRule)),
    read: (wire) => readDecimal(wire, {}),
    write: (value) => (isDecimal(value) ? Number(decimalText(value)) : undefined),
  })
}
