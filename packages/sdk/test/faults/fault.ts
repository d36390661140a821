import type { CallerName } from './callers'

export type Direction = 'read' | 'write'
export type Transport = 'fetch' | 'undici' | 'browser'

/** One fault: what the server does, how a caller gets there, and where it makes no sense. */
export interface Fault {
  readonly id: string
  readonly title: string
  /** What the server does; `answers.ts` knows how. */
  readonly behaviour: string
  /** The ways in which it does it; once, without more, unless said. */
  readonly values?: readonly (string | number)[]
  /** What the server does with a refresh; it gives new tokens unless said. */
  readonly refresh?: string
  /** How the caller comes to make the call; it just makes it unless said. */
  readonly caller?: CallerName
  /** Milliseconds that the caller gives it. */
  readonly timeout?: number
  /** Why there is no such thing, by direction or transport. */
  readonly notApplicable?: Partial<Record<Direction | Transport, string>>
}

/** A fault that is none of a call: of a page, a plugin or a file, and where it is tried. */
export interface IndirectFault {
  readonly id: string
  readonly what: string
  readonly why: string
  /** The tests that try it, from the root of the repository; those that bear its number unless said. */
  readonly tests?: readonly string[]
}

/** One meeting of a caller with a fault. */
export interface Trial {
  readonly id: string
  readonly fault: Fault
  readonly value: string | number | undefined
  readonly direction: Direction
}

/** Every meeting that a transport can have, by names that the server knows as well. */
export const createTrials = (faults: readonly Fault[], transport: Transport): readonly Trial[] =>
  faults.flatMap((fault, row) =>
    (['read', 'write'] as const)
      .filter((direction) => !fault.notApplicable?.[direction] && !fault.notApplicable?.[transport])
      .flatMap((direction) =>
        (fault.values ?? [undefined]).map((value, at) => ({ id: `${transport}.${row}.${at}.${direction}`, fault, value, direction })),
      ),
  )

/** What the server saw of a trial. */
export interface TrialCounts {
  readonly requests: number
  readonly refreshes: number
  /** Writes that were carried out, each key once. */
  readonly carriedOut: number
}

/** What became of a trial; a breach is what must never be. */
export interface Observation extends TrialCounts {
  readonly id: string
  readonly seen: string
  readonly violations: readonly string[]
}
