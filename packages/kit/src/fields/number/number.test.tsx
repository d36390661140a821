import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { number } from './number'

test('round-trips every safe integer as a JSON number', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const field = number()
      expect(field.validate(field.parse(value))).toBeUndefined()
      expect(field.serialize(field.parse(value))).toBe(value)
    }),
  )
})

test('groups a count like a total, but not a port', () => {
  expect(renderCells(number({ unit: '人' }), [{ it: 1025 }]).texts()).toEqual(['1,025 人'])
  cleanup()
  expect(renderCells(number({ grouping: 'none' }), [{ it: 8080 }]).texts()).toEqual(['8080'])
})

test('rejects digits that a JSON number would lose', () => {
  expect(number().validate('9007199254740993')?.key).toBe('fields.number.inexact')
  expect(number().validate('9007199254740992')).toBeUndefined()
})

test('rejects a fraction unless the field has decimals', () => {
  expect(number().validate('1.5')).toEqual({ key: 'fields.number.whole' })
  expect(number({ scale: 1 }).validate('1.5')).toBeUndefined()
  expect(number({ scale: 1 }).serialize('1.5')).toBe(1.5)
})

test('an empty field is omitted from the draft', () => {
  expect(number().isEmpty('  ')).toBe(true)
  expect(number().serialize('')).toBeUndefined()
})

test('-1 means none if negative numbers are not allowed', () => {
  expect(number({ min: 0 }).parse(-1)).toBe('')
  expect(number().parse(-1)).toBe('-1')
})

test("also checks the contract's range", async () => {
  const { user, note, wire } = renderInput(number({ unit: '分钟' }), { rule: { minimum: 0, maximum: 1440 } })
  await user.type(screen.getByRole('textbox', { name: '名称' }), '1500')
  expect(note()).toBe('名称不能大于 1440')
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), '030')
  await user.tab()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '30')
  expect(wire()).toBe(30)
  expect(screen.getByText('分钟')).toBeTruthy()
})
