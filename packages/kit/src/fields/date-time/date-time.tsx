import { createField } from '../create-field'
import { DateCell } from '../date/date-cell'
import { DateTimeFilter } from '../date/date-filter'
import { DateTimeInput } from '../date/date-input'
import { DayRangeFilter } from '../date/day-range-filter'
import { isDateTime, toDateTime } from '../date/wire-date'
import type { Field } from '../types'

export interface DateTimeOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for a moment of the site's wall clock, `yyyy-MM-dd HH:mm:ss`; shown and sent unchanged in any time zone. */
export const dateTime = (options: DateTimeOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: DateCell,
    Input: DateTimeInput,
    Filter: DateTimeFilter,
    Range: DayRangeFilter,
    emptyValue: '',
    width: 176,
    promptVerb: 'choose',
    summaryGroup: 'time',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    validate: (value) => (isDateTime(value) ? undefined : { key: 'fields.date.malformed' }),
    parse: toDateTime,
    serialize: toDateTime,
  })
