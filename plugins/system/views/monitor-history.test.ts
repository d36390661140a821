import { expect, test } from 'vitest'
import {
  appendSample,
  getCollectedMinutes,
  getGroupName,
  getLevel,
  getSpan,
  groupByThresholds,
  type Load,
  latencyLimits,
  parseThresholds,
  retentionMs,
  type Sample,
  toSteps,
} from './monitor-history'

const sample = (at: number, cpu = 1): Sample => ({ at, shares: { cpu }, latency: 5 })

test('retains half an hour of samples in order of time', () => {
  const stored = [0, 1000, retentionMs + 500].reduce<readonly Sample[]>((samples, at) => appendSample(samples, sample(at)), [])
  expect(stored.map(({ at }) => at)).toEqual([1000, retentionMs + 500])
  expect(appendSample(stored, sample(2000)).map(({ at }) => at)).toEqual([1000, 2000])
})

test('the axis spans 1 to 30 minutes, with gaps while polling is paused', () => {
  const minute = 60_000
  const spanOfSteps = (...times: readonly number[]) => {
    const steps = toSteps(times.map((at) => sample(at)))
    return [steps[0]?.at, steps.at(-1)?.at].map((at) => (at ?? 0) / minute)
  }
  expect(spanOfSteps(100 * minute + 10_000)).toEqual([99 + 1 / 6, 100 + 1 / 6])
  expect(spanOfSteps(100.5 * minute, 101 * minute)).toEqual([100, 101])
  expect(spanOfSteps(100.5 * minute, 108 * minute)).toEqual([100.5, 108])
  expect(spanOfSteps(100.5 * minute, 131 * minute)).toEqual([101, 131])
  // slightly late, then paused for a minute
  const steps = toSteps([sample(0, 1), sample(10_100, 2), sample(69_900, 3), sample(80_000, 4), sample(130_000, 5)])
  expect(steps.slice(0, 9).map((step) => step.sample?.shares.cpu)).toEqual([
    ...[1, 1, 2, undefined, undefined],
    ...[undefined, undefined, 3, 4],
  ])
})

test('points are close together in the first minutes', () => {
  const steps = toSteps([sample(100_000, 1), sample(102_000, 2), sample(104_000, 3)])
  expect(steps.at(1)?.at).toBe(46_000)
  expect(steps.slice(-3).map((step) => step.sample?.shares.cpu)).toEqual([1, 2, 3])
})

test('returns the collected time until it reaches half an hour', () => {
  const after = (time: number) => getCollectedMinutes([sample(0), sample(time)])
  expect([after(20_000), after(150_000), after(retentionMs)]).toEqual([
    { unit: 'seconds', count: 20 },
    { unit: 'minutes', count: 2 },
    undefined,
  ])
})

test('a load is high from its threshold on', () => {
  const thresholds = { warning: 75, critical: 90 }
  expect([74.9, 75, 89.9, 90].map((share) => getLevel(share, thresholds))).toEqual(['normal', 'warning', 'warning', 'critical'])
})

test('loads with equal thresholds share a chart', () => {
  const load = (figure: string, warning: number, critical: number) => ({ figure, thresholds: { warning, critical } }) as Load // other properties are not read
  const loads = [load('cpu', 75, 90), load('disk /', 80, 95), load('heap', 75, 90), load('disk /data', 80, 95), load('memory', 60, 90)]
  const groups = groupByThresholds(loads)
  expect(groups.map((group) => group.map(({ figure }) => figure))).toEqual([['cpu', 'heap'], ['disk /', 'disk /data'], ['memory']])
  expect(groups.map(getGroupName)).toEqual(['processor', 'disks', 'one'])
  expect(getGroupName(loads)).toBe('inUse')
})

test('adds the second latency limit once the first is exceeded, and drops the first far above both', () => {
  const levels = (latency: number) => latencyLimits([{ ...sample(0), latency }]).map(([level]) => level)
  expect([levels(199), levels(200), levels(5000)]).toEqual([['warning'], ['warning', 'critical'], ['critical']])
})

test('ignores invalid stored thresholds', () => {
  const stored = { cpu: { warning: 50, critical: 60 }, heap: { warning: 90, critical: 60 }, memory: { warning: '1' }, disk: null }
  expect(parseThresholds(stored)).toEqual({ cpu: { warning: 50, critical: 60 } })
  expect(parseThresholds('x')).toEqual({})
})

test('getSpan returns minimum, mean and maximum', () => {
  expect(getSpan([sample(1, 10), sample(2, 40), sample(3, 25)], 'cpu')).toEqual({ min: 10, mean: 25, max: 40 })
})
