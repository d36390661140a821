import { getControlProps } from '../control-props'
import { createField } from '../create-field'
import { DateCell } from '../date/date-cell'
import { isTime } from '../date/wire-date'
import type { Field } from '../types'
import { toDisplayText } from '../wire'
import { TimeBox, type TimePrecision, toPrecision } from './time-box'

export interface TimeOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Precision of the value. Defaults to `HH:mm`. */
  readonly precision?: TimePrecision
}

/** Creates a field for a time of day. */
export const time = ({ precision = 'minutes', ...options }: TimeOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: DateCell,
    Input: (props) => <TimeBox {...getControlProps(props)} precision={precision} value={props.value} onChange={props.onChange} />,
    Filter: ({ id, value, onChange }) => <TimeBox id={id} precision={precision} value={value} onChange={onChange} />,
    emptyValue: '',
    width: 96,
    promptVerb: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    validate: (value) => (isTime(value) ? undefined : { key: 'fields.date.malformed' }),
    parse: (wire) => toPrecision(toDisplayText(wire).trim(), precision),
  })
