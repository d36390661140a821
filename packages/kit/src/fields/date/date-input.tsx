import { getControlProps } from '../control-props'
import type { InputProps } from '../types'
import { DateBox } from './date-box'
import { type DateValue, getDateText, withDateText } from './date-value'

/** Input for a day, independent of time zones, so that no day shifts. */
export function DateInput(props: InputProps<DateValue>) {
  const { value, onChange } = props
  return (
    <DateBox
      {...getControlProps(props)}
      precision="date"
      value={getDateText(value)}
      onChange={(text) => onChange(withDateText(value, text))}
    />
  )
}

/** Input for a day and a time. */
export function DateTimeInput(props: InputProps<DateValue>) {
  const { value, onChange } = props
  return (
    <DateBox
      {...getControlProps(props)}
      precision="dateTime"
      value={getDateText(value)}
      onChange={(text) => onChange(withDateText(value, text))}
    />
  )
}
