import type { Call } from '../../engine/mock'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { lookUpName } from '../shared/entity-mocks'
import type { TenantRow } from '../shared/tenant-row'

/** Adds the name of its scenic spot to a row. */
export const addSpotName = <Row extends TenantRow & { readonly scenicSpotId?: string }>(row: Row, { world }: Call) => ({
  ...row,
  spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
})
