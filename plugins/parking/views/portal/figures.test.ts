import { expect, test } from 'vitest'
import { figuresOf, stateOf } from './figures'

test.each([
  [31, 100, 'free'],
  [30, 100, 'busy'],
  [10, 100, 'busy'],
  [9, 100, 'tight'],
  [0, 100, 'full'],
  [0, 0, 'full'],
] as const)('%i of %i spaces left: %s', (left, total, state) => expect(stateOf(left, total)).toBe(state))

test('the share that is taken never leaves its scale, whatever the platform counts', () => {
  const lots = [
    { lotName: 'more left than there are', totalSpace: 10, leftSpace: 12 },
    { lotName: 'overfull', totalSpace: 10, leftSpace: -2 },
    { lotName: 'without spaces', totalSpace: 0, leftSpace: 0 },
  ]
  expect(figuresOf({ lots }).lots.map(({ share }) => share)).toEqual([0, 1, 0])
})
