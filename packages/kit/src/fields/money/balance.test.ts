import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subtractAmounts } from './balance'

test('adds and subtracts amounts to the cent, in any notation', () => {
  expect(subtractAmounts(['0.10', 0.2, undefined], ['0.05'])).toBe('0.25')
  expect([subtractAmounts([]), subtractAmounts(['1'], ['2.50'])]).toEqual(['0.00', '-1.50'])
  const yuan = fc.integer({ min: 0, max: 10 ** 9 })
  fc.assert(
    fc.property(fc.array(yuan), fc.array(yuan), (more, less) => {
      const text = (all: readonly number[]) => all.map((cents) => (cents / 100).toFixed(2))
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
      expect(Math.round(Number(subtractAmounts(text(more), text(less))) * 100)).toBe(sum(more) - sum(less))
    }),
  )
})
