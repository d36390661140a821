import { isDateTime } from './wire-date'

/** Wire value that names an instant, and how to name another one in the same notation. */
export interface Notation {
  readonly wire: string | number
  /** Milliseconds since 1970. */
  readonly instant: number
  readonly write: (instant: number) => string | number
}

const zonedText = /^(\d{4}-\d{2}-\d{2})([T ])(\d{2}:\d{2})(:\d{2})?([.,]\d{1,9})?( ?)(?:Z|([+-])(\d{2})(?::?(\d{2}))?)$/i
const minute = 60_000
const longestOffset = 18 * 60

function parseZonedText(text: string): Notation | undefined {
  const found = zonedText.exec(text)
  if (!found) return undefined
  const [, on = '', separator = '', at = '', seconds = '', fraction = '', blank = '', sign = '+', hours = '0', minutes = '0'] = found
  const wall = `${on} ${at}${seconds || ':00'}`
  const size = Number(hours) * 60 + Number(minutes)
  if (!isDateTime(wall) || Number(minutes) > 59 || size > longestOffset) return undefined
  const offset = Number(`${sign}1`) * size * minute
  const zone = text.slice(on.length + separator.length + at.length + seconds.length + fraction.length + blank.length)
  return {
    wire: text,
    instant: Date.parse(`${wall.replace(' ', 'T')}Z`) - offset,
    write: (instant) => {
      const local = new Date(instant + offset).toISOString()
      const ownSeconds = seconds === '' && local.endsWith(':00.000Z') ? '' : local.slice(16, 19)
      return `${local.slice(0, 10)}${separator}${local.slice(11, 16)}${ownSeconds}${fraction.replaceAll(/\d/g, '0')}${blank}${zone}`
    },
  }
}

/** Whether the digits may also be meant as year, month, day and so on, without separators. */
const compactDate = /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)?$/
const second = 1000
const day = 86_400_000
const smallestSeconds = 1e9
const smallestMilliseconds = 1e10
const limit = 1e13

/** Returns the milliseconds of a number's unit; `undefined` if either unit is possible, or neither. */
function getUnit(number: number): number | undefined {
  const size = Math.abs(number)
  if (size >= limit || compactDate.test(String(Math.trunc(number)))) return undefined
  if (size >= smallestMilliseconds) return 1
  // a day of early 1970 in milliseconds starts on a full quarter of an hour in every zone
  const mayBeDay = number % (day / 96) === 0
  return number >= smallestSeconds && !mayBeDay ? second : undefined
}

function parseNumber(wire: number): Notation | undefined {
  const unit = getUnit(wire)
  if (unit === undefined) return undefined
  return { wire, instant: Math.floor(wire * unit), write: (instant) => instant / unit }
}

const digits = /^-?[1-9]\d{9,12}$/

/**
 * Parses a wire value that names an instant by itself: text with `Z` or an offset, as RFC 3339 and Jackson write it, or a
 * number since 1970 (digits in text too). Ten digits are seconds, eleven to thirteen milliseconds; what could be
 * something else is `undefined`, as every other value is.
 */
export function parseNotation(wire: unknown): Notation | undefined {
  if (typeof wire === 'number') return parseNumber(wire)
  if (typeof wire !== 'string') return undefined
  if (!digits.test(wire)) return parseZonedText(wire)
  const found = parseNumber(Number(wire))
  return found && { ...found, wire, write: (instant) => String(found.write(instant)) }
}
