import type { FilterProps } from '../types'
import { DateBox } from './date-box'

export function DateFilter({ id, value, onChange }: FilterProps) {
  return <DateBox id={id} precision="date" value={value} onChange={onChange} />
}

export function DateTimeFilter({ id, value, onChange }: FilterProps) {
  return <DateBox id={id} precision="dateTime" value={value} onChange={onChange} />
}
