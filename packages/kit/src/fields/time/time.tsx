import { controlOf } from '../control'
import { DateCell } from '../date/date-cell'
import { isTime } from '../date/wire-date'
import { field } from '../field'
import type { Field, FilterProps, InputProps } from '../types'
import { textOf } from '../wire'

const whole = { minutes: 5, seconds: 8 } as const
type Precision = keyof typeof whole

/** To the minute or the second, whatever came. */
const timeOf = (text: string, precision: Precision) => (isTime(text) ? `${text}:00`.slice(0, whole[precision]) : text)

function TimeInput({ precision, ...props }: InputProps<string> & { readonly precision: Precision }) {
  const { value, onChange } = props
  return (
    <input
      {...controlOf(props)}
      className="kit-input"
      type="time"
      step={precision === 'seconds' ? 1 : 60}
      value={isTime(value) ? value : ''}
      onChange={(event) => onChange(timeOf(event.target.value, precision))}
    />
  )
}

function TimeFilter({ id, value, onChange }: FilterProps) {
  return <input id={id} className="kit-input" type="time" value={value} onChange={(event) => onChange(event.target.value)} />
}

export interface TimeOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** `HH:mm` unless said. */
  readonly precision?: Precision
}

/** A time of day. */
export const time = ({ precision = 'minutes', ...options }: TimeOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: DateCell,
    Input: (props) => <TimeInput {...props} precision={precision} />,
    Filter: TimeFilter,
    initial: '',
    width: 96,
    ask: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    check: (value) => (isTime(value) ? undefined : { text: 'fields.date.malformed' }),
    read: (wire) => timeOf(textOf(wire).trim(), precision),
  })
