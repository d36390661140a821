import { onlineUser } from '@jwsk/sdk/auth'
import { idsOf } from '../engine/crud'
import { mock } from '../engine/mock'
import { filterRows, pageOf, sortRows } from '../engine/query'
import { ownTenant } from '../system/tenant/tenancy'
import { revokedTable } from './revoked'
import { openSessions, sessionTable } from './session-table'

export const onlineUserMocks = [
  mock(onlineUser.page, (call) => {
    const rows = openSessions(call.world)
      .filter((row) => ownTenant(row, call))
      .sort((left, right) => (left.loginTime < right.loginTime ? 1 : -1))
      .map(({ id: tokenId, ...row }) => ({ tokenId, ...row }))
    const found = filterRows(rows, call.query)
    return pageOf(sortRows(found, call.query) ?? found, call.query)
  }),
  mock(onlineUser.kickout, ({ world, query }) => {
    for (const id of idsOf(query, 'tokenIds')) {
      world.table(revokedTable).put({ id })
      world.table(sessionTable).remove(id)
    }
    return undefined
  }),
]
