import { expect, test } from 'vitest'
import { parseDayChange, emptyDraft } from './day-change'

test('what is left empty is not set', () => {
  expect(parseDayChange({ ...emptyDraft, price: '８８.5' })).toEqual({ price: '88.50' })
  expect(parseDayChange({ ...emptyDraft, stock: ' 300 ' })).toEqual({ stock: 300 })
  expect(parseDayChange({ ...emptyDraft, price: '0', isUnlimited: true, stock: '7' })).toEqual({ price: '0.00', stock: -1 })
})

test('nothing at all, an amount that is none and half a piece are refused at their box', () => {
  expect(parseDayChange(emptyDraft)).toMatchObject({ name: 'price', text: 'nothing' })
  for (const price of ['-1', '1.005', '十', '1e15', 'NaN']) expect(parseDayChange({ ...emptyDraft, price })).toMatchObject({ name: 'price' })
  for (const stock of ['-2', '1.5', '九', '9999999999']) expect(parseDayChange({ ...emptyDraft, stock })).toMatchObject({ name: 'stock' })
})
