import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { isDate, isDateTime, isTime } from './wire-date'

/** Date in tabular figures; an invalid date is shown unchanged. */
export function DateCell({ value }: CellProps<string>) {
  if (!isDate(value) && !isDateTime(value) && !isTime(value)) return <TextCell value={value} />
  return <time className="kit-date">{value}</time>
}
