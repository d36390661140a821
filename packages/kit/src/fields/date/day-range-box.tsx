import { type ControlProps, createLazyControl } from '../../ui/lazy-control'
import type { DayRange } from './day-range'

export interface DayRangeBoxProps extends ControlProps {
  readonly value: DayRange
  readonly onChange: (days: DayRange) => void
}

/** Both ends as they stand in one box; an open end is left out. */
const formatRange = ({ from, to }: DayRange) => (from === '' && to === '' ? '' : `${from} - ${to}`.trim())

/** From one day to another, both included. */
export const DayRangeBox = createLazyControl<DayRangeBoxProps>(
  () => import('./day-range-picker').then((module) => module.DayRangePicker),
  ({ value }) => formatRange(value),
)
