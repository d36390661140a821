import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayLatency, isLatencyProfile, type LatencyProfile } from './settings'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[LatencyProfile, number, number]>([
  ['none', 0, 0],
  ['office', 20, 120],
  ['slow', 400, 1200],
])('%s responds after %i to %i ms', async (profile, low, high) => {
  for (let round = 0; round < 20; round += 1) {
    const started = Date.now()
    let took = -1
    const waited = delayLatency(profile).then(() => {
      took = Date.now() - started
    })
    await vi.advanceTimersByTimeAsync(high + 1)
    await waited
    expect(took).toBeGreaterThanOrEqual(low)
    expect(took).toBeLessThanOrEqual(high)
  }
})

test('rejects an unknown latency profile', () =>
  expect([isLatencyProfile('slow'), isLatencyProfile('SLOW'), isLatencyProfile(null)]).toEqual([true, false, false]))
