import { type ControlProps, createLazyControl } from '@jwsk/ui'
import type { DayRange } from './day-range'

export interface DayRangeBoxProps extends ControlProps {
  readonly value: DayRange
  readonly onChange: (days: DayRange) => void
}

/** Formats both ends for one input; omits an open end. */
const formatRange = ({ from, to }: DayRange) => (from === '' && to === '' ? '' : `${from} - ${to}`.trim())

/** Input for a range of days, both ends included. */
export const DayRangeBox = createLazyControl<DayRangeBoxProps>(
  () => import('./day-range-picker').then((module) => module.DayRangePicker),
  ({ value }) => formatRange(value),
)
