import { expect, test } from 'vitest'
import { urgency, waited } from './waited'

test('what waited is told in the largest unit that it fills', () => {
  expect([0, 59, 60, 1439, 1440, 4400].map(waited)).toEqual([
    { unit: 'minutes', count: 0 },
    { unit: 'minutes', count: 59 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 23 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 3 },
  ])
})

test('after a day it presses, after three it burns', () => {
  expect([10, 1440, 4320].map(urgency)).toEqual(['quiet', 'warning', 'danger'])
})
