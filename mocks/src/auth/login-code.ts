import { createRandom } from '../engine/world/random'
import { minute } from '../engine/world/time'
import { defineTable, type World } from '../engine/world/world'

interface LoginCode {
  readonly id: string
  readonly phone: string
  readonly code: string
  readonly until: number
}

export const loginCodeTable = defineTable<LoginCode>('loginCode')

/** Creates the six-digit code that a real deployment would send by SMS. */
export function sendLoginCode(world: World, phone: string): LoginCode {
  const id = world.nextId()
  const code = String(createRandom(`${id}:${Math.random()}`).between(100_000, 999_999))
  return world.table(loginCodeTable).put({ id, phone, code, until: world.now() + 5 * minute })
}

/** Whether the code matches the one sent to the phone; it is used up by the first check. Without an id the last code counts. */
export function checkLoginCode(
  world: World,
  { id, code, phone }: { readonly id?: string; readonly code: string; readonly phone: string },
): boolean {
  const table = world.table(loginCodeTable)
  const sent = id ? table.get(id) : table.all().findLast((row) => row.phone === phone)
  if (!sent) return false
  table.remove(sent.id)
  return sent.phone === phone && sent.code === code && sent.until > world.now()
}
