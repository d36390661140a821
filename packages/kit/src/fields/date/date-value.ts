import type { Field } from '../types'
import { parseNotation } from './notation'
import { toInstant, toSiteTime } from './site-clock'
import { isDateTime, toDateTime } from './wire-date'

/**
 * Value of a date field: text of the site's clock. Of a record that names the zone, counts since 1970 or is written with
 * a `T`, it also keeps what was received, so that it is sent back in that notation.
 */
export type DateValue = string | { readonly text: string; readonly received: { readonly text: string; readonly wire: string | number } }

/** as a `LocalDateTime` is written where no format is set: on the site's clock, but with a `T` */
const isoLocalTime = /^[\d-]{10}T[\d:]{5,8}(?:\.\d+)?$/

export const getDateText = (value: DateValue) => (typeof value === 'string' ? value : value.text)

/** Replaces the text, as edited. */
export const withDateText = (value: DateValue, text: string): DateValue => (typeof value === 'string' ? text : { ...value, text })

/** Parses a wire value; `read` shortens what is on the site's clock already. */
export function parseDateValue(wire: unknown, read: (wire: unknown) => string): DateValue {
  const notation = parseNotation(wire)
  if (!notation) {
    const isIso = typeof wire === 'string' && isoLocalTime.test(wire) && isDateTime(toDateTime(wire))
    return isIso ? { text: read(wire), received: { text: read(wire), wire } } : read(wire)
  }
  const text = read(toSiteTime(notation.instant))
  return { text, received: { text, wire: notation.wire } }
}

/** Returns the wire value in the notation received; `undefined` if the site's clock has no such time. */
export function toReceivedNotation(value: DateValue): string | number | undefined {
  if (typeof value === 'string' || value.text === '') return getDateText(value)
  const { text, received } = value
  if (text === received.text) return received.wire
  if (isoLocalTime.test(String(received.wire))) return isDateTime(toDateTime(text)) ? toDateTime(text).replace(' ', 'T') : undefined
  const instant = toInstant(text)
  return instant === undefined ? undefined : parseNotation(received.wire)?.write(instant)
}

/** Declares a field as one of text, as contracts do, though servers may use a number. */
export const asTextField = ({ '~written': _written, ...field }: Field<string | number>): Field<string> => field
