import type { World } from '../../engine/world/world'
import { type UserRow, userTable } from '../../system/organisation/user-table'

/** Who uses the visitors' app: the tenant's users but for those who run the platform. */
export const getMembers = (world: World): readonly UserRow[] =>
  userTable
    .seed(world)
    .filter((user) => user.tenantId === '000000')
    .slice(5)

/** The columns that a row takes from its user. */
export const getMemberColumns = (world: World, userId: string | undefined) => {
  const user = userId ? world.table(userTable).get(userId) : undefined
  return user ? { userName: user.realName, phone: user.phone } : {}
}
