import { expect, test } from 'vitest'
import { urgency } from './urgency'

test('after a day it presses, after three it burns', () => {
  expect([10, 1440, 4320].map(urgency)).toEqual(['quiet', 'warning', 'danger'])
})
