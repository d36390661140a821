import { defineTable } from '../engine/world/table'
import { minute } from '../engine/world/time'
import type { World } from '../engine/world/world'

interface Failures {
  readonly id: string
  readonly count: number
  readonly until: number
}

export const failuresTable = defineTable<Failures>('loginFailures')
const limit = 5
const keyOf = (tenantId: string, account: string) => `${tenantId}:${account.toLowerCase()}`

export function isLocked(world: World, tenantId: string, account: string): boolean {
  const failures = world.table(failuresTable).get(keyOf(tenantId, account))
  return failures !== undefined && failures.until > world.now() && failures.count >= limit
}

/** Counts a wrong password; five within thirty minutes lock the account for as long. */
export function countFailure(world: World, tenantId: string, account: string) {
  const id = keyOf(tenantId, account)
  const before = world.table(failuresTable).get(id)
  const count = before && before.until > world.now() ? before.count : 0
  world.table(failuresTable).put({ id, count: count + 1, until: world.now() + 30 * minute })
}

export function clearFailures(world: World, tenantId: string, account: string) {
  world.table(failuresTable).remove(keyOf(tenantId, account))
}
