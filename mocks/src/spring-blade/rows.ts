import type { StoredRow } from '../engine/world/table'
import { defineTable, type TableKey, type World } from '../engine/world/world'
import { columns, type TableName } from './columns'

type CellOf<Kind> = Kind extends 'whole' ? number | undefined : string

/** Row as it is stored: where the database has NULL, text is empty and a number `undefined`. */
export type BladeRow<Name extends TableName> = StoredRow & {
  readonly [Column in keyof (typeof columns)[Name]]: CellOf<(typeof columns)[Name][Column]>
}

type SeedOf<Name extends TableName> = Partial<BladeRow<Name>>

/** Creates a row from some of its cells; the others are NULL. */
export const createBladeRow = <Name extends TableName>(name: Name, cells: SeedOf<Name> & StoredRow): BladeRow<Name> =>
  // all columns are present: those without a cell are blank
  ({
    ...Object.fromEntries(Object.entries(columns[name]).map(([column, kind]) => [column, kind === 'whole' ? undefined : ''])),
    ...cells,
  }) as unknown as BladeRow<Name>

/** Defines a table under the name that the other platform uses, so that shared mocks find it. */
export const defineBladeTable = <Name extends TableName>(
  name: Name,
  seed: (world: World) => readonly (SeedOf<Name> & StoredRow)[] = () => [],
): TableKey<BladeRow<Name>> =>
  defineTable(name === 'client' ? 'oauthClient' : name, (world) => seed(world).map((cells) => createBladeRow(name, cells)))
