import { expect, test } from 'vitest'
import { isCaretRange, satisfies } from './version-range'

test.each([
  ['1.4.0', '^1.4', true],
  ['1.5.0', '^1.4', true],
  ['1.4.1', '^1.4.2', false],
  ['1.3.9', '^1.4', false],
  ['2.0.0', '^1.4', false],
  ['0.1.0', '^0.1', true],
  ['0.1.3', '^0.1.4', false],
  ['0.2.0', '^0.1', false],
])('version %s is within %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})

test('accepts only caret ranges', () => {
  expect(['^1.4', '^0.1.2'].every(isCaretRange)).toBe(true)
  expect(['1.4', '>=1', '^1', '*', '', '^1.4 || ^2.0'].some(isCaretRange)).toBe(false)
})
