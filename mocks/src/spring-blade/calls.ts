import type { Operation } from '@jwsk/sdk'
import { getOwn } from '@jwsk/sdk'
import { type Columns, shown } from '../engine/columns'
import { type CrudOperations, type CrudOptions, crud } from '../engine/crud'
import type { Call, Mock, Needs } from '../engine/mock'
import type { Stored, TableKey } from '../engine/world/table'
import { columns, type TableName } from './columns'
import type { BladeRow } from './rows'

/** Role aliases that open the calls of the administration. */
export const admins = ['administrator', 'admin']
export const superAdmins = ['administrator']

/** What of a contract holds here: this platform knows no permission codes, rules or client checks. */
const served = ({ id, method, path, input, body, responseType, paged }: Operation): Operation => ({
  id,
  method,
  path,
  basic: false,
  ...(input && { input }),
  ...(body && { body }),
  ...(responseType && { responseType }),
  ...(paged && { paged }),
})

/** A call of the contracts and what answers it here. */
export const answered = (operation: Operation, answer: (call: Call) => unknown, needs: Needs = {}): Mock => ({
  operation: served(operation),
  answer,
  needs,
})

/** A call that needs no token, or one whose path is of this platform alone. */
export const special = (operation: Operation, facts: Partial<Operation>, answer: (call: Call) => unknown): Mock => ({
  operation: { ...served(operation), ...facts },
  answer,
})

/** Answers of the other platform that hold here as well. */
export const shared = (mocks: readonly Mock[], ...operations: readonly Operation[]): Mock[] =>
  operations.map((operation) => {
    const known = mocks.find((mock) => mock.operation.id === operation.id)
    if (!known) throw new Error(`nothing answers ${operation.id}`)
    return answered(operation, known.answer)
  })

export const opened = (roles: readonly string[], mocks: readonly Mock[]): Mock[] =>
  mocks.map((mock) => ({ ...mock, needs: { roles, ...mock.needs } }))

/** By id, which is the order of adding. */
export const byId = (left: Stored, right: Stored) => left.id.length - right.id.length || (left.id < right.id ? -1 : 1)

/** By `sort`, rows without one first. */
export const bySort = (left: Stored & { readonly sort?: number | undefined }, right: Stored & { readonly sort?: number | undefined }) =>
  (left.sort ?? -1) - (right.sort ?? -1) || byId(left, right)

export interface BladeOptions<Name extends TableName> extends CrudOptions<BladeRow<Name>> {
  /** What the server calls the record, within its modules. */
  readonly type: string
  /** Whether a removal that names nothing is told so, or that it failed. */
  readonly noIds?: 'told'
  /** Answers a list as a page; a page call always does. */
  readonly pagedList?: true
}

/** The usual calls over a described table. */
export function records<Name extends TableName>(
  name: Name,
  [operations, table]: readonly [CrudOperations, TableKey<BladeRow<Name>>],
  { type, noIds, pagedList, ...options }: BladeOptions<Name>,
): Mock[] {
  const schema: Columns = columns[name]
  const body = { body: { columns: schema, type } }
  const needs: Readonly<Record<string, Needs>> = {
    save: body,
    update: body,
    submit: body,
    remove: { parameters: ['ids'], ...(noIds && { filled: ['ids'] }) },
  }
  const paged: Readonly<Record<string, true | undefined>> = { page: true, list: pagedList }
  return Object.entries(operations).flatMap(([action, operation]) => {
    const { paged: _, ...rest } = served(operation)
    const own = {
      [action]: { ...rest, ...(getOwn(paged, action) && { paged: true }), ...(getOwn(needs, action) && { answer: 'none' }) },
    }
    return crud(own, table, { schema, order: byId, view: (row) => shown(schema, row), ...options }).map((mock) => ({
      ...mock,
      needs: getOwn(needs, action) ?? {},
    }))
  })
}

/** Runs before the answer of a call. */
export const after = (check: (call: Call) => unknown, mocks: readonly Mock[]): Mock[] =>
  mocks.map((mock) => ({
    ...mock,
    answer: async (call) => {
      await check(call)
      return mock.answer(call)
    },
  }))
