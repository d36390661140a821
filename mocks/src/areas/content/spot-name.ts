import type { Call } from '../../engine/mock'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { nameIn } from '../shared/entity'
import type { TenantRow } from '../shared/tenant-row'

/** A row with the name of its scenic spot. */
export const withSpotName = <Row extends TenantRow & { readonly scenicSpotId?: string }>(row: Row, { world }: Call) => ({
  ...row,
  spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
})
