import { createField } from '../create-field'
import { DateCell } from '../date/date-cell'
import { DateTimeFilter } from '../date/date-filter'
import { DateTimeInput } from '../date/date-input'
import { asTextField, type DateValue, getDateText, parseDateValue, toReceivedNotation } from '../date/date-value'
import { DayRangeFilter } from '../date/day-range-filter'
import { isDateTime, toDateTime } from '../date/wire-date'
import type { Field, FieldError } from '../types'

export interface DateTimeOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

function validateDateTime(value: DateValue): FieldError | undefined {
  if (!isDateTime(getDateText(value))) return { key: 'fields.date.malformed' }
  return toReceivedNotation(value) === undefined ? { key: 'fields.date.skipped' } : undefined
}

/**
 * Creates a field for a moment of the site's wall clock, `yyyy-MM-dd HH:mm:ss`; shown and sent unchanged in any time
 * zone of the browser. A moment that names its zone, or counts (milli)seconds since 1970, is shown on the site's clock
 * and sent in the notation that it came in.
 */
export const dateTime = (options: DateTimeOptions = {}): Field<string> =>
  asTextField(
    createField<string | number, DateValue>({
      ...options,
      Cell: DateCell,
      Input: DateTimeInput,
      Filter: DateTimeFilter,
      Range: DayRangeFilter,
      emptyValue: '',
      width: { 'zh-cn': 108, en: 136 },
      promptVerb: 'choose',
      summaryGroup: 'time',
      isEmpty: (value) => getDateText(value) === '',
      toText: getDateText,
      validate: validateDateTime,
      parse: (wire) => parseDateValue(wire, toDateTime),
      serialize: (value) => (typeof value === 'string' ? toDateTime(value) : (toReceivedNotation(value) ?? value.text)),
    }),
  )
