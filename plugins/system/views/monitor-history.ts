import type { Tone } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { ServerStatus } from '@jwsk/sdk/system'

/** Sample of shares in percent by load: `cpu`, `memory`, `heap`, and `disk /` for each mount point. */
export interface Sample {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly shares: Readonly<Record<string, number>>
  /** Response time in milliseconds, as measured by this page. */
  readonly latency: number
}

/** Shares in percent from which a load is high, and critical. */
export interface Thresholds {
  readonly warning: number
  readonly critical: number
}

export type Level = 'normal' | 'warning' | 'critical'

export const tones = { normal: 'success', warning: 'warning', critical: 'danger' } as const satisfies Record<Level, Tone>

/** Current share of a resource in use. */
export interface Load {
  readonly figure: string
  readonly label: string
  readonly share: number
  readonly level: Level
  readonly thresholds: Thresholds
}

export const percent = (share: number) => `${share.toFixed(1)}%`

/** Period in milliseconds for which samples are retained: half an hour. */
export const retentionMs = 30 * 60_000

export const formatDisk = (dir: string) => `disk ${dir}`

const isDisk = (figure: string) => figure.startsWith('disk ')

interface ResponseTimes {
  readonly requestedAt: number
  readonly at: number
}

export function toSample({ cpu, mem, jvm, disks }: ServerStatus, { requestedAt, at }: ResponseTimes): Sample {
  const heap = (jvm.used / Math.max(jvm.total, 1)) * 100
  const places = Object.fromEntries(disks.map(({ dir, usage }) => [formatDisk(dir), usage]))
  return { at, latency: at - requestedAt, shares: { cpu: cpu.used, memory: mem.usage, heap, ...places } }
}

/** Appends a sample and drops the ones older than `retentionMs`. */
export const appendSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => at > sample.at - retentionMs && at < sample.at),
  sample,
]

const minute = 60_000
/** Distance of points in milliseconds: short while samples cover less than `shortSpan`, so that a line is drawn from the first seconds on. */
const [shortStep, longStep] = [2_000, 10_000]
const shortSpan = 2 * minute
/** A sample may be late by half a step. */
const maxSampleAgeMs = 1.5 * longStep

interface Step {
  readonly at: number
  /** Latest sample of the step; `undefined` if polling was paused. */
  readonly sample: Sample | undefined
}

/** A few points across a whole chart would look like a trend. */
const minSpan = minute

/** Divides the time up to the last sample into equal steps; spans 1 to 30 minutes. */
export function toSteps(samples: readonly Sample[]): readonly Step[] {
  const step = (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0) < shortSpan ? shortStep : longStep
  const roundUpToStep = (time = 0) => Math.ceil(time / step) * step
  const end = roundUpToStep(samples.at(-1)?.at)
  const start = Math.max(Math.min(roundUpToStep(samples[0]?.at), end - minSpan), end - retentionMs)
  return Array.from({ length: (end - start) / step + 1 }, (_, index) => {
    const at = start + index * step
    return { at, sample: samples.findLast((sample) => sample.at <= at && sample.at > at - maxSampleAgeMs) }
  })
}

/** Returns the time covered by samples in the best unit; `undefined` once they cover half an hour. */
export function getCollectedMinutes(
  samples: readonly Sample[],
): { readonly unit: 'seconds' | 'minutes'; readonly count: number } | undefined {
  const time = (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)
  if (time > retentionMs - minute) return undefined
  return time < minute ? { unit: 'seconds', count: Math.round(time / 1000) } : { unit: 'minutes', count: Math.floor(time / minute) }
}

export const getLevel = (share: number, { warning, critical }: Thresholds): Level => {
  if (share >= critical) return 'critical'
  return share >= warning ? 'warning' : 'normal'
}

const defaultThresholds: Thresholds = { warning: 75, critical: 90 }
/** Higher than for memory, because disk usage rarely drops: three quarters full is no alarm yet. */
const defaultDiskThresholds: Thresholds = { warning: 80, critical: 95 }

export const getDefaultThresholds = (figure: string) => (isDisk(figure) ? defaultDiskThresholds : defaultThresholds)

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 100

export const areValid = (value: unknown): value is Thresholds =>
  isRecord(value) && isShare(value.warning) && isShare(value.critical) && value.warning <= value.critical

/** Parses the user's thresholds by load; ignores invalid ones. */
export function parseThresholds(stored: unknown): Readonly<Record<string, Thresholds>> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).flatMap(([figure, value]) => (areValid(value) ? [[figure, value]] : [])))
}

/** Groups loads with equal thresholds for a shared chart: the threshold line of another load would mislead. */
export function groupByThresholds(loads: readonly Load[]): readonly (readonly Load[])[] {
  const groups = new Map<string, readonly Load[]>()
  for (const load of loads) {
    const key = `${load.thresholds.warning}/${load.thresholds.critical}`
    groups.set(key, [...(groups.get(key) ?? []), load])
  }
  return [...groups.values()]
}

/** Returns the label key of a group: its only load, processor and memory, disks, or a mix. */
export function getGroupName(loads: readonly Load[]): 'one' | 'processor' | 'disks' | 'inUse' {
  const disks = loads.filter(({ figure }) => isDisk(figure)).length
  if (loads.length === 1) return 'one'
  if (disks === 0) return 'processor'
  return disks === loads.length ? 'disks' : 'inUse'
}

/** Response times in milliseconds that are slow, and too slow. */
const slow: Thresholds = { warning: 200, critical: 500 }

/** Multiple of the upper limit from which both limits are so close on the axis that their labels would overlap. */
const closeLimits = 3

/** Returns the limits of response times; the second one only once the first is exceeded, because it would flatten the line. */
export function latencyLimits(samples: readonly Sample[]): readonly (readonly ['warning' | 'critical', number])[] {
  const max = Math.max(0, ...samples.map(({ latency }) => latency))
  if (max < slow.warning) return [['warning', slow.warning]]
  if (max > slow.critical * closeLimits) return [['critical', slow.critical]]
  return [
    ['warning', slow.warning],
    ['critical', slow.critical],
  ]
}

/** Returns the minimum, mean and maximum share of a load. */
export function getSpan(samples: readonly Sample[], figure: string) {
  const shares = samples.flatMap(({ shares: all }) => all[figure] ?? [])
  const sum = shares.reduce((total, share) => total + share, 0)
  return { min: Math.min(...shares), mean: sum / Math.max(shares.length, 1), max: Math.max(...shares) }
}
