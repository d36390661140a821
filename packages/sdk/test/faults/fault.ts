import type { CallerName } from './callers'

export type Direction = 'read' | 'write'
export type Transport = 'fetch' | 'undici' | 'browser'

/** Fault: the behaviour of the server, the caller, and the cases to which it does not apply. */
export interface Fault {
  readonly id: string
  readonly title: string
  /** Behaviour of the server, a key of `serverBehaviours`. */
  readonly behaviour: string
  /** Variants of the behaviour. Defaults to a single one without a value. */
  readonly values?: readonly (string | number)[]
  /** Behaviour of the server for a refresh. Defaults to new tokens. */
  readonly refresh?: string
  /** Caller that makes the call. Defaults to `plain`. */
  readonly caller?: CallerName
  /** Timeout of the call in milliseconds. */
  readonly timeout?: number
  /** Reason why the fault does not apply, by direction or transport. */
  readonly notApplicable?: Partial<Record<Direction | Transport, string>>
}

/** Fault outside of a call, e.g. of a page, a plugin or a file, and the tests that cover it. */
export interface IndirectFault {
  readonly id: string
  readonly title: string
  readonly why: string
  /** Tests that cover it, by path from the root of the repository. Defaults to the tests with its number in their title. */
  readonly tests?: readonly string[]
}

/** Single test of a fault with one caller. */
export interface FaultCase {
  readonly id: string
  readonly fault: Fault
  readonly value: string | number | undefined
  readonly direction: Direction
}

/** Creates every fault case of a transport, under ids that the server knows as well. */
export const createFaultCases = (faults: readonly Fault[], transport: Transport): readonly FaultCase[] =>
  faults.flatMap((fault, row) =>
    (['read', 'write'] as const)
      .filter((direction) => !fault.notApplicable?.[direction] && !fault.notApplicable?.[transport])
      .flatMap((direction) =>
        (fault.values ?? [undefined]).map((value, at) => ({ id: `${transport}.${row}.${at}.${direction}`, fault, value, direction })),
      ),
  )

/** Counts of the server for one fault case. */
export interface CaseCounts {
  readonly requests: number
  readonly refreshes: number
  /** Number of executed writes; equal idempotency keys count once. */
  readonly carriedOut: number
}

/** Result of a fault case; a violation must never occur. */
export interface Observation extends CaseCounts {
  readonly id: string
  readonly seen: string
  readonly violations: readonly string[]
}
