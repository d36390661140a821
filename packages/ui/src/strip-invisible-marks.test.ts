import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripInvisibleMarks } from './strip-invisible-marks'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
const marks = ['\u00ad', '\ufeff', ...range(0x200b, 0x200f), ...range(0x202a, 0x202e), ...range(0x2060, 0x2069)]

test('removes every mark wherever it stands, keeps the rest', () => {
  const visible = fc.stringMatching(/^[\w@.+ 京-龙-]*$/)
  const pieces = fc.array(fc.tuple(visible, fc.constantFrom(...marks)))
  fc.assert(
    fc.property(pieces, visible, (parts, last) => {
      expect(stripInvisibleMarks(parts.flat().join('') + last)).toBe(parts.map(([text]) => text).join('') + last)
    }),
  )
})

test('removes no-break spaces at the ends only', () => {
  expect(stripInvisibleMarks('\u00a0\u202fA\u00a0B\u2007\u00a0')).toBe('A\u00a0B')
  expect(stripInvisibleMarks('\u200b\u00a0A\u00a0\u200b')).toBe('A')
})
