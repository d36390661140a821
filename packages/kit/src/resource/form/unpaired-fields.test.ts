import { expect, test } from 'vitest'
import { dateTime } from '../../fields/date-time/date-time'
import { money } from '../../fields/money/money'
import { text } from '../../fields/text/text'
import { textarea } from '../../fields/textarea/textarea'
import { getUnpairedFields, isShortField } from './unpaired-fields'

const fields = { name: {}, note: {}, area: { width: 104 }, map: { span: 'wide' }, more: { span: 'wide' } } as const
const getUnpaired = (...names: readonly string[]) => [...getUnpairedFields(fields, names)]

test('a text without a neighbour takes the whole row', () => {
  expect(getUnpaired('name', 'area', 'note')).toEqual(['note'])
  expect(getUnpaired('note', 'map', 'name', 'area')).toEqual(['note'])
  expect(getUnpaired('name')).toEqual(['name'])
})

test('pairs, short values and wide fields keep their size', () => {
  expect(getUnpaired('name', 'note')).toEqual([])
  expect(getUnpaired('name', 'note', 'area')).toEqual([])
  expect(getUnpaired('map', 'more')).toEqual([])
})

test('numbers and moments get short inputs unless wide', () => {
  expect([money(), dateTime(), text(), textarea()].map(isShortField)).toEqual([true, true, false, false])
})
