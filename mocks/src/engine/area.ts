import type { MenuSeed } from '../seed/menu-seed'
import type { Mock } from './mock'
import type { StoredRow } from './world/table'
import type { DictionarySeed, Reference, TableKey, WorldArea } from './world/world'

type Target = Pick<Reference, 'to' | 'cascade' | 'appliesTo'>

interface Registration {
  readonly table: TableKey<StoredRow>
  readonly mocks: readonly Mock[]
  readonly references: readonly Reference[]
}

/** Part of the platform: its tables, mocks, references and dictionary codes. */
export interface Area extends WorldArea {
  readonly mocks: readonly Mock[]
}

interface AreaParts {
  readonly entities?: readonly Registration[]
  /** Mocks that belong to no single table. */
  readonly mocks?: readonly Mock[]
  readonly dictionaries?: readonly DictionarySeed[]
  readonly menus?: readonly MenuSeed[]
}

export const defineArea = ({ entities = [], mocks = [], dictionaries = [], menus = [] }: AreaParts): Area => ({
  tables: entities.map(({ table }) => table),
  mocks: [...entities.flatMap((entity) => entity.mocks), ...mocks],
  references: entities.flatMap(({ references }) => references),
  dictionaries,
  menus,
})

/** Registers an entity of an area: its table, its mocks, and the tables that its columns refer to. */
export const register = <Row extends StoredRow>(
  table: TableKey<Row>,
  mocks: readonly Mock[],
  columns: { readonly [Column in keyof Row & string]?: TableKey<StoredRow> | readonly Target[] } = {},
): Registration => ({
  table,
  mocks,
  references: Object.entries<TableKey<StoredRow> | readonly Target[] | undefined>(columns).flatMap(([field, target = []]) =>
    ('name' in target ? [{ to: target }] : target).map((reference) => ({ ...reference, from: table, field })),
  ),
})

/** Marks a reference to an owner: the rows are removed with it. */
export const ownedBy = (to: TableKey<StoredRow>): readonly Target[] => [{ to, cascade: true }]

/** Creates references of a column whose table depends on the value of a second column. */
export const polymorphicReference = (column: string, tables: Readonly<Record<number, TableKey<StoredRow>>>): readonly Target[] =>
  Object.entries(tables).map(([value, to]) => ({ to, appliesTo: (row) => String(Reflect.get(row, column)) === value }))
