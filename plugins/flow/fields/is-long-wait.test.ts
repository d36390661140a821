import { expect, test } from 'vitest'
import { isLongWait } from './is-long-wait'

test('a wait is marked after three days, and not before', () => {
  expect([10, 1440, 4319, 4320].map(isLongWait)).toEqual([false, false, false, true])
})
