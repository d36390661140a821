import type { FieldRule } from '@jwsk/sdk'
import { describe, expect, test } from 'vitest'
import { createField } from '../../fields/create-field'
import { decimal } from '../../fields/decimal/decimal'
import { text } from '../../fields/text/text'
import { validateField, validateLimit } from './validate-field'

const textProblem = (value: string, rule: FieldRule) => validateField(text(), value, rule)?.key

const count = createField<number, number>({
  Cell: () => null,
  Input: () => null,
  emptyValue: 0,
  promptVerb: 'enter',
  isEmpty: () => false,
  toText: String,
})

describe('validates the rules of the contract before sending', () => {
  test('required', () => {
    expect(textProblem(' ', { required: true })).toBe('form.enter')
    expect(textProblem('', {})).toBeUndefined()
    expect(validateField(text({ required: true }), '', {})?.key).toBe('form.enter')
  })

  test('lengths', () => {
    expect(validateField(text(), 'abc', { maxLength: 2 })).toEqual({ key: 'form.tooLong', values: { max: 2 } })
    expect(validateField(text(), 'a', { minLength: 2 })).toEqual({ key: 'form.tooShort', values: { min: 2 } })
    // surrounding blanks are not sent, so they do not count
    expect(textProblem(' ab ', { maxLength: 2 })).toBeUndefined()
  })

  test('a minimum length does not require an optional value', () => {
    expect(textProblem('', { minLength: 2 })).toBeUndefined()
  })

  test('patterns', () => {
    expect(textProblem('abc', { pattern: '^\\d+$' })).toBe('form.malformed')
    expect(textProblem('123', { pattern: '^\\d+$' })).toBeUndefined()
    expect(textProblem('𠮷', { pattern: '^.$' })).toBeUndefined()
  })

  test('leaves a pattern that JavaScript cannot parse to the server', () => {
    expect(textProblem('abc', { pattern: '(?i)x' })).toBeUndefined()
  })

  test('ranges of numbers', () => {
    expect(validateField(count, 0, { minimum: 1 })).toEqual({ key: 'form.tooSmall', values: { min: 1 } })
    expect(validateField(count, 9, { maximum: 5 })).toEqual({ key: 'form.tooLarge', values: { max: 5 } })
    expect(validateField(count, 3, { minimum: 1, maximum: 5 })).toBeUndefined()
    expect(validateField(decimal(), '-1.5', { minimum: 0 })).toEqual({ key: 'form.tooSmall', values: { min: 0 } })
  })

  test('compares a value with another: exact text or a day', () => {
    expect(validateLimit('9.50', '10.00', { notBelow: 'salePrice' })).toBe('form.below')
    expect(validateLimit(500, 420, { notAbove: 'totalSpace' })).toBe('form.above')
    expect(validateLimit('2025-01-01', '2026-01-01', { notBelow: 'buyDate' })).toBe('form.early')
    expect(validateLimit('2026-01-01T00:30:00Z', '2026-01-01 08:30:00', { notBelow: 'start' })).toBeUndefined()
    expect(validateLimit('2026-01-01T00:29:00Z', '2026-01-01 08:30:00', { notBelow: 'start' })).toBe('form.early')
    expect(validateLimit('2026-01-01T00:30:00+09:00', '2025-12-31T16:00:00Z', { notBelow: 'start' })).toBe('form.early')
    expect(validateLimit('10.0', '10.00', { notBelow: 'salePrice', notAbove: 'salePrice' })).toBeUndefined()
    expect(validateLimit('1.00', '', { notBelow: 'salePrice' })).toBeUndefined()
    expect(validateLimit(undefined, 420, { notBelow: 'totalSpace' })).toBeUndefined()
  })
})
