import type { Operation } from '@jwsk/sdk'
import { fieldsOf } from './fields'
import { type Call, type Mock, mock } from './mock'
import { filterRows, type Match, pageOf, type Query, sortRows } from './query'
import { missingParameter, refuse, rejected } from './refusal'
import type { Stored, TableKey } from './world/table'
import { treeOf } from './world/tree'

const actions = ['page', 'list', 'detail', 'save', 'update', 'submit', 'remove', 'select'] as const
type Action = (typeof actions)[number]

/** The operations of an entity, as the contracts name them; others are answered by `mock`. */
export type CrudOperations = { readonly [A in Action]?: Operation }

export interface CrudOptions<Row extends Stored> {
  /** `like` unless said. */
  readonly match?: Match
  /** The order without `ascs` and `descs`; newest first unless said. */
  readonly order?: (left: Row, right: Row) => number
  /** Which rows the caller may see. */
  readonly visible?: (row: Row, call: Call) => boolean
  /** What goes out for a row: derived names, no secrets. */
  readonly view?: (row: Row, call: Call) => object
  /** Fields that no two rows share all of, and what the platform says when they would. */
  readonly unique?: { readonly fields: readonly (keyof Row & string)[]; readonly message: string }
  /** Last word on a row about to be stored: derived values, further rules. */
  readonly complete?: (row: Row, call: Call, before: Row | undefined) => Row
  readonly afterSave?: (row: Row, call: Call, before: Row | undefined) => void
  readonly beforeRemove?: (row: Row, call: Call) => void
  /** What a list call answers with when it is not a page: a flat array unless said. */
  readonly list?: 'tree'
  /** List parameters that `visible` or `view` has dealt with. */
  readonly taken?: readonly string[]
  /** Columns of the table that no row may hold at the moment. */
  readonly columns?: readonly string[]
}

const secretless = (row: object) => row
const newest = (left: Stored, right: Stored) => {
  if (left.id === right.id) return 0
  return left.id < right.id ? 1 : -1
}

/** Orders by `sort`, as the platform does for trees. */
export const bySort = (left: { readonly sort?: number; readonly id: string }, right: { readonly sort?: number; readonly id: string }) =>
  (left.sort ?? 0) - (right.sort ?? 0) || (left.id < right.id ? -1 : 1)

export const idsOf = (query: Query, name = 'ids'): string[] => {
  const ids = (query[name] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  if (ids.length === 0) throw missingParameter(name)
  return ids
}

/** Answers the usual calls of an entity: page, list, detail, save, update, submit, remove, select. */
export function crud<Row extends Stored>(operations: CrudOperations, table: TableKey<Row>, options: CrudOptions<Row> = {}): Mock[] {
  const { view = secretless, visible = () => true } = options

  const seen = (call: Call) =>
    call.world
      .table(table)
      .all()
      .filter((row) => visible(row, call))
  const found = (call: Call) => {
    const views = [...seen(call)].sort(options.order ?? newest).map((row) => view(row, call))
    const rows = filterRows(views, call.query, options)
    return sortRows(rows, call.query) ?? rows
  }
  const list = (operation: Operation) => (call: Call) => {
    const rows = found(call)
    if (operation.paged) return pageOf(rows, call.query)
    // a tree's rows have a parentId by the contract
    return options.list === 'tree' ? treeOf(rows as (Row & { parentId: string })[]) : rows
  }

  const detail = (call: Call) => {
    const asked = Object.entries(call.query).filter(([, value]) => value !== '')
    if (asked.length === 0) throw missingParameter('id')
    const row = seen(call).find((candidate) => asked.every(([name, value]) => String(Reflect.get(candidate, name) ?? '') === value))
    return row ? view(row, call) : null
  }

  const store = (call: Call, before: Row | undefined) => {
    const row = complete(call, before)
    const { unique } = options
    const twin =
      unique && call.world.table(table).find((other) => other.id !== row.id && unique.fields.every((field) => other[field] === row[field]))
    if (twin) throw refuse(unique?.message ?? '')
    call.world.table(table).put(row)
    options.afterSave?.(row, call, before)
  }

  const complete = (call: Call, before: Row | undefined): Row => {
    const stamp = call.world.stamp()
    const { userId, deptId } = call.caller
    const draft = Object.fromEntries(
      Object.entries(fieldsOf(call.body)).filter(([name, value]) => value !== undefined && value !== null && name !== 'id'),
    )
    const stored = before ?? { status: 1, createUser: userId, createDept: deptId.split(',')[0] ?? '', createTime: stamp, isDeleted: 0 }
    // the rules of the contract have been checked: the draft is a row but for the columns added here
    const row = {
      ...(before ? {} : blanks(call)),
      ...stored,
      ...draft,
      id: before?.id ?? call.world.nextId(),
      updateUser: userId,
      updateTime: stamp,
    } as unknown as Row
    return options.complete?.(row, call, before) ?? row
  }

  // columns that nobody filled come back empty, as the platform writes NULL
  const blanks = (call: Call) => {
    const sibling = call.world.table(table).all()[0] ?? {}
    return Object.fromEntries(Object.entries(sibling).flatMap(([name, value]) => (typeof value === 'string' ? [[name, '']] : [])))
  }

  const known = (call: Call, id: string) => {
    const row = call.world.table(table).get(id)
    if (row && !visible(row, call)) throw rejected()
    return row
  }

  const save = (call: Call) => store(call, undefined)
  const update = (call: Call) => {
    const id = String(fieldsOf(call.body)['id'] ?? '')
    if (id === '') throw missingParameter('id')
    const before = known(call, id)
    if (!before) throw refuse('操作失败')
    store(call, before)
  }
  const submit = (call: Call) => (String(fieldsOf(call.body)['id'] ?? '') === '' ? save(call) : update(call))

  const remove = (call: Call) => {
    const rows = idsOf(call.query)
      .map((id) => known(call, id))
      .filter((row) => row !== undefined)
    if (rows.length === 0) throw refuse('操作失败')
    for (const row of rows) options.beforeRemove?.(row, call)
    for (const row of rows) call.world.table(table).remove(row.id)
  }

  const select = (call: Call) => found(call)

  const answers: { readonly [A in Action]: (operation: Operation) => (call: Call) => unknown } = {
    page: list,
    list,
    detail: () => detail,
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
