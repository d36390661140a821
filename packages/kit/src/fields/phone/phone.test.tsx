import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderInput } from '../testing/render-field'
import { phone, validatePhone } from './phone'

test('accepts every number of 1 and ten digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rest) => {
      expect(validatePhone(`1${String(rest).padStart(10, '0')}`)).toBeUndefined()
    }),
  )
})

test('rejects eleven characters that are no number', () => {
  for (const text of ['abcdefghijk', '23800000000', '1380000000a', '１380000000十'])
    expect(validatePhone(text)).toEqual({ key: 'fields.phone.malformed' })
})

test('names a wrong length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
      fc.pre(digits.length !== 11)
      expect(validatePhone(digits)).toEqual({ key: 'fields.phone.length' })
    }),
  )
})

test('rejects a landline number', () => {
  expect(validatePhone('0571-87654321')).toEqual({ key: 'fields.phone.length' })
  expect(validatePhone('05718765432')).toEqual({ key: 'fields.phone.malformed' })
})

test('sends a number masked by the server unchanged', () => {
  expect(validatePhone('138****0001')).toBeUndefined()
})

// spec 5.1, 5.2, 5.3
test('normalizes blanks, hyphens and full-width digits', async () => {
  const { user, note, wire } = renderInput(phone(), { rule: { required: true } })
  expect(note()).toBe('手机号码不能为空')
  await user.type(screen.getByRole('textbox'), '１38 0000-00')
  expect(note()).toBe('手机号码长度不是11位')
  await user.type(screen.getByRole('textbox'), '0x')
  expect(note()).toBe('手机号码格式不正确')
  await user.keyboard('{Backspace}1')
  await user.tab()
  expect(note()).toBe('')
  expect(screen.getByRole('textbox')).toHaveProperty('value', '13800000001')
  expect(wire()).toBe('13800000001')
})
