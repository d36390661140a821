import { onlineUser } from '@jwsk/sdk/auth'
import { requireIds } from '../engine/crud'
import { mock } from '../engine/mock'
import { filterRows, paginate, sortRows } from '../engine/query'
import { isVisibleToCaller } from '../system/tenant/tenancy'
import { revokedTable } from './revoked'
import { getOpenSessions, sessionTable } from './session-table'

export const onlineUserMocks = [
  mock(onlineUser.page, (call) => {
    const rows = getOpenSessions(call.world)
      .filter((row) => isVisibleToCaller(row, call))
      .sort((left, right) => (left.loginTime < right.loginTime ? 1 : -1))
      .map(({ id: tokenId, ...row }) => ({ tokenId, ...row }))
    const found = filterRows(rows, call.query)
    return paginate(sortRows(found, call.query) ?? found, call.query)
  }),
  mock(onlineUser.kickout, ({ world, query }) => {
    for (const id of requireIds(query, 'tokenIds')) {
      world.table(revokedTable).put({ id })
      world.table(sessionTable).remove(id)
    }
    return undefined
  }),
]
