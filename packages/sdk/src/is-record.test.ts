import { expect, test } from 'vitest'
import { isRecord } from './is-record'

test('a record is an object with fields, and nothing else', () => {
  expect([{}, { a: 1 }, Object.create(null), new Date()].map(isRecord)).toEqual([true, true, true, true])
  expect([null, undefined, [], [{}], 'a', 1, true, () => 1].some(isRecord)).toBe(false)
})
