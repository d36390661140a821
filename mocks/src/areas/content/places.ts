import { consultPhone, navigationPoint } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import type { Ask } from '../../engine/mock'
import { mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { ownTenant } from '../../system/tenant/tenancy'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { entity, nameIn } from '../shared/entity'
import type { Held } from '../shared/held'
import { consultPhoneTable } from './consult-phone-table'
import { navigationPointTable } from './navigation-point-table'

const withSpot = <Row extends Held & { readonly scenicSpotId?: string }>(row: Row, { world }: Ask) => ({
  ...row,
  spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
})

export const consultPhoneMocks = entity(consultPhone, consultPhoneTable, { view: withSpot, order: bySort })

export const navigationPointMocks = [
  ...entity(navigationPoint, navigationPointTable, { view: withSpot, order: bySort }),
  mock(navigationPoint.listAll, (ask) =>
    filterRows(
      ask.world
        .table(navigationPointTable)
        .all()
        .filter((row) => ownTenant(row, ask) && row.status === 1),
      ask.query,
    )
      .sort(bySort)
      .map((row) => withSpot(row, ask)),
  ),
]
