import { DateCell } from '../date/date-cell'
import { DateTimeFilter } from '../date/date-filter'
import { DateTimeInput } from '../date/date-input'
import { DayRangeFilter } from '../date/day-range-filter'
import { dateTimeOf, isDateTime } from '../date/wire-date'
import { field } from '../field'
import type { Field } from '../types'

export interface DateTimeOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A moment on the site's wall clock, `yyyy-MM-dd HH:mm:ss`: shown and sent as it is, wherever the browser stands. */
export const dateTime = (options: DateTimeOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: DateCell,
    Input: DateTimeInput,
    Filter: DateTimeFilter,
    Range: DayRangeFilter,
    initial: '',
    width: 176,
    ask: 'choose',
    topic: 'time',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    check: (value) => (isDateTime(value) ? undefined : { text: 'fields.date.malformed' }),
    read: dateTimeOf,
    write: dateTimeOf,
  })
