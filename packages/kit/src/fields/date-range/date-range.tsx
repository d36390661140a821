import '../fields.css'
import { loadable } from '../../ui/loadable'
import { DateCell } from '../date/date-cell'
import { DayRangeFilter } from '../date/day-range-filter'
import { toDate, toDateTime, isDate, isDateTime } from '../date/wire-date'
import { createField } from '../create-field'
import type { CellProps, Field, FieldError } from '../types'
import { truncateCellText } from '../wire'
import type { Precision, Range } from './range-input'

const precisions = {
  date: { read: toDate, isWhole: isDate, width: 208 },
  dateTime: { read: toDateTime, isWhole: isDateTime, width: 264 },
} as const

const RangeInput = loadable(() => import('./range-input').then((module) => ({ default: module.RangeInput })))

const wholeSeconds = / \d{2}:\d{2}:00$/

/** Both ends as a person would say them: whole days without their hours, a day once, no seconds that say nothing. */
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
  // the wire's form sorts like the calendar
  return to < from ? { key: 'fields.date.order' } : undefined
}

export interface DateRangeOptions {
  /** The wire name of the end; the field's own name is the start. */
  readonly to: string
  /** `date` unless said. */
  readonly precision?: Precision
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** From one day or moment to another, under two names of the wire. */
export function dateRange({ to, precision = 'date', ...options }: DateRangeOptions): Field<string> {
  const { read, width } = precisions[precision]
  return createField<string, Range>({
    ...options,
    Cell: RangeCell,
    Input: (props) => <RangeInput {...props} precision={precision} />,
    Range: DayRangeFilter,
    width,
    // two moments side by side need more than half a form
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
