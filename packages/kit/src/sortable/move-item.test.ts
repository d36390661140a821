import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem } from './use-sortable'

test('moving an item loses none and preserves the order of the others', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: -3, max: 12 }), fc.integer({ min: -3, max: 12 }), (list, from, to) => {
      const next = moveItem(list, from, to)
      expect([...next].sort()).toEqual([...list].sort())
      const entry = list[from]
      expect(next.filter((one) => one !== entry)).toEqual(list.filter((one) => one !== entry))
    }),
  )
})
