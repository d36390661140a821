import type { Operation } from '@jwsk/sdk'
import { type Columns, getQueryCells, toCells } from './columns'
import { type Query, toFields } from './fields'
import { type Call, type Mock, mock } from './mock'
import { filterRows, type Match, paginate, sortRows } from './query'
import { businessError, missingParameterError, type Refusal, rejected } from './refusal'
import type { StoredRow } from './world/table'
import { buildTree } from './world/tree'
import type { TableKey } from './world/world'

const actions = ['page', 'list', 'detail', 'save', 'update', 'submit', 'remove', 'select'] as const
type Action = (typeof actions)[number]

/** Operations of an entity, as the contracts name them; other operations need a `mock`. */
export type CrudOperations = { readonly [A in Action]?: Operation }

export interface CrudOptions<Row extends StoredRow> {
  /** Comparison of plain filters. Defaults to `like`. */
  readonly match?: Match
  /** Order without `ascs` and `descs`. Defaults to newest first. */
  readonly order?: (left: Row, right: Row) => number
  /** Whether the caller may see the row. */
  readonly visible?: (row: Row, call: Call) => boolean
  /** Converts a row for output: adds derived names, removes secrets. */
  readonly view?: (row: Row, call: Call) => object
  /** Fields whose combination is unique, and the platform's message for a duplicate. */
  readonly unique?: { readonly fields: readonly (keyof Row & string)[]; readonly message: string }
  /** Completes a row before it is stored: derives values and applies further rules. */
  readonly beforeSave?: (row: Row, call: Call, before: Row | undefined) => Row
  readonly afterSave?: (row: Row, call: Call, before: Row | undefined) => void
  readonly beforeRemove?: (row: Row, call: Call) => void
  /** Response of an unpaged list call. Defaults to a flat array. */
  readonly list?: 'tree'
  /** List parameters that `visible` or `view` has handled. */
  readonly handledParameters?: readonly string[]
  /** Columns of the table that may be empty in all rows. */
  readonly columns?: readonly string[]
  /** Types of all columns, used to filter, to sort and to parse bodies. */
  readonly schema?: Columns
  /** Creates the error of a detail without a match. Defaults to "no data". */
  readonly notFound?: (call: Call) => Refusal
  /** Result of a submit with an unknown id. Defaults to a rejection. */
  readonly unknownId?: 'added'
  /** Result of an update without an id. Defaults to a rejection. */
  readonly withoutId?: 'added'
}

const toPlainView = (row: object) => row
const compareNewest = (left: StoredRow, right: StoredRow) => {
  if (left.id === right.id) return 0
  return left.id < right.id ? 1 : -1
}

/** Compares by `sort`, as the platform does for trees. */
export const compareBySort = (
  left: { readonly sort?: number; readonly id: string },
  right: { readonly sort?: number; readonly id: string },
) => (left.sort ?? 0) - (right.sort ?? 0) || (left.id < right.id ? -1 : 1)

const readIdList = (query: Query, name: string) =>
  (query[name] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')

export const requireIds = (query: Query, name = 'ids'): string[] => {
  const ids = readIdList(query, name)
  if (ids.length === 0) throw missingParameterError(name)
  return ids
}

/** Creates the usual mocks of an entity: page, list, detail, save, update, submit, remove, select. */
export function crud<Row extends StoredRow>(operations: CrudOperations, table: TableKey<Row>, options: CrudOptions<Row> = {}): Mock[] {
  const { view = toPlainView, visible = () => true, schema } = options

  const getVisibleRows = (call: Call) =>
    call.world
      .table(table)
      .all()
      .filter((row) => visible(row, call))
  const filterAndSort = <Some extends object>(rows: readonly Some[], { query, platform: { lists } }: Call, paged: true | undefined) => {
    const rules = { ...options, rules: lists }
    const rest = filterRows(rows, query, rules)
    return paged || lists.unpagedLists === 'sortable' ? (sortRows(rest, query, rules) ?? rest) : rest
  }
  const findViews = (call: Call, paged?: true) => {
    const rows = getVisibleRows(call).sort(options.order ?? compareNewest)
    const views = (some: readonly Row[]) => some.map((row) => view(row, call))
    // a described table is filtered by its columns, any other by its view
    return schema ? views(filterAndSort(rows, call, paged)) : filterAndSort(views(rows), call, paged)
  }
  const list = (operation: Operation) => (call: Call) => {
    const rows = findViews(call, operation.paged)
    if (operation.paged) return paginate(rows, call.query, call.platform.lists)
    // rows of a tree have a `parentId` by the contract
    return options.list === 'tree' ? buildTree(rows as (Row & { parentId: string })[]) : rows
  }

  const getDetailFields = ({ query }: Call) =>
    schema
      ? getQueryCells(schema, query).map(([name, cell]) => [name, String(cell)] as const)
      : Object.entries(query).filter(([, value]) => value !== '')
  const getDetail = (call: Call) => {
    const { ambiguousDetail, multipleMatches } = call.platform.records
    const fields = getDetailFields(call)
    if (fields.length === 0 && ambiguousDetail) throw ambiguousDetail()
    const rows = getVisibleRows(call).filter((row) => fields.every(([name, value]) => String(Reflect.get(row, name) ?? '') === value))
    if (rows.length > 1 && multipleMatches) throw multipleMatches(rows.length)
    const [row] = rows
    if (!row && options.notFound) throw options.notFound(call)
    return row ? view(row, call) : null
  }

  const store = (call: Call, before: Row | undefined, id = before?.id ?? call.world.nextId()) => {
    const row = complete({ call, id }, before)
    const { unique } = options
    // blank values are never duplicates
    const isNamed = unique?.fields.every((field) => row[field] !== undefined && row[field] !== '')
    const isTwin = (other: Row) => other.id !== row.id && unique?.fields.every((field) => other[field] === row[field])
    const twin = isNamed && call.world.table(table).find((other) => isTwin(other) === true)
    if (twin) throw businessError(unique?.message ?? '')
    call.world.table(table).put(row)
    options.afterSave?.(row, call, before)
  }

  const toDraft = ({ body }: Call) =>
    schema
      ? toCells(schema, body)
      : Object.fromEntries(Object.entries(toFields(body)).filter(([, value]) => value !== undefined && value !== null))

  const complete = ({ call, id }: { readonly call: Call; readonly id: string }, before: Row | undefined): Row => {
    const stamp = call.world.formatNow()
    const { userId, deptId } = call.caller
    const { id: _, ...draft } = toDraft(call)
    const stored = before ?? { status: 1, createUser: userId, createDept: deptId.split(',')[0] ?? '', createTime: stamp, isDeleted: 0 }
    // the contract's rules have been checked: the draft is a row except for the columns added here
    const row = {
      ...(before ? {} : createBlanks(call)),
      ...stored,
      ...draft,
      id,
      updateUser: userId,
      updateTime: stamp,
    } as unknown as Row
    return options.beforeSave?.(row, call, before) ?? row
  }

  // columns without a value are returned empty, because the platform sends NULL as empty
  const createBlanks = (call: Call) => {
    if (schema) return Object.fromEntries(Object.entries(schema).flatMap(([name, kind]) => (kind === 'whole' ? [] : [[name, '']])))
    const sibling = call.world.table(table).all()[0] ?? {}
    return Object.fromEntries(Object.entries(sibling).flatMap(([name, value]) => (typeof value === 'string' ? [[name, '']] : [])))
  }

  const findStored = (call: Call, id: string) => {
    const row = call.world.table(table).get(id)
    if (row && !schema && !visible(row, call)) throw rejected()
    return row
  }

  const getBodyId = ({ body }: Call) => String(toFields(body)['id'] ?? '')
  const save = (call: Call) => store(call, undefined)
  const update = (call: Call) => {
    const id = getBodyId(call)
    if (id === '' && options.withoutId === 'added') return save(call)
    if (id === '') throw call.platform.records.noId()
    const before = findStored(call, id)
    if (!before) throw call.platform.records.noRow()
    store(call, before)
  }
  const submit = (call: Call) => {
    const id = getBodyId(call)
    if (id !== '' && options.unknownId === 'added' && !findStored(call, id)) return store(call, undefined, id)
    return id === '' ? save(call) : update(call)
  }

  const remove = (call: Call) => {
    const ids = readIdList(call.query, 'ids')
    if (ids.length === 0) throw call.platform.records.noIds()
    const rows = ids.map((id) => findStored(call, id)).filter((row) => row !== undefined)
    if (rows.length === 0) throw call.platform.records.noRow()
    for (const row of rows) options.beforeRemove?.(row, call)
    for (const row of rows) call.world.table(table).remove(row.id)
  }

  const select = (call: Call) => findViews(call)

  const answers: { readonly [A in Action]: (operation: Operation) => (call: Call) => unknown } = {
    page: list,
    list,
    detail: () => getDetail,
    save: () => save,
    update: () => update,
    submit: () => submit,
    remove: () => remove,
    select: () => select,
  }
  return actions.flatMap((action) => {
    const operation = operations[action]
    return operation ? [mock(operation, answers[action](operation))] : []
  })
}
