import { keep, readKept } from './storage'

/** Why a plugin from outside is not used; the *Plugins* page says to each what mends it. */
export type OutsideReason =
  | 'manifest'
  | 'off'
  | 'range'
  | 'origin'
  | 'missing'
  | 'changed'
  | 'late'
  | 'hanging'
  | 'thrown'
  | 'lacking'
  | 'noPlugin'

/** A plugin from outside that is left out. */
export class OutsideProblem extends Error {
  readonly reason: OutsideReason
  readonly facts: Readonly<Record<string, string>>

  constructor(reason: OutsideReason, facts: Readonly<Record<string, string>> = {}) {
    super([reason, ...Object.values(facts)].join(' '))
    this.name = 'OutsideProblem'
    this.reason = reason
    this.facts = facts
  }
}

const off = 'off'

/** The plugins from outside that this browser leaves out. */
function switchedOff(): readonly string[] {
  const stored = readKept(off)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

export const isOff = (id: string) => switchedOff().includes(id)

export const switchOff = (id: string) => keep(off, [...new Set([...switchedOff(), id])])

export function switchOn(id: string) {
  keep(
    off,
    switchedOff().filter((one) => one !== id),
  )
}
