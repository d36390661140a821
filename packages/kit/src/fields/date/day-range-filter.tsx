import type { RangeProps } from '../types'
import { fromBounds, toBounds } from './day-range'
import { DayRangeBox } from './day-range-box'

/** Filter by whole days of the site's calendar, typed or from a preset. */
export function DayRangeFilter({ id, from, to, onChange }: RangeProps) {
  return <DayRangeBox id={id} value={fromBounds({ from, to })} onChange={(days) => onChange(toBounds(days))} />
}
