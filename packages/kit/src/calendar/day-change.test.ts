import { expect, test } from 'vitest'
import { emptyDraft, parseDayChange } from './day-change'

test('omits fields that are left empty', () => {
  expect(parseDayChange({ ...emptyDraft, price: '８８.5' })).toEqual({ price: '88.50' })
  expect(parseDayChange({ ...emptyDraft, stock: ' 300 ' })).toEqual({ stock: 300 })
  expect(parseDayChange({ ...emptyDraft, price: '0', isUnlimited: true, stock: '7' })).toEqual({ price: '0.00', stock: -1 })
})

test('rejects an empty change, invalid amounts and fractional stock', () => {
  expect(parseDayChange(emptyDraft)).toMatchObject({ name: 'price', text: 'nothing' })
  for (const price of ['-1', '1.005', '十', '1e15', 'NaN'])
    expect(parseDayChange({ ...emptyDraft, price })).toMatchObject({ name: 'price' })
  for (const stock of ['-2', '1.5', '九', '9999999999']) expect(parseDayChange({ ...emptyDraft, stock })).toMatchObject({ name: 'stock' })
})
