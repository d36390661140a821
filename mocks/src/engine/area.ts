import type { MenuSeed } from '../seed/menu-seed'
import type { Mock } from './mock'
import type { StoredRow, TableKey } from './world/table'

/** code, name, and `key=label` entries; a label may carry `|remark` */
export type DictionarySeed = readonly [code: string, name: string, entries: string]

/** A column whose ids, comma-joined where there are several, name rows of another table. */
export interface Reference {
  readonly from: TableKey<StoredRow>
  readonly field: string
  readonly to: TableKey<StoredRow>
  /** The rows are parts of what they refer to, and go with it; others keep it from being removed. */
  readonly cascade?: true
  /** Which rows refer to this table, where the column may mean several. */
  readonly appliesTo?: (row: object) => boolean
}

type Target = Pick<Reference, 'to' | 'cascade' | 'appliesTo'>

interface Registration {
  readonly table: TableKey<StoredRow>
  readonly mocks: readonly Mock[]
  readonly references: readonly Reference[]
}

/** A part of the platform: what it keeps, what it answers, who refers to whom, and the codes that it brings. */
export interface Area {
  readonly tables: readonly TableKey<StoredRow>[]
  readonly mocks: readonly Mock[]
  readonly references: readonly Reference[]
  readonly dictionaries: readonly DictionarySeed[]
  /** What it adds to the menu, behind what the seeds have. */
  readonly menus: readonly MenuSeed[]
}

interface AreaParts {
  readonly entities?: readonly Registration[]
  /** Calls that belong to no one table. */
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

/** One entity of an area: its table, what answers its calls, and the tables that its columns refer to. */
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

/** Parts go with the row that they belong to. */
export const ownedBy = (to: TableKey<StoredRow>): readonly Target[] => [{ to, cascade: true }]

/** A column that means one table or another, by what a second column says. */
export const polymorphicReference = (column: string, tables: Readonly<Record<number, TableKey<StoredRow>>>): readonly Target[] =>
  Object.entries(tables).map(([value, to]) => ({ to, appliesTo: (row) => String(Reflect.get(row, column)) === value }))
