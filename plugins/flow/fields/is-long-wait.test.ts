import { expect, test } from 'vitest'
import { isLongWait } from './is-long-wait'

test('highlights a wait from three days on', () => {
  expect([10, 1440, 4319, 4320].map(isLongWait)).toEqual([false, false, false, true])
})
