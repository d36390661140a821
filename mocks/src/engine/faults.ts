/**
 * Kind of an injected failure. status500: the platform's own 500 · network: no response · lost: the call is executed,
 * its response is lost ·
 * html: a proxy's page with status 200 · expired: the gateway's 401 · slow: three seconds late
 */
export const faultKinds = ['status500', 'network', 'lost', 'html', 'expired', 'slow'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  /** An operation's id, or `*`. */
  readonly operation: string
  readonly kind: FaultKind
  /** Number of calls that fail. Defaults to 1. */
  readonly times: number
}

export interface Faults {
  add(fault: Fault): void
  /** Returns the fault for this call and uses it up. */
  consume(operation: string): FaultKind | undefined
  clear(): void
  pending(): readonly Fault[]
}

export function createFaults(): Faults {
  let pending: Fault[] = []
  return {
    add: (fault) => {
      pending = [...pending, fault]
    },
    consume: (operation) => {
      const struck = pending.find((fault) => fault.operation === operation || fault.operation === '*')
      if (!struck) return undefined
      const left = struck.times > 1 ? [{ ...struck, times: struck.times - 1 }] : []
      pending = pending.flatMap((fault) => (fault === struck ? left : [fault]))
      return struck.kind
    },
    clear: () => {
      pending = []
    },
    pending: () => pending,
  }
}
