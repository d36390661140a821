import type { ControlProps } from '../../ui/lazy-control'
import { controlOf } from '../control'
import { DateBox, type DateBoxProps } from '../date/date-box'
import { DateCell } from '../date/date-cell'
import { isTime } from '../date/wire-date'
import { field } from '../field'
import type { Field } from '../types'
import { textOf } from '../wire'

const completeLength = { minutes: 5, seconds: 8 } as const
type Precision = keyof typeof completeLength

/** To the minute or the second, whatever came. */
const timeOf = (text: string, precision: Precision) => (isTime(text) ? `${text}:00`.slice(0, completeLength[precision]) : text)

interface TimeBoxProps extends Pick<DateBoxProps, 'value' | 'onChange'> {
  readonly precision: Precision
  readonly control: ControlProps
}

function TimeBox({ precision, value, onChange, control }: TimeBoxProps) {
  return (
    <DateBox
      {...control}
      precision="time"
      withSeconds={precision === 'seconds'}
      value={value}
      onChange={(text) => onChange(timeOf(text, precision))}
    />
  )
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
    Input: (props) => <TimeBox precision={precision} value={props.value} onChange={props.onChange} control={controlOf(props)} />,
    Filter: ({ id, value, onChange }) => <TimeBox precision={precision} value={value} onChange={onChange} control={{ id }} />,
    initial: '',
    width: 96,
    ask: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    check: (value) => (isTime(value) ? undefined : { text: 'fields.date.malformed' }),
    read: (wire) => timeOf(textOf(wire).trim(), precision),
  })
