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
export const keptFor = 30 * 60_000

export const diskFigure = (dir: string) => `disk ${dir}`

interface Answered {
  readonly asked: number
  readonly at: number
}

export function sampleOf({ cpu, mem, jvm, disks }: ServerStatus, { asked, at }: Answered): Sample {
  const heap = (jvm.used / Math.max(jvm.total, 1)) * 100
  const places = Object.fromEntries(disks.map(({ dir, usage }) => [diskFigure(dir), usage]))
  return { at, latency: at - asked, shares: { cpu: cpu.used, memory: mem.usage, heap, ...places } }
}

/** With the sample, and without those that are older than is kept. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => at > sample.at - keptFor && at < sample.at),
  sample,
]

const step = 10_000
const minute = 60_000
/** a sample may come late by half a step */
const staysFor = 1.5 * step

interface Step {
  readonly at: number
  /** The newest of its time; absent where nobody asked. */
  readonly sample: Sample | undefined
}

/** The end of this minute. */
const endOf = (samples: readonly Sample[]) => Math.ceil((samples.at(-1)?.at ?? 0) / minute) * minute

/** In minutes. */
export const halfHour = keptFor / minute
const windows = [2, 5, 10, halfHour]

/** How many minutes hold all samples: half an hour is a long way while they are few. */
export function windowOf(samples: readonly Sample[]): number {
  const collected = endOf(samples) - (samples[0]?.at ?? 0)
  return windows.find((minutes) => collected <= minutes * minute) ?? halfHour
}

/** The window of the samples, up to the end of this minute, in equal steps. */
export function stepsOf(samples: readonly Sample[]): readonly Step[] {
  const length = windowOf(samples) * minute
  const start = endOf(samples) - length
  return Array.from({ length: length / step + 1 }, (_, index) => {
    const at = start + index * step
    return { at, sample: samples.findLast((sample) => sample.at <= at && sample.at > at - staysFor) }
  })
}

/** For how long there are samples, in the unit that says it best; nothing once they fill the half hour. */
export function collectedFor(samples: readonly Sample[]): { readonly unit: 'seconds' | 'minutes'; readonly count: number } | undefined {
  const time = (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)
  if (time > keptFor - minute) return undefined
  return time < minute ? { unit: 'seconds', count: Math.round(time / 1000) } : { unit: 'minutes', count: Math.floor(time / minute) }
}

export const levelOf = (share: number, { warning, critical }: Thresholds): Level => {
  if (share >= critical) return 'critical'
  return share >= warning ? 'warning' : 'normal'
}

const usual: Thresholds = { warning: 75, critical: 90 }
/** what is written stays: a disk that is three quarters full is no alarm yet */
const usualOfDisks: Thresholds = { warning: 80, critical: 95 }

export const usualThresholds = (figure: string) => (figure.startsWith('disk ') ? usualOfDisks : usual)

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 100

export const areSound = (value: unknown): value is Thresholds =>
  isRecord(value) && isShare(value.warning) && isShare(value.critical) && value.warning <= value.critical

/** What the person chose, by figure; what is not sound counts as not chosen. */
export function parseThresholds(stored: unknown): Readonly<Record<string, Thresholds>> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).flatMap(([figure, value]) => (areSound(value) ? [[figure, value]] : [])))
}

/** What most of them are held against; those that differ say so themselves. */
export function commonThresholds(loads: readonly Load[]): Thresholds | undefined {
  const like = ({ warning, critical }: Thresholds) =>
    loads.filter(({ thresholds }) => thresholds.warning === warning && thresholds.critical === critical).length
  return loads.map(({ thresholds }) => thresholds).sort((one, other) => like(other) - like(one))[0]
}

/** The lowest, the mean and the highest of a figure. */
export function spanOf(samples: readonly Sample[], figure: string) {
  const shares = samples.flatMap(({ shares: all }) => all[figure] ?? [])
  const sum = shares.reduce((total, share) => total + share, 0)
  return { least: Math.min(...shares), mean: sum / Math.max(shares.length, 1), most: Math.max(...shares) }
}
