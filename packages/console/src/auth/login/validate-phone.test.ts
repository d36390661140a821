import { describe, expect, it } from 'vitest'
import { normalizePhone, validatePhone } from './validate-phone'

describe('a mobile number', () => {
  // spec 5.1, 5.2, 5.3
  it.each([
    ['', 'accounts.phoneEmpty'],
    ['   ', 'accounts.phoneEmpty'],
    ['1380013800', 'accounts.phoneLength'],
    ['138001380001', 'accounts.phoneLength'],
    ['abcdefghijk', 'accounts.phoneFormat'],
    ['23800138000', 'accounts.phoneFormat'],
    ['13800138000', undefined],
    ['138 0013-8000', undefined],
    ['１３８００１３８０００', undefined],
  ])('%j gives %s', (typed, problem) => expect(validatePhone(typed)).toBe(problem))

  it('is read without the invisible marks of a contact list', () => {
    expect(normalizePhone('\u202d138001\u200b38000\u202c')).toBe('13800138000')
    expect(validatePhone('\u202d13800138000\u202c')).toBeUndefined()
  })
  it('is normalized to eleven digits', () => expect(normalizePhone(' １38-0013 8000')).toBe('13800138000'))
})
