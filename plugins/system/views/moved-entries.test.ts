import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveEntries } from './moved-entries'

const entries = (...sorts: readonly number[]) => sorts.map((sort, index) => ({ id: 'abcdef'[index] ?? '', sort }))

test('a step changes the numbers of two entries only', () => {
  expect(moveEntries(entries(1, 2, 3, 4), 'c', 1)).toEqual([
    { id: 'c', sort: 2 },
    { id: 'b', sort: 3 },
  ])
})

test('dragging an entry to the end renumbers those it passes', () => {
  expect(moveEntries(entries(10, 20, 30), 'a', 2).map(({ id, sort }) => `${id}${sort}`)).toEqual(['b10', 'c20', 'a30'])
})

test('separates equal numbers and ignores an unknown entry', () => {
  expect(moveEntries(entries(0, 0, 0), 'c', 0).map(({ id, sort }) => `${id}${sort}`)).toEqual(['a1', 'b2'])
  expect(moveEntries(entries(1, 2), 'z', 0)).toEqual([])
})

test('sorting by the new numbers yields the requested position', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }), fc.nat(5), fc.nat(5), (sorts, which, to) => {
      const all = entries(...sorts.toSorted((a, b) => a - b))
      const id = all[which % all.length]?.id ?? ''
      const place = to % all.length
      const changed = new Map(moveEntries(all, id, place).map((entry) => [entry.id, entry]))
      const after = all.map((entry) => changed.get(entry.id) ?? entry).toSorted((a, b) => a.sort - b.sort)
      expect(after[place]?.id).toBe(id)
      expect(new Set(after.map(({ sort }) => sort)).size).toBe(all.length)
    }),
  )
})
