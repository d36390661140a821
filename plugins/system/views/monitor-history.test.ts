import { expect, test } from 'vitest'
import { halfHourOf, keptFor, levelOf, parseThresholds, type Sample, spanOf, withSample } from './monitor-history'

const sample = (at: number, cpu = 1): Sample => ({ at, shares: { cpu }, latency: 5 })

test('half an hour of samples is kept, in order of time', () => {
  const kept = [0, 1000, keptFor + 500].reduce<readonly Sample[]>((samples, at) => withSample(samples, sample(at)), [])
  expect(kept.map(({ at }) => at)).toEqual([1000, keptFor + 500])
  expect(withSample(kept, sample(2000)).map(({ at }) => at)).toEqual([1000, 2000])
})

test('the axis is half an hour long from the first sample on, and has gaps where nobody asked', () => {
  const now = 2 * keptFor
  const first = halfHourOf([sample(now)])
  expect([first[0]?.at, first.at(-1)?.at]).toEqual([now - keptFor, now])
  expect(first.filter((step) => step.sample)).toHaveLength(1)
  // a little late, then away for a minute
  const steps = halfHourOf([sample(now - 80_000, 1), sample(now - 69_900, 2), sample(now - 10_100, 3), sample(now, 4)])
  expect(steps.slice(-9).map((step) => step.sample?.shares.cpu)).toEqual([1, 1, 2, undefined, undefined, undefined, undefined, 3, 4])
})

test('a figure is high from its threshold on', () => {
  const thresholds = { warning: 75, critical: 90 }
  expect([74.9, 75, 89.9, 90].map((share) => levelOf(share, thresholds))).toEqual(['normal', 'warning', 'warning', 'critical'])
})

test('thresholds that make no sense are not remembered', () => {
  const kept = { cpu: { warning: 50, critical: 60 }, heap: { warning: 90, critical: 60 }, memory: { warning: '1' }, disk: null }
  expect(parseThresholds(kept)).toEqual({ cpu: { warning: 50, critical: 60 } })
  expect(parseThresholds('x')).toEqual({})
})

test('a figure spans from its lowest to its highest', () => {
  expect(spanOf([sample(1, 10), sample(2, 40), sample(3, 25)], 'cpu')).toEqual({ least: 10, mean: 25, most: 40 })
})
