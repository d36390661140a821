import type { FilterProps } from '../types'
import { dateTimeOf, isDate, isDateTime } from './wire-date'

export function DateFilter({ id, value, onChange }: FilterProps) {
  return (
    <input
      id={id}
      className="kit-input"
      type="date"
      max="9999-12-31"
      value={isDate(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function DateTimeFilter({ id, value, onChange }: FilterProps) {
  return (
    <input
      id={id}
      className="kit-input"
      type="datetime-local"
      step={1}
      max="9999-12-31T23:59:59"
      value={isDateTime(value) ? value.replace(' ', 'T') : ''}
      onChange={(event) => onChange(dateTimeOf(event.target.value))}
    />
  )
}
