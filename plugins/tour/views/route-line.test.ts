import { expect, test } from 'vitest'
import { getLength, toLine } from './route-line'

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
