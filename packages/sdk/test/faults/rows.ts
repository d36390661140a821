import { callFaults } from './call-rows'
import type { Fault } from './fault'
import { sessionFaults } from './session-rows'

const numberOf = ({ id }: { readonly id: string }) => Number(id.slice(1))

export const byNumber = <T extends { readonly id: string }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((one, other) => numberOf(one) - numberOf(other))

/** Every fault that a call can meet. */
export const faults: readonly Fault[] = byNumber([...callFaults, ...sessionFaults])
