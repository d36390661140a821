import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { isDate, isDateTime, isTime } from './wire-date'

/** Figures of one width; what is no date is shown as it came. */
export function DateCell({ value }: CellProps<string>) {
  if (!isDate(value) && !isDateTime(value) && !isTime(value)) return <TextCell value={value} />
  return <time className="kit-date">{value}</time>
}
