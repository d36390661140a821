/** Expression as Quartz reads it, each part as a list of values; `*` is every value. */
export interface QuartzCron {
  readonly seconds: string
  readonly minutes: string
  readonly hours: string
  /** Also `L`, `LW` or `15W`; `*` if the day of the week decides. */
  readonly days: string
  /** Days before the last of the month, instead of `days`: `L-3`. */
  readonly daysBeforeLast?: number
  readonly months: string
  /** Sunday is 1; also `6L` or `2#1`; `*` if the day of the month decides. */
  readonly weekdays: string
  readonly years: string
}

interface Range {
  readonly first: number
  readonly last: number
  readonly names?: readonly string[]
  /** Whether a range may pass the last value, as 22-2 passes midnight. */
  readonly wraps: boolean
}

const weekdayNames = 'SUN MON TUE WED THU FRI SAT'.split(' ')
const monthNames = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const sixty: Range = { first: 0, last: 59, wraps: true }
const hours: Range = { first: 0, last: 23, wraps: true }
const days: Range = { first: 1, last: 31, wraps: true }
const months: Range = { first: 1, last: 12, names: monthNames, wraps: true }
const weekdays: Range = { first: 1, last: 7, names: weekdayNames, wraps: true }
const years: Range = { first: 1970, last: 2099, wraps: false }

/** Reads a number or a name; `undefined` if the range has no such value. */
function parseValue(text: string, { first, last, names = [] }: Range): number | undefined {
  const value = names.includes(text) ? names.indexOf(text) + first : Number(/^\d{1,4}$/.test(text) ? text : Number.NaN)
  return value >= first && value <= last ? value : undefined
}

const item = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d{1,4}))?$/

/** Reads one item of a list: `5`, `1-5`, `0/15`, `10-40/10`. */
function parseItem(text: string, range: Range): readonly number[] | undefined {
  const found = item.exec(text.startsWith('/') ? `*${text}` : text)
  if (!found) return undefined
  const [, star, from = '', to, step] = found
  // of a name, Quartz ignores the step
  if (step !== undefined && /[A-Z]/.test(text)) return undefined
  const start = star ? range.first : parseValue(from, range)
  // `5` is one value, `5/10` goes on to the last
  const openEnd = star || step !== undefined ? range.last : start
  const end = to === undefined ? openEnd : parseValue(to, range)
  const size = range.last - range.first + 1
  const increment = Number(step ?? 1)
  if (start === undefined || end === undefined || increment < 1 || increment > range.last) return undefined
  if (end < start && !range.wraps) return undefined
  const stop = end < start ? end + size : end
  return Array.from({ length: Math.floor((stop - start) / increment) + 1 }, (_, index) => {
    const value = start + index * increment
    return value > range.last ? value - size : value
  })
}

/** Reads a list; `undefined` if any of its items cannot be read. */
function parseList(text: string, range: Range): string | undefined {
  if (text === '*') return text
  const items = text.split(',').map((part) => (part === '*' ? undefined : parseItem(part, range)))
  if (items.some((values) => values === undefined)) return undefined
  const values = new Set(items.flatMap((part) => part ?? []))
  return [...values].sort((left, right) => left - right).join(',')
}

const nearestWeekday = /^(\d{1,2})W$/
const beforeLast = /^L-(\d{1,2})$/
const longestOffset = 30

function parseDays(text: string): Pick<QuartzCron, 'days' | 'daysBeforeLast'> | undefined {
  if (text === 'L' || text === 'LW') return { days: text }
  const offset = beforeLast.exec(text)?.[1]
  if (offset !== undefined) return Number(offset) <= longestOffset ? { days: 'L', daysBeforeLast: Number(offset) } : undefined
  const near = nearestWeekday.exec(text)?.[1]
  if (near !== undefined) return parseValue(near, days) === undefined ? undefined : { days: text }
  const list = parseList(text, days)
  return list === undefined ? undefined : { days: list }
}

const nthWeekday = /^(\w{1,3})(L|#[1-5])$/

function parseWeekdays(text: string): string | undefined {
  if (text === 'L') return '7'
  const found = nthWeekday.exec(text)
  if (!found) return parseList(text, weekdays)
  const value = parseValue(found[1] ?? '', weekdays)
  return value === undefined ? undefined : `${value}${found[2]}`
}

/**
 * Reads an expression as Quartz documents it: seconds first, the year last or left out, `?` for exactly one of the two
 * days. `undefined` for what Quartz refuses, and for what it takes without meaning, such as `JANUARY` or `MON/2`.
 */
export function parseQuartzCron(expression: string): QuartzCron | undefined {
  const parts = expression.trim().toUpperCase().split(/\s+/)
  const [second = '', minute = '', hour = '', day = '', month = '', weekday = '', year = '*'] = parts
  if (parts.length < 6 || parts.length > 7 || (day === '?') === (weekday === '?')) return undefined
  const found = {
    seconds: parseList(second, sixty),
    minutes: parseList(minute, sixty),
    hours: parseList(hour, hours),
    months: parseList(month, months),
    weekdays: weekday === '?' ? '*' : parseWeekdays(weekday),
    years: parseList(year, years),
  }
  const ofMonth = day === '?' ? { days: '*' } : parseDays(day)
  const isWhole = (record: typeof found): record is { [Name in keyof typeof found]: string } =>
    Object.values(record).every((text) => text !== undefined)
  return ofMonth && isWhole(found) ? { ...found, ...ofMonth } : undefined
}
