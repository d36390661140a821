import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { orderStatus, parkingLotOrderTable } from './parking-lot-order-table'
import { createEmptyLots, type ParkingLotRow } from './seed-lots'

export type { ParkingLotRow } from './seed-lots'

export const parkingLotTable = defineSeededTable<ParkingLotRow>('parkingLot', (world) => {
  const parked = new Map<string, number>()
  for (const stay of parkingLotOrderTable.seed(world))
    if (stay.orderStatus === orderStatus.parked) parked.set(stay.parkingLotId, (parked.get(stay.parkingLotId) ?? 0) + 1)
  return createEmptyLots(world).map((lot) => ({ ...lot, leftSpace: lot.totalSpace - (parked.get(lot.id) ?? 0) }))
})

/** Returns the lots that admit cars. */
export const getOpenLots = (world: World): readonly ParkingLotRow[] =>
  world
    .table(parkingLotTable)
    .all()
    .filter((lot) => lot.status === 1)
