import { defineTable, type StoredRow, type TableKey } from '../engine/world/table'
import type { World } from '../engine/world/world'
import { columns, type TableName } from './columns'

type CellOf<Kind> = Kind extends 'whole' ? number | undefined : string

/** A row as it is kept: text is empty and a number absent where the database has NULL. */
export type BladeRow<Name extends TableName> = StoredRow & {
  readonly [Column in keyof (typeof columns)[Name]]: CellOf<(typeof columns)[Name][Column]>
}

type SeedOf<Name extends TableName> = Partial<BladeRow<Name>>

/** A row of which only some cells are said; NULL stands in the others. */
export const createBladeRow = <Name extends TableName>(name: Name, cells: SeedOf<Name> & StoredRow): BladeRow<Name> =>
  // every column is there: those that are not said are blank
  ({
    ...Object.fromEntries(Object.entries(columns[name]).map(([column, kind]) => [column, kind === 'whole' ? undefined : ''])),
    ...cells,
  }) as unknown as BladeRow<Name>

/** Named as the other platform's tables are: what both answer alike reads them by one name. */
export const defineBladeTable = <Name extends TableName>(
  name: Name,
  seed: (world: World) => readonly (SeedOf<Name> & StoredRow)[] = () => [],
): TableKey<BladeRow<Name>> =>
  defineTable(name === 'client' ? 'oauthClient' : name, (world) => seed(world).map((cells) => createBladeRow(name, cells)))
