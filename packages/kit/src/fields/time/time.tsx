import { controlOf } from '../control'
import { DateCell } from '../date/date-cell'
import { isTime } from '../date/wire-date'
import { field } from '../field'
import type { Field } from '../types'
import { textOf } from '../wire'
import { TimeBox, type TimePrecision, timeOf } from './time-box'

export interface TimeOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** `HH:mm` unless said. */
  readonly precision?: TimePrecision
}

/** A time of day. */
export const time = ({ precision = 'minutes', ...options }: TimeOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: DateCell,
    Input: (props) => <TimeBox {...controlOf(props)} precision={precision} value={props.value} onChange={props.onChange} />,
    Filter: ({ id, value, onChange }) => <TimeBox id={id} precision={precision} value={value} onChange={onChange} />,
    initial: '',
    width: 96,
    ask: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    check: (value) => (isTime(value) ? undefined : { text: 'fields.date.malformed' }),
    read: (wire) => timeOf(textOf(wire).trim(), precision),
  })
