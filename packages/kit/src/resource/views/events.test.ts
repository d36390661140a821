import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachDay } from '../../calendar/days'
import { addDays } from '../../fields/date/wire-date'
import { compareEvents, getRowSpan, layoutDays } from './events'
import { getCoveringWeeks, getPeriod, parsePeriod, serializePeriod, stepMonth, stepPeriod } from './period'

const days = fc.nat(20_000).map((count) => addDays('1990-01-01', count))
const units = ['week', 'month', 'quarter'] as const
const spans = fc
  .record({ offset: fc.integer({ min: -10, max: 20 }), length: fc.nat(15), time: fc.constantFrom('', '08:30') })
  .map(({ offset, length, time }) => {
    const from = addDays('2026-11-02', offset)
    return { from, to: addDays(from, length), time, endTime: '' }
  })
const getWeek = (day: string) => eachDay(day, addDays(day, 6))

describe('layoutDays', () => {
  test('renders each event of the days once, without overlaps', () => {
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 40 }), (events) => {
        const week = getWeek('2026-11-02')
        const segments = layoutDays([...events].sort(compareEvents), week)
        expect(segments).toHaveLength(events.filter(({ from, to }) => from <= '2026-11-08' && to >= '2026-11-02').length)
        const taken = segments.flatMap(({ lane, start, span }) => Array.from({ length: span }, (_, index) => `${lane} ${start + index}`))
        expect(new Set(taken).size).toBe(taken.length)
        for (const { event, start, span, isContinued, continues } of segments) {
          expect(isContinued ? '2026-11-02' : event.from).toBe(week[start])
          expect(continues ? '2026-11-08' : event.to).toBe(week[start + span - 1])
        }
      }),
    )
  })

  test('needs no more lanes than events on the busiest day', () => {
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 40 }), (events) => {
        const week = getWeek('2026-11-02')
        const segments = layoutDays([...events].sort(compareEvents), week)
        const busiest = Math.max(0, ...week.map((day) => events.filter(({ from, to }) => from <= day && day <= to).length))
        expect(Math.max(0, ...segments.map(({ lane }) => lane + 1))).toBe(busiest)
      }),
    )
  })
})

describe('getRowSpan', () => {
  const span = (from: unknown, to?: unknown) => getRowSpan({ from, to }, { from: 'from', to: 'to' })

  test.each([
    ['2026-11-05', undefined, { from: '2026-11-05', to: '2026-11-05', time: '', endTime: '' }],
    ['2026-11-05', '2026-11-07', { from: '2026-11-05', to: '2026-11-07', time: '', endTime: '' }],
    ['2026-11-05', '2026-11-03', { from: '2026-11-05', to: '2026-11-05', time: '', endTime: '' }],
    ['2026-11-05 00:00:00', '2026-11-06 00:00:00', { from: '2026-11-05', to: '2026-11-06', time: '', endTime: '' }],
    ['2026-11-05 09:30:00', '2026-11-06 00:00:00', { from: '2026-11-05', to: '2026-11-05', time: '09:30', endTime: '00:00' }],
    ['2026-11-05T09:30:00', '2026-11-05T11:00:00', { from: '2026-11-05', to: '2026-11-05', time: '09:30', endTime: '11:00' }],
    ['2026-11-05 09:30:00', '2026-11-05 08:00:00', { from: '2026-11-05', to: '2026-11-05', time: '09:30', endTime: '' }],
    // on the site's clock, eight hours ahead
    ['2026-11-05T20:00:00Z', null, { from: '2026-11-06', to: '2026-11-06', time: '04:00', endTime: '' }],
    [1_793_908_800_000, null, { from: '2026-11-06', to: '2026-11-06', time: '04:00', endTime: '' }],
  ])('%s to %s', (from, to, expected) => expect(span(from, to)).toEqual(expected))

  test('accepts any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const found = span(from, to)
        if (found) expect(found.to >= found.from).toBe(true)
      }),
    )
    for (const hostile of ['', null, '2026-02-30', '0000-00-00', {}, ['2026-11-05'], '9999-12-31']) expect(span(hostile)).toBeUndefined()
  })
})

describe('periods', () => {
  test('contain their day and follow each other without gaps', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...units), (day, unit) => {
        const period = getPeriod(unit, day)
        expect(period.from <= day && day <= period.to).toBe(true)
        expect(stepPeriod(period, 1).from).toBe(addDays(period.to, 1))
        expect(stepPeriod(stepPeriod(period, 1), -1)).toEqual(period)
        expect(parsePeriod(serializePeriod(period), units)).toEqual(period)
        const weeks = getCoveringWeeks(period).flat()
        expect(weeks.length % 7).toBe(0)
        expect(weeks).toEqual(expect.arrayContaining([period.from, period.to]))
      }),
    )
  })

  test('a month step stays in the adjacent month', () => {
    fc.assert(
      fc.property(days, (day) => {
        const next = stepMonth(day, 1)
        expect(stepPeriod(getPeriod('month', day), 1)).toEqual(getPeriod('month', next))
        expect(stepMonth(next, -1) <= day).toBe(true)
      }),
    )
    expect([stepMonth('2026-01-31', 1), stepMonth('2026-03-31', -1), stepMonth('2026-03-15', -1)]).toEqual([
      '2026-02-28',
      '2026-02-28',
      '2026-02-15',
    ])
  })

  test.each(['', 'm', 'x2026-11-01', 'm2026-13-01', 'm9999-12-31', 'q<b>'])('ignores %j in the URL', (text) =>
    expect(parsePeriod(text, units)).toBeUndefined(),
  )
  test('ignores units of other views', () => expect(parsePeriod('q2026-10-01', ['month'])).toBeUndefined())
})
