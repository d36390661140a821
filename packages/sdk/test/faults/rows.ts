import { callFaults } from './call-rows'
import type { Fault } from './fault'
import { sessionFaults } from './session-rows'

const getNumber = ({ id }: { readonly id: string }) => Number(id.slice(1))

export const byNumber = <T extends { readonly id: string }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((one, other) => getNumber(one) - getNumber(other))

/** Every fault that a call can have. */
export const faults: readonly Fault[] = byNumber([...callFaults, ...sessionFaults])
