import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { type DateValue, getDateText } from './date-value'
import { isDate, isDateTime, isTime } from './wire-date'

/** Date in tabular figures; an invalid date is shown unchanged. */
export function DateCell({ value }: CellProps<DateValue>) {
  const text = getDateText(value)
  if (!isDate(text) && !isDateTime(text) && !isTime(text)) return <TextCell value={text} />
  return <time className="kit-date">{text}</time>
}
