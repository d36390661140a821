import { expect, test } from 'vitest'
import { isLong } from './long-wait'

test('a wait is marked after three days, and not before', () => {
  expect([10, 1440, 4319, 4320].map(isLong)).toEqual([false, false, false, true])
})
