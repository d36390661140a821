import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { setSiteTimeZone } from '../../runtime/site-time-zone'
import { dateRange } from '../date-range/date-range'
import { dateTime } from '../date-time/date-time'
import { date } from './date'
import { getDateText, parseDateValue, withDateText } from './date-value'
import { parseNotation } from './notation'
import { toInstant, toSiteTime } from './site-clock'
import { toDateTime } from './wire-date'

afterEach(() => setSiteTimeZone())

const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC']
const zone = fc.constantFrom(...zones)
// every zone above has had a change of the clock in these years, Apia a day that it skipped
const instants = fc.date({ min: new Date('2001-09-10T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })

const padTwo = (part: number) => String(part).padStart(2, '0')
const offsetText = fc
  .tuple(fc.constantFrom('+', '-'), fc.integer({ min: 0, max: 14 }), fc.constantFrom(0, 30, 45))
  .map(([sign, hours, minutes]) => ({
    minutes: (sign === '+' ? 1 : -1) * (hours * 60 + minutes),
    text: [sign, padTwo(hours), padTwo(minutes)] as const,
  }))
/** names an instant in text with a zone */
const zoned = fc
  .record({
    instant: instants,
    offset: offsetText,
    separator: fc.constantFrom('T', ' '),
    colon: fc.constantFrom(':', ''),
    digits: fc.nat(9),
    isZ: fc.boolean(),
  })
  .map(({ instant, offset: { minutes, text }, separator, colon, digits, isZ }) => {
    const local = new Date(instant.getTime() + (isZ ? 0 : minutes) * 60_000).toISOString()
    const fraction = digits === 0 ? '' : `.${local.slice(20, 23).padEnd(digits, '0').slice(0, digits)}`
    const suffix = isZ ? 'Z' : `${text[0]}${text[1]}${colon}${text[2]}`
    return { instant, wire: `${local.slice(0, 10)}${separator}${local.slice(11, 19)}${fraction}${suffix}` }
  })
const milliseconds = instants.map((instant) => ({ instant, wire: instant.getTime() }))
const seconds = instants.map((instant) => ({ instant, wire: Math.floor(instant.getTime() / 1000) }))
const numbers = fc.oneof(milliseconds, seconds)
const asText = numbers.map(({ instant, wire }) => ({ instant, wire: String(wire) }))
const anyWire = fc
  .oneof<fc.Arbitrary<{ instant: Date; wire: string | number }>[]>(zoned, numbers, asText)
  .filter(({ wire }) => parseNotation(wire) !== undefined)

/** what the notation looks like, without the moment that it names */
const formatShape = (wire: unknown) =>
  `${typeof wire} ${String(wire)
    .replaceAll(/\d+(?=[^\d]*$)/g, (digits) => (String(wire).includes(':') ? digits : '9'))
    .slice(19)}`

const edit = (value: unknown, text: string) => (typeof value === 'object' && value !== null ? { ...value, text } : text)

test('shows any instant on the site clock, sends it unchanged', () => {
  fc.assert(
    fc.property(anyWire, zone, ({ instant, wire }, timeZone) => {
      setSiteTimeZone(timeZone)
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
      const [moment, day, range] = [dateTime(), date(), dateRange({ to: 'end', precision: 'dateTime' })]
      const record = { it: wire, end: wire }
      expect(moment.toText(moment.parse(wire))).toBe(shown)
      expect(moment.serialize(moment.parse(wire))).toBe(wire)
      expect(moment.validate(moment.parse(wire))).toBeUndefined()
      expect(day.toText(day.parse(wire))).toBe(shown.slice(0, 10))
      expect(day.serialize(day.parse(wire))).toBe(wire)
      expect(range.toText(range.parse(wire, record))).toBe(`${shown} – ${shown}`)
      expect([range.serialize(range.parse(wire, record)), range.serializeExtra(range.parse(wire, record))]).toEqual([wire, { end: wire }])
    }),
    { numRuns: 300 },
  )
})

test('an edited moment denotes the typed time of the site, in the notation received', () => {
  fc.assert(
    fc.property(anyWire, instants, zone, ({ wire }, other, timeZone) => {
      setSiteTimeZone(timeZone)
      const typed = toSiteTime(other.getTime())
      const field = dateTime()
      const value = edit(field.parse(wire), typed)
      fc.pre(typed !== field.toText(field.parse(wire)))
      expect(field.validate(value)).toBeUndefined()
      const sent = field.serialize(value)
      const read = parseNotation(sent)
      fc.pre(read !== undefined || typeof wire === 'number' || !String(wire).includes(':'))
      const instant = read?.instant ?? Number(sent) * (String(sent).length > 10 ? 1 : 1000)
      expect(toSiteTime(instant)).toBe(typed)
      expect(formatShape(sent).replaceAll(/\d/g, '0')).toBe(formatShape(wire).replaceAll(/\d/g, '0'))
      // and back again
      expect(field.serialize(edit(value, field.toText(field.parse(wire))))).toBe(wire)
    }),
    { numRuns: 300 },
  )
})

describe('changes of the clock', () => {
  test('refuses a time that the clock skips, takes the first of two', () => {
    setSiteTimeZone('Europe/Berlin')
    const field = dateTime()
    const value = field.parse('2026-01-01T00:00:00Z')
    expect(field.validate(edit(value, '2026-03-29 02:30:00'))).toEqual({ key: 'fields.date.skipped' })
    expect(field.serialize(edit(value, '2026-03-29 03:00:00'))).toBe('2026-03-29T01:00:00Z')
    expect(field.serialize(edit(value, '2026-10-25 02:30:00'))).toBe('2026-10-25T00:30:00Z')
  })

  test('the second of two equal times is sent unchanged', () => {
    setSiteTimeZone('Europe/Berlin')
    const field = dateTime()
    expect(field.toText(field.parse('2026-10-25T01:30:00Z'))).toBe('2026-10-25 02:30:00')
    expect(field.serialize(field.parse('2026-10-25T01:30:00Z'))).toBe('2026-10-25T01:30:00Z')
  })

  test('a day starts with its first hour, also where the clock skips midnight', () => {
    setSiteTimeZone('America/Sao_Paulo')
    expect(toSiteTime(toInstant('2018-11-04') ?? 0)).toBe('2018-11-04 01:00:00')
    expect(toSiteTime(toInstant('2018-11-05') ?? 0)).toBe('2018-11-05 00:00:00')
    expect(toInstant('2018-11-04 00:30:00')).toBeUndefined()
  })

  test('refuses a day that the calendar of the zone skips', () => {
    setSiteTimeZone('Pacific/Apia')
    expect(date().validate(edit(date().parse('2011-12-25T00:00:00Z'), '2011-12-30'))).toEqual({ key: 'fields.date.skipped' })
    expect(toSiteTime(toInstant('2011-12-31') ?? 0)).toBe('2011-12-31 00:00:00')
  })
})

test.each([
  ['2026-11-25T16:30:00Z', '2026-11-26 00:30:00'],
  ['2026-11-25T16:30:00+09:00', '2026-11-25 15:30:00'],
  ['2026-11-25T16:30:00.000+0000', '2026-11-26 00:30:00'],
  ['2026-11-25 16:30:00 +08', '2026-11-25 16:30:00'],
  ['2026-11-25t16:30z', '2026-11-26 00:30:00'],
  [1764088200000, '2025-11-26 00:30:00'],
  ['1764088200000', '2025-11-26 00:30:00'],
  [1764088200, '2025-11-26 00:30:00'],
  [1764088200.5, '2025-11-26 00:30:00'],
  [-631152000000, '1950-01-01 08:00:00'],
])('%s is %s in Shanghai', (wire, text) => {
  expect(dateTime().toText(dateTime().parse(wire))).toBe(text)
})

test.each([
  ['a month', 202611],
  ['a compact day', 20261121],
  ['a compact minute', 202611251630],
  ['a compact minute in text', '202611251630'],
  ['a compact second', '20261125163000'],
  ['a compact hour, or seconds of 2034', 2026112516],
  ['a day of 1970 in milliseconds, or seconds', 2_764_800_000],
  ['zero', 0],
  ['a small number', 12_345],
  ['no calendar day', '2026-02-30T00:00:00Z'],
  ['no offset', '2026-01-01T00:00:00+25:00'],
  ['a day with a zone', '2026-01-01Z'],
  ['a number with a sign', '+1764088200000'],
])('%s is shown as it came, and refused', (_, wire) => {
  const field = dateTime()
  expect(field.toText(field.parse(wire))).toBe(String(wire))
  expect(field.validate(field.parse(wire))).toEqual({ key: 'fields.date.malformed' })
})

test('an edited day is sent as its midnight on the site clock', () => {
  const field = date({ wire: 'dateTime' })
  expect(field.serialize(edit(field.parse('1990-05-16T16:00:00.000+00:00'), '1991-01-02'))).toBe('1991-01-01T16:00:00.000+00:00')
  expect(field.serialize(edit(field.parse(642_873_600_000), '1991-01-02'))).toBe(662_745_600_000)
})

test('local time with a T is sent with a T', () => {
  const field = dateTime()
  const value = field.parse('2026-01-05T08:30:15.123456')
  expect(field.toText(value)).toBe('2026-01-05 08:30:15')
  expect(field.serialize(value)).toBe('2026-01-05T08:30:15.123456')
  expect(field.serialize(edit(value, '2026-03-29 02:30:00'))).toBe('2026-03-29T02:30:00')
  expect(date({ wire: 'dateTime' }).serialize(edit(date().parse('1990-05-17T00:00'), '1991-01-02'))).toBe('1991-01-02T00:00:00')
  expect(field.validate(field.parse('2026-02-30T00:00:00'))).toEqual({ key: 'fields.date.malformed' })
})

test('keeps malformed and cleared text', () => {
  const field = dateTime()
  const value = field.parse(1_764_088_200_000)
  expect(field.serialize(edit(value, '明天'))).toBe('明天')
  expect(field.validate(edit(value, '明天'))).toEqual({ key: 'fields.date.malformed' })
  expect([field.isEmpty(edit(value, '')), field.serialize(edit(value, ''))]).toEqual([true, ''])
  expect(getDateText(withDateText(parseDateValue(1_764_088_200_000, toDateTime), '2026-01-01 00:00:00'))).toBe('2026-01-01 00:00:00')
})
