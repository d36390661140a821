import { expect, test } from 'vitest'
import { isRecord } from './is-record'

test('isRecord accepts only objects with fields', () => {
  expect([{}, { a: 1 }, Object.create(null), new Date()].map(isRecord)).toEqual([true, true, true, true])
  expect([null, undefined, [], [{}], 'a', 1, true, () => 1].some(isRecord)).toBe(false)
})
