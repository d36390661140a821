import { expect, test } from 'vitest'
import { addSavedFilter, maxSavedFilters, parseSavedFilters, serializeSavedFilters } from './saved-filter-sets'

const names = ['name', 'status']

test('restores saved filters without conditions that the list dropped', () => {
  const sets = [
    { name: '待付款', filters: { status: '1', gone: 'x' } },
    { name: '作废', filters: { gone: 'x' } },
  ]
  expect(parseSavedFilters(serializeSavedFilters(sets), names)).toEqual([{ name: '待付款', filters: { status: '1' } }])
})

test('ignores invalid sets and other versions', () => {
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

test('replaces a saved name, moves it first and drops the oldest', () => {
  const many = Array.from({ length: maxSavedFilters }, (_, index) => ({ name: `n${index}`, filters: { status: '1' } }))
  const updated = addSavedFilter(many, { name: 'n5', filters: { status: '2' } })
  expect(updated).toHaveLength(maxSavedFilters)
  expect(updated[0]).toEqual({ name: 'n5', filters: { status: '2' } })
  expect(addSavedFilter(many, { name: 'new', filters: { status: '2' } }).some(({ name }) => name === `n${maxSavedFilters - 1}`)).toBe(false)
})
