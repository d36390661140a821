import type { Operation } from '@jwsk/sdk'
import { type CrudOperations, type CrudOptions, crud, requireIds } from '../../engine/crud'
import { mergePlatformColumns, toFields } from '../../engine/fields'
import type { Call, Mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import type { Reference, TableKey, World } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { toCents, yuan } from './money'
import type { TenantRow } from './tenant-row'

export interface EntityOptions<Row extends TenantRow>
  extends Pick<CrudOptions<Row>, 'view' | 'order' | 'beforeSave' | 'afterSave' | 'beforeRemove' | 'columns' | 'handledParameters'> {
  /** Columns that are unique within a tenant, and the platform's message for a duplicate. */
  readonly unique?: { readonly fields: readonly (keyof Row & string)[]; readonly message: string }
  readonly amounts?: readonly (keyof Row & string)[]
  /** Returns the columns that only the platform sets, with their initial values; values in a draft are ignored. */
  readonly owned?: (call: Call) => Partial<Row>
  /** Validates a row before it is stored; throws a business error. */
  readonly check?: (row: Row, call: Call, before: Row | undefined) => void
}

/** Creates the usual mocks of a business entity: rows of the caller's tenant, references that resolve, referenced rows that cannot be removed. */
export function createEntityMocks<Row extends TenantRow>(
  operations: CrudOperations,
  table: TableKey<Row>,
  options: EntityOptions<Row> = {},
): Mock[] {
  const { unique, amounts = [], owned, check, beforeSave, beforeRemove, ...rest } = options
  // options have few columns and rules, see `createOptionsMock`
  const { select: _, ...crudOperations } = operations
  return crud(crudOperations, table, {
    ...rest,
    // a list can be filtered by every column of a draft, even one that is empty in all rows
    columns: [...Object.keys(operations.submit?.rules ?? {}), ...(rest.columns ?? [])],
    visible: isVisibleToCaller,
    ...(unique && { unique: { fields: ['tenantId', ...unique.fields], message: `${unique.fields.at(-1)}:${unique.message}` } }),
    beforeSave: (draft, call, before) => {
      const tenantId = before?.tenantId ?? call.caller.tenantId
      const tidy = dropEmptyKeys({
        ...draft,
        ...mergePlatformColumns(owned?.(call) ?? {}, before),
        ...roundAmounts(draft, amounts),
        tenantId,
      })
      const row = beforeSave?.(tidy, call, before) ?? tidy
      checkReferences(call.world, table, row)
      check?.(row, call, before)
      return row
    },
    beforeRemove: (row, call) => {
      assertUnreferenced(call.world, table, row.id)
      beforeRemove?.(row, call)
      removeParts(call.world, table, row.id)
    },
  })
}

const roundAmounts = (draft: object, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = Reflect.get(draft, name)
      return value === undefined || value === '' ? [] : [[name, yuan(toCents(Number(value)))]]
    }),
  )

// an emptied reference is no reference: the column is empty
const dropEmptyKeys = <Row extends object>(row: Row): Row =>
  // omitted columns may be absent
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== undefined && !(name.endsWith('Id') && value === ''))) as Row

const getReferences = ({ areas }: World) => areas.flatMap(({ references }) => references)

const getReferencedIds = (row: object, { field }: Reference): string[] =>
  String(Reflect.get(row, field) ?? '')
    .split(',')
    .filter((id) => id !== '')

function checkReferences(world: World, table: TableKey<StoredRow>, row: object) {
  for (const reference of getReferences(world)) {
    if (reference.from.name !== table.name || (reference.appliesTo && !reference.appliesTo(row))) continue
    if (getReferencedIds(row, reference).some((id) => !world.table(reference.to).get(id)))
      throw businessError(`${reference.field}:关联数据不存在`)
  }
}

/** Throws if other rows refer to the removed ones. */
export function assertUnreferenced(world: World, table: TableKey<StoredRow>, id: string) {
  for (const reference of getReferences(world)) {
    if (reference.to.name !== table.name || reference.cascade) continue
    const referring = world
      .table(reference.from)
      .find((row) => (!reference.appliesTo || reference.appliesTo(row)) && getReferencedIds(row, reference).includes(id))
    if (referring) throw businessError('存在关联数据，无法删除')
  }
}

function removeParts(world: World, table: TableKey<StoredRow>, id: string) {
  for (const reference of getReferences(world)) {
    if (reference.to.name !== table.name || !reference.cascade) continue
    const parts = world.table(reference.from)
    for (const row of parts.all()) if (getReferencedIds(row, reference).includes(id)) parts.remove(row.id)
  }
}

/** Returns the row that a call names by `id`. Throws if the caller's tenant does not have it. */
export function requireRow<Row extends TenantRow>(
  call: Call,
  table: TableKey<Row>,
  id = String(call.query['id'] ?? toFields(call.body)['id'] ?? ''),
): Row {
  const row = call.world.table(table).get(id)
  if (!row || !isVisibleToCaller(row, call)) throw businessError('数据不存在或已删除')
  return row
}

/** Returns the rows that a call names by `ids`. */
export const requireRows = <Row extends TenantRow>(
  call: Call,
  table: TableKey<Row>,
  ids: readonly string[] = requireIds(call.query),
): Row[] => ids.map((id) => requireRow(call, table, id))

export type RowPatch<Row> = Partial<Row> & { readonly id: string }

/** Stores changed columns of a row, with the user who changed them. */
export function patchRow<Row extends TenantRow>(call: Call, table: TableKey<Row>, values: RowPatch<Row>): undefined {
  const row = requireRow(call, table, values.id)
  call.world.table(table).put({ ...row, ...values, updateUser: call.caller.userId, updateTime: call.world.formatNow() })
}

/** Returns the name of the row with an id; `''` if there is none. */
export const lookUpName = <Row extends StoredRow>(
  world: World,
  table: TableKey<Row>,
  { id, name }: { readonly id: string | undefined; readonly name: (row: Row) => string | undefined },
): string => {
  const row = id ? world.table(table).get(id) : undefined
  return (row && name(row)) ?? ''
}

/** Returns names for comma-separated ids. */
export const lookUpNames = <Row extends StoredRow>(
  world: World,
  table: TableKey<Row>,
  { ids = '', name }: { readonly ids: string | undefined; readonly name: (row: Row) => string },
): string =>
  ids
    .split(',')
    .flatMap((id) => world.table(table).get(id) ?? [])
    .map(name)
    .join(',')

/** Finds the mock of an operation in a list. */
export function findMock(mocks: readonly Mock[], { id }: Operation): Mock {
  const found = mocks.find(({ operation }) => operation.id === id)
  if (!found) throw new Error(`${id} is not mocked`)
  return found
}
