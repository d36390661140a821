import { expect, test } from 'vitest'
import { getUnpairedFields } from './unpaired-fields'

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
