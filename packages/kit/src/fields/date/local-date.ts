import { isDate, isDateTime, isTime, toDateTime } from './wire-date'

/** Precision of a picker; `time` is `HH:mm:ss` of any day. */
export type Precision = 'date' | 'dateTime' | 'time'

const anyDay = '2000-01-01'
const isWhole: Record<Precision, (text: string) => boolean> = { date: isDate, dateTime: isDateTime, time: isTime }
const toMoment: Record<Precision, (text: string) => string> = {
  date: (text) => `${text} 00:00:00`,
  dateTime: (text) => text,
  time: (text) => `${anyDay} ${text}:00`.slice(0, 19),
}

const padTwoDigits = (part: number) => String(part).padStart(2, '0')

/** Parses wire text as local time, because pickers know no other time zone. */
export function parseWireDate(text: string, precision: Precision): Date | undefined {
  if (!isWhole[precision](text)) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = toMoment[precision](text).split(/\D/).map(Number)
  const date = new Date(2000, 0, 1, hour, minute, second)
  // the constructor reads the year 99 as 1999
  date.setFullYear(year, month - 1, day)
  return date
}

/** Formats the date of a picker for the wire. */
export function formatWireDate(date: Date, precision: Precision): string {
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(padTwoDigits).join(':')
  return { date: day, dateTime: `${day} ${time}`, time }[precision]
}

// without separators only in full: `202611` is a month, `12345` any of several times
const typedDay = /^(?:(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日|(?=[ T]|$))|(\d{4})(\d{2})(\d{2}))/
const typedTime = /^(?:(\d{1,2}):(\d{2})(?::(\d{2}))?|(\d{2})(\d{2})(\d{2})?)$/

/** Returns the parts of either form. */
const getParts = (found: RegExpExecArray | null) => found?.slice(1).filter((part) => part !== undefined) ?? []

const padMatch = (text: string | undefined) => (text ?? '').padStart(2, '0')

/** Parses typed text such as `2026/1/5 8:30` into the wire format; `undefined` if it is no date. */
export function parseTypedDate(typed: string, precision: Precision): string | undefined {
  const text = typed.trim()
  const day = precision === 'time' ? null : typedDay.exec(text)
  if (precision !== 'time' && !day) return undefined
  const rest = text
    .slice(day?.[0].length ?? 0)
    .replace(/^[ T]/, '')
    .trim()
  const time = typedTime.exec(rest)
  if (rest !== '' && (!time || precision === 'date')) return undefined
  const [hours, minutes, seconds] = getParts(time)
  const clock = [hours, minutes, seconds].map(padMatch).join(':')
  const [year, month, dayOfMonth] = getParts(day)
  const date = day ? `${year}-${padMatch(month)}-${padMatch(dayOfMonth)}` : ''
  const wire = { date, dateTime: toDateTime(`${date} ${clock}`), time: rest === '' ? '' : clock }[precision]
  return isWhole[precision](wire) ? wire : undefined
}
