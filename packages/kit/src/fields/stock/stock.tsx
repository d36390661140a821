import { useKitText } from '../../i18n/kit-text'
import { decimalProblem, NumberCell, readDecimal } from '../decimal/decimal-kind'
import { decimalText, isDecimal } from '../decimal/decimal-text'
import { field } from '../field'
import { lineInput } from '../line-input'
import type { CellProps, Field, InputProps } from '../types'

const unlimited = '-1'
const integerRule = { min: 0, max: Number.MAX_SAFE_INTEGER, scale: 0 }

const CountInput = lineInput({ tidy: decimalText, attributes: { inputMode: 'numeric' } })

function StockInput(props: InputProps<string>) {
  const t = useKitText()
  const { value, onChange } = props
  const isUnlimited = value === unlimited
  return (
    <span className="relative flex align-items-center gap-2">
      {!isUnlimited && <CountInput {...props} />}
      <label className="kit-control flex-none inline-flex align-items-center gap-2">
        <input
          {...(isUnlimited && { id: props.id, ref: props.inputRef })}
          type="checkbox"
          className="kit-checkbox"
          checked={isUnlimited}
          onChange={() => onChange(isUnlimited ? '' : unlimited)}
        />
        {t('calendar.unlimited')}
      </label>
    </span>
  )
}

function StockCell({ value }: CellProps<string>) {
  const t = useKitText()
  return value === unlimited ? t('calendar.unlimited') : <NumberCell value={value} shown={(text) => text} />
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
    words: (_values, { t }) => Promise.resolve((value) => (value === unlimited ? t('calendar.unlimited') : value)),
    check: (value) => (value === unlimited ? undefined : decimalProblem(value, integerRule)),
    read: (wire) => readDecimal(wire, {}),
    write: (value) => (isDecimal(value) ? Number(decimalText(value)) : undefined),
  })
}
