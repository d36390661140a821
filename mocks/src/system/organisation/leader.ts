import { dept, user } from '@jwsk/sdk/system'
import { requireIds } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { defineTable } from '../../engine/world/world'
import { requireParameter } from '../../platform/assertions'
import { isVisibleToCaller, resolveTenant } from '../tenant/tenancy'
import { deptTable } from './dept-table'
import { type UserRow, userTable } from './user-table'
import { userView } from './user-view'

/** Users who lead their departments; each seeded department is led by its first user. */
const leaderTable = defineTable<{ readonly id: string }>('leader', (world) => {
  const users = world.table(userTable).all()
  return world
    .table(deptTable)
    .all()
    .flatMap((row) => {
      const first = users.find(({ deptId }) => deptId.split(',').includes(row.id))
      return first ? [{ id: first.id }] : []
    })
})

const getLeaders = (call: Call): readonly UserRow[] =>
  call.world
    .table(leaderTable)
    .all()
    .flatMap(({ id }) => call.world.table(userTable).get(id) ?? [])
    .filter((row) => isVisibleToCaller(row, call))

function findLeader(call: Call, deptIds: readonly string[]) {
  const leader = getLeaders(call).find(({ deptId }) => deptId.split(',').some((id) => deptIds.includes(id)))
  return leader ? userView(call.world, leader) : null
}

export const leaderMocks = [
  mock(user.setLeader, (call) => {
    const { world, query } = call
    const leaders = world.table(leaderTable)
    for (const id of requireIds(query, 'userIds')) {
      const row = world.table(userTable).get(id)
      if (!row || !isVisibleToCaller(row, call)) continue
      if (requireParameter(call, 'isLeader') === '1') leaders.put({ id })
      else leaders.remove(id)
    }
    return undefined
  }),
  mock(user.leaderInfo, (call) => findLeader(call, call.caller.deptId.split(','))),
  mock(user.leaderList, (call) => {
    const tenantId = resolveTenant(call)
    return getLeaders(call)
      .filter((row) => row.tenantId === tenantId)
      .map((row) => userView(call.world, row))
  }),
  mock(dept.leaderInfo, (call) => findLeader(call, requireParameter(call, 'deptId').split(','))),
]
