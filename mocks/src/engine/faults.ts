/**
 * status500: the platform's own 500 · network: nothing arrives · lost: the call is carried out, its answer never arrives ·
 * html: a proxy's page with status 200 · expired: the gateway's 401 · slow: three seconds late
 */
export const faultKinds = ['status500', 'network', 'lost', 'html', 'expired', 'slow'] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  /** An operation's id, or `*`. */
  readonly operation: string
  readonly kind: FaultKind
  /** How many calls it strikes; 1 unless said. */
  readonly times: number
}

export interface Faults {
  add(fault: Fault): void
  /** The fault that strikes this call, used up by it. */
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
