import '../fields.css'
import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import { DateCell } from '../date/date-cell'
import { DayRangeFilter } from '../date/day-range-filter'
import { isDate, isDateTime, toDate, toDateTime } from '../date/wire-date'
import type { CellProps, Field, FieldError } from '../types'
import { truncateCellText } from '../wire'
import type { Precision, Range } from './range-input'

const precisions = {
  date: { read: toDate, isWhole: isDate, width: 208 },
  dateTime: { read: toDateTime, isWhole: isDateTime, width: 264 },
} as const

const RangeInput = loadable(() => import('./range-input').then((module) => ({ default: module.RangeInput })))

const wholeSeconds = / \d{2}:\d{2}:00$/

/** Shortens both ends for display: whole days without hours, a shared day once, no zero seconds. */
function stripSeconds({ from, to }: Range): Range {
  if (!isDateTime(from) || !isDateTime(to)) return { from, to }
  const [day, lastDay] = [from.slice(0, 10), to.slice(0, 10)]
  if (from.endsWith(' 00:00:00') && to.endsWith(' 23:59:59')) return { from: day, to: lastDay }
  const length = wholeSeconds.test(from) && wholeSeconds.test(to) ? -3 : undefined
  return { from: from.slice(0, length), to: to.slice(day === lastDay ? 11 : 0, length) }
}

function RangeCell({ value }: CellProps<Range>) {
  if (value.from === '' && value.to === '') return null
  const { from, to } = stripSeconds(value)
  return (
    <span className="kit-range-cell" title={`${truncateCellText(value.from)} – ${truncateCellText(value.to)}`}>
      <DateCell value={from} /> – <DateCell value={to} />
    </span>
  )
}

function validateRange({ from, to }: Range, precision: Precision): FieldError | undefined {
  const { isWhole } = precisions[precision]
  if (!isWhole(from) || !isWhole(to)) return { key: 'fields.date.malformed' }
  // the wire format sorts chronologically
  return to < from ? { key: 'fields.date.order' } : undefined
}

export interface DateRangeOptions {
  /** Wire name of the end; the field's own name is the start. */
  readonly to: string
  /** Precision of both ends. Defaults to `date`. */
  readonly precision?: Precision
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for a range of days or moments, stored under two wire names. */
export function dateRange({ to, precision = 'date', ...options }: DateRangeOptions): Field<string> {
  const { read, width } = precisions[precision]
  return createField<string, Range>({
    ...options,
    Cell: RangeCell,
    Input: (props) => <RangeInput {...props} precision={precision} />,
    Range: DayRangeFilter,
    width,
    // two date-time inputs in a row need more than half of the form
    ...(precision === 'dateTime' && { span: 'wide' }),
    emptyValue: { from: '', to: '' },
    promptVerb: 'choose',
    summaryGroup: 'time',
    isEmpty: (value) => value.from === '' && value.to === '',
    toText: (value) => [value.from, value.to].filter((end) => end !== '').join(' – '),
    validate: (value) => validateRange(value, precision),
    parse: (wire, record) => ({ from: read(wire), to: read(record[to]) }),
    serialize: (value) => value.from,
    serializeExtra: (value) => ({ [to]: value.to }),
  })
}
