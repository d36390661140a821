import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonError, getLineAndColumn } from './json-error'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('rejects exactly what a browser rejects', () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '{', ':', '1', 'x', '\\', '\n', '\t', '.'))
    .map(([text, at, sign]) => text.slice(0, at % (text.length + 1)) + sign + text.slice((at % (text.length + 1)) + 1))
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      expect(findJsonError(text) === undefined).toBe(isJson(text))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['{"a": 1,}', 'unexpected', '}', { line: 1, column: 9 }],
  ['{\n  "a": 1\n  "b": 2\n}', 'unexpected', '"', { line: 3, column: 3 }],
  ["{\r\n 'a': 1}", 'unexpected', "'", { line: 2, column: 2 }],
  ['{"a": [1, 2', 'ended', '', { line: 1, column: 12 }],
  ['{"a": "b\n}', 'unclosed', '"', { line: 1, column: 7 }],
  ['[01]', 'unexpected', '0', { line: 1, column: 2 }],
  ['1 2', 'unexpected', '2', { line: 1, column: 3 }],
  ['[🚗]', 'unexpected', '🚗', { line: 1, column: 2 }],
])('%j is %s', (...[text, kind, found, place]) => {
  const fault = findJsonError(text)
  expect(fault).toMatchObject({ kind, found })
  expect(getLineAndColumn(text, fault?.index ?? -1)).toEqual(place)
})

test('parses deeply nested JSON to its end', () => {
  expect(findJsonError('['.repeat(50_000))?.kind).toBe('ended')
})
