import type { Operation } from '@jwsk/sdk'
import { getOwn } from '@jwsk/sdk'
import { type Columns, toOutputRow } from '../engine/columns'
import { type CrudOperations, type CrudOptions, crud } from '../engine/crud'
import type { Call, Mock, Requirements } from '../engine/mock'
import type { StoredRow, TableKey } from '../engine/world/table'
import { columns, type TableName } from './columns'
import type { BladeRow } from './rows'

/** Role aliases that open the calls of the administration. */
export const admins = ['administrator', 'admin']
export const superAdmins = ['administrator']

/** What of a contract holds here: this platform knows no permission codes, rules or client checks. */
const toPlatformOperation = ({ id, method, path, input, body, responseType, paged }: Operation): Operation => ({
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
export const createMock = (operation: Operation, answer: (call: Call) => unknown, needs: Requirements = {}): Mock => ({
  operation: toPlatformOperation(operation),
  answer,
  requires: needs,
})

/** A call that needs no token, or one whose path is of this platform alone. */
export const createMockWith = (operation: Operation, facts: Partial<Operation>, answer: (call: Call) => unknown): Mock => ({
  operation: { ...toPlatformOperation(operation), ...facts },
  answer,
})

/** Answers of the other platform that hold here as well. */
export const pickMocks = (mocks: readonly Mock[], ...operations: readonly Operation[]): Mock[] =>
  operations.map((operation) => {
    const known = mocks.find((mock) => mock.operation.id === operation.id)
    if (!known) throw new Error(`nothing answers ${operation.id}`)
    return createMock(operation, known.answer)
  })

export const requireRoles = (roles: readonly string[], mocks: readonly Mock[]): Mock[] =>
  mocks.map((mock) => ({ ...mock, requires: { roles, ...mock.requires } }))

/** By id, which is the order of adding. */
export const compareById = (left: StoredRow, right: StoredRow) => left.id.length - right.id.length || (left.id < right.id ? -1 : 1)

/** By `sort`, rows without one first. */
export const compareBySort = (left: StoredRow & { readonly sort?: number | undefined }, right: StoredRow & { readonly sort?: number | undefined }) =>
  (left.sort ?? -1) - (right.sort ?? -1) || compareById(left, right)

export interface BladeOptions<Name extends TableName> extends CrudOptions<BladeRow<Name>> {
  /** What the server calls the record, within its modules. */
  readonly type: string
  /** Whether a removal that names nothing is told so, or that it failed. */
  readonly emptyRemoval?: 'told'
  /** Answers a list as a page; a page call always does. */
  readonly pagedList?: true
}

/** The usual calls over a described table. */
export function createCrudMocks<Name extends TableName>(
  name: Name,
  [operations, table]: readonly [CrudOperations, TableKey<BladeRow<Name>>],
  { type, emptyRemoval, pagedList, ...options }: BladeOptions<Name>,
): Mock[] {
  const schema: Columns = columns[name]
  const body = { body: { columns: schema, type } }
  const needs: Readonly<Record<string, Requirements>> = {
    save: body,
    update: body,
    submit: body,
    remove: { parameters: ['ids'], ...(emptyRemoval && { nonEmpty: ['ids'] }) },
  }
  const paged: Readonly<Record<string, true | undefined>> = { page: true, list: pagedList }
  return Object.entries(operations).flatMap(([action, operation]) => {
    const { paged: _, ...rest } = toPlatformOperation(operation)
    const own = {
      [action]: { ...rest, ...(getOwn(paged, action) && { paged: true }), ...(getOwn(needs, action) && { answer: 'none' }) },
    }
    return crud(own, table, { schema, order: compareById, view: (row) => toOutputRow(schema, row), ...options }).map((mock) => ({
      ...mock,
      requires: getOwn(needs, action) ?? {},
    }))
  })
}

/** Runs before the answer of a call. */
export const withCheck = (check: (call: Call) => unknown, mocks: readonly Mock[]): Mock[] =>
  mocks.map((mock) => ({
    ...mock,
    answer: async (call) => {
      await check(call)
      return mock.answer(call)
    },
  }))
