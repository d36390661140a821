import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateSessions, getOpeningHours, validateSessions } from './session-rules'

const session = (key: number, time: string, capacity = '10') => {
  const [startTime = '', endTime = ''] = time.split('-')
  return { key, startTime, endTime, capacity }
}

test('sessions may adjoin, but not overlap', () => {
  expect(validateSessions([session(1, '09:00-10:00'), session(2, '10:00-11:00')])).toEqual(new Map())
  expect(validateSessions([session(2, '09:30-11:00'), session(1, '09:00-10:00')])).toEqual(new Map([[2, 'overlap']]))
  expect(validateSessions([session(1, '09:00-12:00'), session(2, '09:30-10:00'), session(3, '11:00-11:30')]).get(3)).toBe('overlap')
})

test('rejects reversed times, incomplete times and fractional capacity', () => {
  expect(validateSessions([session(1, '10:00-10:00')]).get(1)).toBe('order')
  expect(validateSessions([session(1, '-10:00')]).get(1)).toBe('time')
  for (const capacity of ['0', '1.5', '-1', '十', '99999'])
    expect(validateSessions([session(1, '09:00-10:00', capacity)]).get(1)).toBe('capacity')
})

test('generates valid sessions that end in time', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(
      fc.record({ from: time, until: time, length: fc.integer({ min: -5, max: 300 }), pause: fc.integer({ min: -5, max: 60 }) }),
      (plan) => {
        const generated = generateSessions(plan)
        expect(validateSessions(generated.map(({ startTime, endTime }, key) => session(key, `${startTime}-${endTime}`)))).toEqual(new Map())
        expect((generated.at(-1)?.endTime ?? '') <= plan.until).toBe(true)
      },
    ),
  )
  expect(generateSessions({ from: '09:00', until: '11:00', length: 45, pause: 15 })).toHaveLength(2)
})

test('parses opening hours', () => {
  expect(getOpeningHours('08:30-17:00')).toEqual(['08:30', '17:00'])
  expect(getOpeningHours('全天')).toEqual(['09:00', '17:00'])
})
