import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getLength, moveItem, toLine } from './route-line'

test('parses a stored line; anything else is empty', () => {
  expect(toLine('[[120.1,30.2],[120.2,30.3]]')).toEqual([
    [120.1, 30.2],
    [120.2, 30.3],
  ])
  for (const text of ['', '[[200,30]]', '[[1]]', '{"a":1}', '[["1","2"]]', '<b>', null, 7]) expect(toLine(text)).toEqual([])
})

test('a degree of latitude is about 111 kilometers long', () => {
  expect(getLength([])).toBe(0)
  expect(getLength([[120, 30]])).toBe(0)
  expect(
    getLength([
      [120, 30],
      [120, 31],
    ]),
  ).toBeCloseTo(111.2, 1)
})

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
