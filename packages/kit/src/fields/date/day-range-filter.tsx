import type { RangeProps } from '../types'
import { toBounds, fromBounds } from './day-range'
import { DayRangeBox } from './day-range-box'

/** Whole days of the site's calendar, by hand or by a common period. */
export function DayRangeFilter({ id, from, to, onChange }: RangeProps) {
  return <DayRangeBox id={id} value={fromBounds({ from, to })} onChange={(days) => onChange(toBounds(days))} />
}
