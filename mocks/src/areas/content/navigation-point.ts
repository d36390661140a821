import { navigationPoint } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { ownTenant } from '../../system/tenant/tenancy'
import { entity } from '../shared/entity'
import { navigationPointTable } from './navigation-point-table'
import { withSpotName } from './spot-name'

export const navigationPointMocks = [
  ...entity(navigationPoint, navigationPointTable, { view: withSpotName, order: bySort }),
  mock(navigationPoint.listAll, (call) =>
    filterRows(
      call.world
        .table(navigationPointTable)
        .all()
        .filter((row) => ownTenant(row, call) && row.status === 1),
      call.query,
    )
      .sort(bySort)
      .map((row) => withSpotName(row, call)),
  ),
]
