import type { World } from '../../engine/world/world'
import { type UserRow, userTable } from '../../system/organisation/user-table'

/** Returns the users of the visitors' app: the tenant's users except the platform's operators. */
export const getMembers = (world: World): readonly UserRow[] =>
  userTable
    .seed(world)
    .filter((user) => user.tenantId === '000000')
    .slice(5)

/** Returns the columns that a row copies from its user. */
export const getMemberColumns = (world: World, userId: string | undefined) => {
  const user = userId ? world.table(userTable).get(userId) : undefined
  return user ? { userName: user.realName, phone: user.phone } : {}
}
