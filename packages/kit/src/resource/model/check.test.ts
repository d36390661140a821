import type { FieldRule } from '@jwsk/sdk'
import { describe, expect, test } from 'vitest'
import { decimal } from '../../fields/decimal/decimal'
import { field } from '../../fields/field'
import { text } from '../../fields/text/text'
import { limitProblem, problemOf } from './check'

const textProblem = (value: string, rule: FieldRule) => problemOf(text(), value, rule)?.text

const count = field<number, number>({ Cell: () => null, Input: () => null, initial: 0, ask: 'enter', isEmpty: () => false, toText: String })

describe('what the contract states is checked before anything is sent', () => {
  test('required', () => {
    expect(textProblem(' ', { required: true })).toBe('form.enter')
    expect(textProblem('', {})).toBeUndefined()
    expect(problemOf(text({ required: true }), '', {})?.text).toBe('form.enter')
  })

  test('lengths', () => {
    expect(problemOf(text(), 'abc', { maxLength: 2 })).toEqual({ text: 'form.tooLong', values: { max: 2 } })
    expect(problemOf(text(), 'a', { minLength: 2 })).toEqual({ text: 'form.tooShort', values: { min: 2 } })
    // the blanks around it are not sent, so they do not count
    expect(textProblem(' ab ', { maxLength: 2 })).toBeUndefined()
  })

  test('a minimum length does not make an optional value required', () => {
    expect(textProblem('', { minLength: 2 })).toBeUndefined()
  })

  test('patterns', () => {
    expect(textProblem('abc', { pattern: '^\\d+$' })).toBe('form.malformed')
    expect(textProblem('123', { pattern: '^\\d+$' })).toBeUndefined()
    expect(textProblem('𠮷', { pattern: '^.$' })).toBeUndefined()
  })

  test('a pattern that this language cannot read is the server’s to check', () => {
    expect(textProblem('abc', { pattern: '(?i)x' })).toBeUndefined()
  })

  test('ranges of numbers', () => {
    expect(problemOf(count, 0, { minimum: 1 })).toEqual({ text: 'form.tooSmall', values: { min: 1 } })
    expect(problemOf(count, 9, { maximum: 5 })).toEqual({ text: 'form.tooLarge', values: { max: 5 } })
    expect(problemOf(count, 3, { minimum: 1, maximum: 5 })).toBeUndefined()
    expect(problemOf(decimal(), '-1.5', { minimum: 0 })).toEqual({ text: 'form.tooSmall', values: { min: 0 } })
  })

  test('a value beside another, be it exact text or a day', () => {
    expect(limitProblem('9.50', '10.00', { notBelow: 'salePrice' })).toBe('form.below')
    expect(limitProblem(500, 420, { notAbove: 'totalSpace' })).toBe('form.above')
    expect(limitProblem('2025-01-01', '2026-01-01', { notBelow: 'buyDate' })).toBe('form.early')
    expect(limitProblem('10.0', '10.00', { notBelow: 'salePrice', notAbove: 'salePrice' })).toBeUndefined()
    expect(limitProblem('1.00', '', { notBelow: 'salePrice' })).toBeUndefined()
    expect(limitProblem(undefined, 420, { notBelow: 'totalSpace' })).toBeUndefined()
  })
})
