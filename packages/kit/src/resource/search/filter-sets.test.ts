import { expect, test } from 'vitest'
import { keptSets, maxFilterSets, readSets, withSet } from './filter-sets'

const names = ['name', 'status']

test('what was saved comes back, without conditions that the list no longer takes', () => {
  const sets = [
    { name: '待付款', filters: { status: '1', gone: 'x' } },
    { name: '作废', filters: { gone: 'x' } },
  ]
  expect(readSets(keptSets(sets), names)).toEqual([{ name: '待付款', filters: { status: '1' } }])
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
    expect(readSets(stored, names)).toEqual([])
})

test('a name that is saved again has the new conditions and stands first; the oldest goes beyond the most', () => {
  const many = Array.from({ length: maxFilterSets }, (_, index) => ({ name: `n${index}`, filters: { status: '1' } }))
  const again = withSet(many, { name: 'n5', filters: { status: '2' } })
  expect(again).toHaveLength(maxFilterSets)
  expect(again[0]).toEqual({ name: 'n5', filters: { status: '2' } })
  expect(withSet(many, { name: 'new', filters: { status: '2' } }).some(({ name }) => name === `n${maxFilterSets - 1}`)).toBe(false)
})
