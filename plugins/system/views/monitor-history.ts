import type { Tone } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import type { ServerStatus } from '@jwsk/sdk/system'

/** Shares in percent, by figure: `cpu`, `memory`, `heap`, and `disk /` for each place. */
export interface Sample {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly shares: Readonly<Record<string, number>>
  /** Milliseconds from the question to the answer, as this page saw them. */
  readonly latency: number
}

/** From which share on a figure is high, and from which it is too high, in percent. */
export interface Thresholds {
  readonly warning: number
  readonly critical: number
}

export type Level = 'normal' | 'warning' | 'critical'

export const tones = { normal: 'success', warning: 'warning', critical: 'danger' } as const satisfies Record<Level, Tone>

/** What is in use of one thing, now. */
export interface Load {
  readonly figure: string
  readonly label: string
  readonly share: number
  readonly level: Level
  readonly thresholds: Thresholds
}

export const percent = (share: number) => `${share.toFixed(1)}%`

/** Half an hour, in milliseconds. */
export const retentionMs = 30 * 60_000

export const formatDisk = (dir: string) => `disk ${dir}`

const isDisk = (figure: string) => figure.startsWith('disk ')

interface Answered {
  readonly asked: number
  readonly at: number
}

export function toSample({ cpu, mem, jvm, disks }: ServerStatus, { asked, at }: Answered): Sample {
  const heap = (jvm.used / Math.max(jvm.total, 1)) * 100
  const places = Object.fromEntries(disks.map(({ dir, usage }) => [formatDisk(dir), usage]))
  return { at, latency: at - asked, shares: { cpu: cpu.used, memory: mem.usage, heap, ...places } }
}

/** With the sample, and without those that are older than is kept. */
export const appendSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => at > sample.at - retentionMs && at < sample.at),
  sample,
]

const step = 10_000
const minute = 60_000
/** a sample may come late by half a step */
const isRetained = 1.5 * step

interface Step {
  readonly at: number
  /** The newest of its time; absent where nobody asked. */
  readonly sample: Sample | undefined
}

/** The step that a time falls in ends here. */
const roundUpToStep = (time = 0) => Math.ceil(time / step) * step

/** a few points over a whole chart would look like a trend */
const minSpan = 3 * minute

/** Up to the last sample in equal steps: three minutes into which the first samples come, half an hour at most. */
export function toSteps(samples: readonly Sample[]): readonly Step[] {
  const end = roundUpToStep(samples.at(-1)?.at)
  const start = Math.max(Math.min(roundUpToStep(samples[0]?.at), end - minSpan), end - retentionMs)
  return Array.from({ length: (end - start) / step + 1 }, (_, index) => {
    const at = start + index * step
    return { at, sample: samples.findLast((sample) => sample.at <= at && sample.at > at - isRetained) }
  })
}

/** For how long there are samples, in the unit that says it best; nothing once they fill the half hour. */
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
/** what is written stays: a disk that is three quarters full is no alarm yet */
const defaultDiskThresholds: Thresholds = { warning: 80, critical: 95 }

export const getDefaultThresholds = (figure: string) => (isDisk(figure) ? defaultDiskThresholds : defaultThresholds)

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 100

export const areValid = (value: unknown): value is Thresholds =>
  isRecord(value) && isShare(value.warning) && isShare(value.critical) && value.warning <= value.critical

/** What the person chose, by figure; what is not sound counts as not chosen. */
export function parseThresholds(stored: unknown): Readonly<Record<string, Thresholds>> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).flatMap(([figure, value]) => (areValid(value) ? [[figure, value]] : [])))
}

/** Those that are held against the same share one chart: a line of another's threshold would mislead. */
export function areEqual(loads: readonly Load[]): readonly (readonly Load[])[] {
  const groups = new Map<string, readonly Load[]>()
  for (const load of loads) {
    const key = `${load.thresholds.warning}/${load.thresholds.critical}`
    groups.set(key, [...(groups.get(key) ?? []), load])
  }
  return [...groups.values()]
}

/** What a group is, in one word: its only figure, processor and memory, disks, or some of both. */
export function getGroupName(loads: readonly Load[]): 'one' | 'processor' | 'disks' | 'inUse' {
  const disks = loads.filter(({ figure }) => isDisk(figure)).length
  if (loads.length === 1) return 'one'
  if (disks === 0) return 'processor'
  return disks === loads.length ? 'disks' : 'inUse'
}

/** From here on an answer is slow, and from here on too slow, in milliseconds. */
const slow: Thresholds = { warning: 200, critical: 500 }

/** What response times are held against: the second only once the first is passed, or it would flatten them. */
export const latencyLimits = (samples: readonly Sample[]): readonly (readonly ['warning' | 'critical', number])[] =>
  samples.some(({ latency }) => latency >= slow.warning)
    ? [
        ['warning', slow.warning],
        ['critical', slow.critical],
      ]
    : [['warning', slow.warning]]

/** The lowest, the mean and the highest of a figure. */
export function getSpan(samples: readonly Sample[], figure: string) {
  const shares = samples.flatMap(({ shares: all }) => all[figure] ?? [])
  const sum = shares.reduce((total, share) => total + share, 0)
  return { least: Math.min(...shares), mean: sum / Math.max(shares.length, 1), most: Math.max(...shares) }
}
