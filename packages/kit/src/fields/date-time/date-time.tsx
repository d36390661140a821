import { DateCell } from '../date/date-cell'
import { DateTimeFilter } from '../date/date-filter'
import { DateTimeInput } from '../date/date-input'
import { DayRangeFilter } from '../date/day-range-filter'
import { toDateTime, isDateTime } from '../date/wire-date'
import { createField } from '../create-field'
import type { Field } from '../types'

export interface DateTimeOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A moment on the site's wall clock, `yyyy-MM-dd HH:mm:ss`: shown and sent as it is, wherever the browser stands. */
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
