import type { FieldRule } from '@jwsk/sdk'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateRules } from './rules'

const getViolation = (rule: FieldRule, value: unknown) => {
  try {
    validateRules({ field: rule }, { field: value })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('rules', () => {
  const cases: readonly { readonly rule: FieldRule; readonly bad: unknown; readonly good: unknown; readonly message: string }[] = [
    { rule: { required: true }, bad: '', good: '0', message: 'field:不能为空' },
    { rule: { required: true }, bad: null, good: 0, message: 'field:不能为空' },
    { rule: { required: true }, bad: undefined, good: [], message: 'field:不能为空' },
    { rule: { minLength: 2 }, bad: '王', good: '王芳', message: 'field:长度不能少于2位' },
    { rule: { maxLength: 2 }, bad: '王小芳', good: '王芳', message: 'field:长度不能超过2位' },
    { rule: { pattern: '^(\\d{11})?$' }, bad: '1380000', good: '13800000000', message: 'field:格式不正确' },
    { rule: { minimum: 0 }, bad: -1, good: 0, message: 'field:最小不能小于0' },
    { rule: { maximum: 100 }, bad: 100.5, good: 100, message: 'field:最大不能超过100' },
  ]
  test.each(cases)('$rule rejects $bad and accepts $good', ({ rule, bad, good, message }) => {
    expect(getViolation(rule, bad)).toBe(message)
    expect(getViolation(rule, good)).toBe('')
  })

  test('an optional value may be empty despite other rules', () => {
    for (const empty of ['', null, undefined]) expect(getViolation({ minLength: 5, pattern: '^a+$', minimum: 3 }, empty)).toBe('')
  })

  test('length counts characters, not code units', () => {
    expect(getViolation({ maxLength: 2 }, '𠮷𠮷')).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(getViolation({ maxLength: [...text].length }, text)).toBe('')
        expect(getViolation({ maxLength: [...text].length - 1 }, text)).not.toBe('')
      }),
    )
  })
})
