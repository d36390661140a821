import { createField } from '../create-field'
import type { Field } from '../types'
import { DateCell } from './date-cell'
import { DateFilter } from './date-filter'
import { DateInput } from './date-input'
import { DayRangeFilter } from './day-range-filter'
import { isDate, toDate } from './wire-date'

export interface DateOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Wire format: `dateTime` appends midnight to the day, as for birthdays of users. Defaults to `date`. */
  readonly wire?: 'date' | 'dateTime'
}

/** Creates a field for a day of the site's calendar, `yyyy-MM-dd`. */
export const date = ({ wire = 'date', ...options }: DateOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: DateCell,
    Input: DateInput,
    Filter: DateFilter,
    Range: DayRangeFilter,
    emptyValue: '',
    width: 120,
    promptVerb: 'choose',
    summaryGroup: 'time',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    validate: (value) => (isDate(value) ? undefined : { key: 'fields.date.malformed' }),
    parse: toDate,
    serialize: (value) => (wire === 'dateTime' && isDate(value) ? `${value} 00:00:00` : value),
  })
