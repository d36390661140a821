import { expect, test } from 'vitest'
import { serializeSavedFilters, maxSavedFilters, parseSavedFilters, addSavedFilter } from './saved-filter-sets'

const names = ['name', 'status']

test('what was saved comes back, without conditions that the list no longer takes', () => {
  const sets = [
    { name: '待付款', filters: { status: '1', gone: 'x' } },
    { name: '作废', filters: { gone: 'x' } },
  ]
  expect(parseSavedFilters(serializeSavedFilters(sets), names)).toEqual([{ name: '待付款', filters: { status: '1' } }])
})

test('what is no saved filter, or of another version, counts as none', () => {
  const set = { name: 'a', filters: { status: '1' } }
  for (const stored of [
    undefined,
    null,
    'x',
    [],
    { version: 2, sets: [set] },
    { version: 1, sets: 'x' },
    { version: 1, sets: [null, 1, {}] },
  ])
    expect(parseSavedFilters(stored, names)).toEqual([])
})

test('a name that is saved again has the new conditions and stands first; the oldest goes beyond the most', () => {
  const many = Array.from({ length: maxSavedFilters }, (_, index) => ({ name: `n${index}`, filters: { status: '1' } }))
  const again = addSavedFilter(many, { name: 'n5', filters: { status: '2' } })
  expect(again).toHaveLength(maxSavedFilters)
  expect(again[0]).toEqual({ name: 'n5', filters: { status: '2' } })
  expect(addSavedFilter(many, { name: 'new', filters: { status: '2' } }).some(({ name }) => name === `n${maxSavedFilters - 1}`)).toBe(false)
})
