import type { Stored, TableKey } from '../engine/table'
import { userTable } from '../system/user-table'
import { parkingLotOrderTable } from './parking-lot-order-table'
import { parkingLotReserveTable } from './parking-lot-reserve-table'
import { parkingLotTable } from './parking-lot-table'
import { parkingLotWhitelistTable } from './parking-lot-whitelist-table'
import { scenicSpotTable } from './scenic-spot-table'

/** A column whose ids, comma-joined where there are several, name rows of another table. */
export interface Reference {
  readonly from: TableKey<Stored>
  readonly field: string
  readonly to: TableKey<Stored>
  /** The rows are parts of what they refer to, and go with it; others keep it from being removed. */
  readonly part?: true
  /** Which rows refer to this table, where the column may mean several. */
  readonly when?: (row: object) => boolean
}

const to = (target: TableKey<Stored>, ...from: readonly (readonly [table: TableKey<Stored>, field: string])[]): readonly Reference[] =>
  from.map(([table, field]) => ({ from: table, field, to: target }))

/** Who refers to whom: checked on every save, held by every removal, and the map of the whole seeded world. */
export const references: readonly Reference[] = [
  ...to(userTable, [parkingLotOrderTable, 'userId'], [parkingLotReserveTable, 'userId']),
  ...to(scenicSpotTable, [parkingLotTable, 'scenicSpotId']),
  ...to(parkingLotTable, [parkingLotOrderTable, 'parkingLotId'], [parkingLotReserveTable, 'parkingLotId'], [parkingLotWhitelistTable, 'parkingLotId']),
]
