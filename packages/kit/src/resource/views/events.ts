import { parseDateValue } from '../../fields/date/date-value'
import { addDays, isDateTime, toDateTime } from '../../fields/date/wire-date'
import type { Row } from '../model/row'

/** Days and times of a row on the site's clock. */
export interface RowSpan {
  /** First day, `yyyy-MM-dd`. */
  readonly from: string
  /** Last day, included; not before `from`. */
  readonly to: string
  /** Time of day of the start, `HH:mm`; `''` for whole days. */
  readonly time: string
  /** Time of day of the end, `HH:mm`; `''` for whole days. */
  readonly endTime: string
}

/** Row of a list with its days. */
export interface RowEvent extends RowSpan {
  readonly key: string
  readonly row: Row
  readonly name: string
}

const midnight = '00:00'

/** Parses a moment in any notation of the wire, in the year range of the wire; `undefined` if it is none. */
function parseMoment(wire: unknown) {
  const value = parseDateValue(wire, toDateTime)
  const text = typeof value === 'string' ? value : value.text
  return isDateTime(text) && text > '0002' && text < '9998' ? { day: text.slice(0, 10), time: text.slice(11, 16) } : undefined
}

/**
 * Returns the days of a row; `undefined` without a valid start. A missing end, or one before the start, is the start. An
 * end at midnight ends the day before, unless the start is at midnight too: then both are whole days.
 */
export function getRowSpan(row: Row, names: { readonly from: string; readonly to?: string | undefined }): RowSpan | undefined {
  const start = parseMoment(row[names.from])
  if (!start) return undefined
  const end = names.to === undefined ? undefined : parseMoment(row[names.to])
  const isWhole = start.time === midnight && (end === undefined || end.time === midnight)
  const last = end && !isWhole && end.time === midnight ? addDays(end.day, -1) : end?.day
  return {
    from: start.day,
    to: last !== undefined && last > start.day ? last : start.day,
    time: isWhole ? '' : start.time,
    endTime: isWhole || !end || `${end.day}${end.time}` < `${start.day}${start.time}` ? '' : end.time,
  }
}

/** Part of an event within consecutive days. */
export interface Segment<E> {
  readonly event: E
  /** Index of its first day. */
  readonly start: number
  /** Number of days. */
  readonly span: number
  /** Row, from 0, in which it overlaps no other segment. */
  readonly lane: number
  /** Whether the event started before these days. */
  readonly isContinued: boolean
  /** Whether the event ends after these days. */
  readonly continues: boolean
}

type Days = Pick<RowSpan, 'from' | 'to'>

/** Orders events by their start; longer ones first, so that they are in the upper lanes. */
export const compareEvents = (one: RowSpan, other: RowSpan): number => {
  if (one.from !== other.from) return one.from < other.from ? -1 : 1
  if (one.to !== other.to) return one.to > other.to ? -1 : 1
  if (one.time === other.time) return 0
  return one.time < other.time ? -1 : 1
}

/** Distributes sorted events over lanes, each in the first lane that is free on its days. */
export function layoutDays<E extends Days>(events: readonly E[], days: readonly string[]): readonly Segment<E>[] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const indexes = new Map(days.map((day, index) => [day, index]))
  // index of the first free day of each lane
  const lanes: number[] = []
  return events.flatMap((event) => {
    if (event.to < first || event.from > last) return []
    const start = event.from < first ? 0 : (indexes.get(event.from) ?? 0)
    const end = event.to > last ? days.length - 1 : (indexes.get(event.to) ?? start)
    const free = lanes.findIndex((next) => next <= start)
    const lane = free === -1 ? lanes.length : free
    lanes[lane] = end + 1
    return [{ event, start, span: end - start + 1, lane, isContinued: event.from < first, continues: event.to > last }]
  })
}
