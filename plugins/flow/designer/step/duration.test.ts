import { expect, test } from 'vitest'
import { parseDuration, serializeDuration } from './duration'

test.each(['P2D', 'PT24H', 'PT1H'])('%s survives a round trip', (text) => {
  const duration = parseDuration(text)
  expect(duration && serializeDuration(duration)).toBe(text)
})

test.each(['', 'PT30M', 'P1DT2H', '2026-11-20', `\${due}`, 'P2W'])('does not parse %s', (text) => {
  expect(parseDuration(text)).toBeUndefined()
})

test('serializes zero as no duration', () => {
  expect(serializeDuration({ amount: 0, unit: 'days' })).toBe('')
})
