import { expect, test } from 'vitest'
import { decimal } from './decimal'

test('sends a score exactly as typed, as text', () => {
  const score = decimal({ min: 0, max: 5 })
  expect(score.serialize('4.80')).toBe('4.80')
  expect(score.serialize(score.parse(4.8))).toBe('4.8')
})

test('accepts six decimal places, rejects seven', () => {
  expect(decimal().validate('0.123456')).toBeUndefined()
  expect(decimal().validate('0.1234567')).toEqual({ key: 'fields.number.scale', values: { scale: 6 } })
})

test('checks bounds to the last digit', () => {
  const score = decimal({ min: '-0.5', max: '9007199254740993' })
  expect(score.validate('9007199254740993')).toBeUndefined()
  expect(score.validate('9007199254740994')).toEqual({ key: 'fields.number.most', values: { max: '9007199254740993' } })
  expect(score.validate('-0.50')).toBeUndefined()
  expect(score.validate('-0.51')?.key).toBe('fields.number.least')
})
