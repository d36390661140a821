import { navigationPoint } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { createEntityMocks } from '../shared/entity-mocks'
import { navigationPointTable } from './navigation-point-table'
import { addSpotName } from './spot-name'

export const navigationPointMocks = [
  ...createEntityMocks(navigationPoint, navigationPointTable, { view: addSpotName, order: compareBySort }),
  mock(navigationPoint.listAll, (call) =>
    filterRows(
      call.world
        .table(navigationPointTable)
        .all()
        .filter((row) => isVisibleToCaller(row, call) && row.status === 1),
      call.query,
    )
      .sort(compareBySort)
      .map((row) => addSpotName(row, call)),
  ),
]
