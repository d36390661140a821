import { createField } from '../create-field'
import type { Field, FieldError } from '../types'
import { DateCell } from './date-cell'
import { DateFilter } from './date-filter'
import { DateInput } from './date-input'
import { asTextField, type DateValue, getDateText, parseDateValue, toReceivedNotation } from './date-value'
import { DayRangeFilter } from './day-range-filter'
import { isDate, toDate } from './wire-date'

export interface DateOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Wire format: `dateTime` appends midnight to the day, as for birthdays of users. Defaults to `date`. */
  readonly wire?: 'date' | 'dateTime'
  /** Day that the value must be later than; `''` is no limit. Defaults to `''`. */
  readonly after?: string
}

const validateDate = (value: DateValue, after: string): FieldError | undefined => {
  const text = getDateText(value)
  if (!isDate(text)) return { key: 'fields.date.malformed' }
  // the wire format sorts chronologically
  if (text <= after) return { key: 'fields.date.tooEarly', values: { day: after } }
  return toReceivedNotation(value) === undefined ? { key: 'fields.date.skipped' } : undefined
}

/**
 * Creates a field for a day of the site's calendar, `yyyy-MM-dd`. A moment with a zone or in (milli)seconds since 1970
 * shows its day there; it is sent unchanged, or the new day's midnight in the same notation.
 */
export const date = ({ wire = 'date', after = '', ...options }: DateOptions = {}): Field<string> =>
  asTextField(
    createField<string | number, DateValue>({
      ...options,
      Cell: DateCell,
      Input: DateInput,
      Filter: DateFilter,
      Range: DayRangeFilter,
      emptyValue: '',
      width: 108,
      promptVerb: 'choose',
      summaryGroup: 'time',
      isEmpty: (value) => getDateText(value) === '',
      toText: getDateText,
      validate: (value) => validateDate(value, after),
      parse: (received) => parseDateValue(received, toDate),
      serialize: (value) => {
        if (typeof value !== 'string') return toReceivedNotation(value) ?? value.text
        return wire === 'dateTime' && isDate(value) ? `${value} 00:00:00` : value
      },
    }),
  )
