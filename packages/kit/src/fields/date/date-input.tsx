import { controlOf } from '../control'
import type { InputProps } from '../types'
import { dateTimeOf, isDate, isDateTime } from './wire-date'

const lastDay = '9999-12-31'

/** The browser's own day picker; it knows no time zone, so no day can shift. */
export function DateInput(props: InputProps<string>) {
  const { value, onChange } = props
  return (
    <input
      {...controlOf(props)}
      className="kit-input"
      type="date"
      max={lastDay}
      value={isDate(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The browser's own picker of day and time, to the second. */
export function DateTimeInput(props: InputProps<string>) {
  const { value, onChange } = props
  return (
    <input
      {...controlOf(props)}
      className="kit-input"
      type="datetime-local"
      step={1}
      max={`${lastDay}T23:59:59`}
      value={isDateTime(value) ? value.replace(' ', 'T') : ''}
      onChange={(event) => onChange(dateTimeOf(event.target.value))}
    />
  )
}
