import { expect, test } from 'vitest'
import { formatShare, formatShares, sumValues } from './chart-data'

test('a positive share is never 0 %, and a sum keeps all decimals', () => {
  expect([formatShare(1, 4), formatShare(0, 4), formatShare(1, 2001), formatShare(0, 0)]).toEqual(['25.0%', '0.0%', '<0.1%', '0.0%'])
  expect([sumValues(['0.10', '0.2']), sumValues([1, 2]), sumValues([])]).toEqual(['0.30', '3', '0'])
})

test('shares add up to 100 %, each less than 0.1 from its exact value', () => {
  let state = 7
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  for (let round = 0; round < 300; round++) {
    const parts = Array.from({ length: 1 + (next() % 9) }, () => (next() % 4 === 0 ? 0 : (next() % 100_000) / 100))
    const whole = parts.reduce((sum, part) => sum + part, 0)
    const shares = formatShares(parts).map((text) => (text === '<0.1%' ? 0 : Number.parseFloat(text)))
    if (whole > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100)
    for (const [index, part] of parts.entries())
      expect(Math.abs((shares[index] ?? 0) - (whole > 0 ? (part / whole) * 100 : 0))).toBeLessThan(0.1 + 1e-9)
  }
  expect(formatShares([95_634, 24_958, 84_683.88])).toEqual(['46.6%', '12.2%', '41.2%'])
  expect(formatShares([1, 2000])).toEqual(['<0.1%', '100.0%'])
  expect(formatShares([0, 0])).toEqual(['0.0%', '0.0%'])
})
