import '../fields.css'
import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import { DateCell } from '../date/date-cell'
import { asTextField, getDateText, parseDateValue, toReceivedNotation } from '../date/date-value'
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

interface Texts {
  readonly from: string
  readonly to: string
}

const getTexts = ({ from, to }: Range): Texts => ({ from: getDateText(from), to: getDateText(to) })

const wholeSeconds = / \d{2}:\d{2}:00$/

/** Shortens both ends for display: whole days without hours, a shared day once, no zero seconds. */
function stripSeconds({ from, to }: Texts): Texts {
  if (!isDateTime(from) || !isDateTime(to)) return { from, to }
  const [day, lastDay] = [from.slice(0, 10), to.slice(0, 10)]
  if (from.endsWith(' 00:00:00') && to.endsWith(' 23:59:59')) return { from: day, to: lastDay }
  const length = wholeSeconds.test(from) && wholeSeconds.test(to) ? -3 : undefined
  return { from: from.slice(0, length), to: to.slice(day === lastDay ? 11 : 0, length) }
}

function RangeCell({ value }: CellProps<Range>) {
  const texts = getTexts(value)
  if (texts.from === '' && texts.to === '') return null
  const { from, to } = stripSeconds(texts)
  return (
    <span className="kit-range-cell" title={`${truncateCellText(texts.from)} – ${truncateCellText(texts.to)}`}>
      <DateCell value={from} /> – <DateCell value={to} />
    </span>
  )
}

interface RangeRules {
  /** Precision of both ends. Defaults to `date`. */
  readonly precision?: Precision
  /** Whether the end must be later than the start. Defaults to `false`: both may be the same. */
  readonly needsLaterEnd?: boolean
}

function validateRange(range: Range, { precision, needsLaterEnd }: Required<RangeRules>): FieldError | undefined {
  const { isWhole } = precisions[precision]
  const { from, to } = getTexts(range)
  if (!isWhole(from) || !isWhole(to)) return { key: 'fields.date.malformed' }
  // the wire format sorts chronologically
  if (to < from) return { key: 'fields.date.order' }
  if (needsLaterEnd && to === from) return { key: 'fields.date.sameEnds' }
  const isSkipped = [range.from, range.to].some((end) => toReceivedNotation(end) === undefined)
  return isSkipped ? { key: 'fields.date.skipped' } : undefined
}

export interface DateRangeOptions extends RangeRules {
  /** Wire name of the end; the field's own name is the start. */
  readonly to: string
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for a range of days or moments, stored under two wire names. */
export function dateRange({ to, precision = 'date', needsLaterEnd = false, ...options }: DateRangeOptions): Field<string> {
  const { read, width } = precisions[precision]
  return asTextField(
    createField<string | number, Range>({
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
      isEmpty: (value) => Object.values(getTexts(value)).every((end) => end === ''),
      toText: (value) =>
        Object.values(getTexts(value))
          .filter((end) => end !== '')
          .join(' – '),
      validate: (value) => validateRange(value, { precision, needsLaterEnd }),
      parse: (wire, record) => ({ from: parseDateValue(wire, read), to: parseDateValue(record[to], read) }),
      serialize: ({ from }) => toReceivedNotation(from) ?? getDateText(from),
      serializeExtra: (value) => ({ [to]: toReceivedNotation(value.to) ?? getDateText(value.to) }),
    }),
  )
}
