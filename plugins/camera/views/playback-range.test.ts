import { formatDateTime } from '@jwsk/sdk'
import { expect, test } from 'vitest'
import { getLastMinutes, validateRange } from './playback-range'

test('getLastMinutes crosses midnight', () => {
  expect(getLastMinutes(60, new Date('2026-02-28T16:20:05Z'), formatDateTime)).toEqual({
    start: '2026-02-28 23:20:05',
    end: '2026-03-01 00:20:05',
  })
})

test.each([
  ['2026-01-01 08:00:00', '2026-01-02 08:00:00', undefined],
  ['2026-01-01 08:00:00', '2026-01-02 08:00:01', 'long'],
  ['2026-01-01 08:00:00', '2026-01-01 08:00:00', 'backwards'],
  ['2026-01-01 08:00:00', '', 'unset'],
])('validates the range from %s to %s as %s', (start, end, problem) => expect(validateRange({ start, end })).toBe(problem))
