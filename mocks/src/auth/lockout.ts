import { minute } from '../engine/world/time'
import { defineTable, type World } from '../engine/world/world'

interface Failures {
  readonly id: string
  readonly count: number
  readonly until: number
}

export const failuresTable = defineTable<Failures>('loginFailures')
const maxFailures = 5
const getFailureKey = (tenantId: string, account: string) => `${tenantId}:${account.toLowerCase()}`

export function isLocked(world: World, tenantId: string, account: string): boolean {
  const failures = world.table(failuresTable).get(getFailureKey(tenantId, account))
  return failures !== undefined && failures.until > world.now() && failures.count >= maxFailures
}

/** Counts a wrong password; five within thirty minutes lock the account for thirty minutes. */
export function countFailure(world: World, tenantId: string, account: string) {
  const id = getFailureKey(tenantId, account)
  const before = world.table(failuresTable).get(id)
  const count = before && before.until > world.now() ? before.count : 0
  world.table(failuresTable).put({ id, count: count + 1, until: world.now() + 30 * minute })
}

export function clearFailures(world: World, tenantId: string, account: string) {
  world.table(failuresTable).remove(getFailureKey(tenantId, account))
}
