import { day, formatDateTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'

/** Creates the audit columns of a seeded row. */
export const createStamps = (world: World, daysAgo: number) => {
  const time = formatDateTime(world.startedAt - daysAgo * day)
  const userId = world.seedId('user', 0)
  return {
    createUser: userId,
    createDept: world.seedId('dept', 0),
    createTime: time,
    updateUser: userId,
    updateTime: time,
    status: 1,
    isDeleted: 0,
  }
}
