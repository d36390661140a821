import { getOwn, type Operation } from '@jwsk/sdk'
import { type Columns, toOutputRow } from '../engine/columns'
import { type CrudOperations, type CrudOptions, crud } from '../engine/crud'
import type { Call, Mock, Requirements } from '../engine/mock'
import type { StoredRow } from '../engine/world/table'
import type { TableKey } from '../engine/world/world'
import { columns, type TableName } from './columns'
import type { BladeRow } from './rows'

/** Role aliases that may make administrative calls. */
export const admins = ['administrator', 'admin']
export const superAdmins = ['administrator']

/** Adapts an operation of the contracts: this platform has no permission codes, rules or client checks. */
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

/** Creates the mock of an operation of the contracts. */
export const createMock = (operation: Operation, answer: (call: Call) => unknown, requirements: Requirements = {}): Mock => ({
  operation: toPlatformOperation(operation),
  answer,
  requires: requirements,
})

/** Creates the mock of an operation without a token, or with a path that only this platform has. */
export const createMockWith = (operation: Operation, overrides: Partial<Operation>, answer: (call: Call) => unknown): Mock => ({
  operation: { ...toPlatformOperation(operation), ...overrides },
  answer,
})

/** Picks mocks of the other platform that behave the same here. */
export const pickMocks = (mocks: readonly Mock[], ...operations: readonly Operation[]): Mock[] =>
  operations.map((operation) => {
    const known = mocks.find((mock) => mock.operation.id === operation.id)
    if (!known) throw new Error(`nothing answers ${operation.id}`)
    return createMock(operation, known.answer)
  })

export const requireRoles = (roles: readonly string[], mocks: readonly Mock[]): Mock[] =>
  mocks.map((mock) => ({ ...mock, requires: { roles, ...mock.requires } }))

/** Compares by id, i.e. by order of creation. */
export const compareById = (left: StoredRow, right: StoredRow) => left.id.length - right.id.length || (left.id < right.id ? -1 : 1)

/** Compares by `sort`; rows without it come first. */
export const compareBySort = (
  left: StoredRow & { readonly sort?: number | undefined },
  right: StoredRow & { readonly sort?: number | undefined },
) => (left.sort ?? -1) - (right.sort ?? -1) || compareById(left, right)

export interface BladeOptions<Name extends TableName> extends CrudOptions<BladeRow<Name>> {
  readonly table: TableKey<BladeRow<Name>>
  /** Name of the record's class within the server's modules. */
  readonly type: string
  /** Error of a removal that names no row: `reported` names the missing parameter. Defaults to a plain failure. */
  readonly emptyRemoval?: 'reported'
  /** Whether a list is returned as a page; a page call always is. */
  readonly pagedList?: true
}

/** Creates the usual mocks of a described table. */
export function createCrudMocks<Name extends TableName>(
  name: Name,
  operations: CrudOperations,
  { table, type, emptyRemoval, pagedList, ...options }: BladeOptions<Name>,
): Mock[] {
  const schema: Columns = columns[name]
  const body = { body: { columns: schema, type } }
  const requirements: Readonly<Record<string, Requirements>> = {
    save: body,
    update: body,
    submit: body,
    remove: { parameters: ['ids'], ...(emptyRemoval && { nonEmpty: ['ids'] }) },
  }
  const paged: Readonly<Record<string, true | undefined>> = { page: true, list: pagedList }
  return Object.entries(operations).flatMap(([action, operation]) => {
    const { paged: _, ...rest } = toPlatformOperation(operation)
    const own = {
      [action]: { ...rest, ...(getOwn(paged, action) && { paged: true }), ...(getOwn(requirements, action) && { responseType: 'none' }) },
    }
    return crud(own, table, { schema, order: compareById, view: (row) => toOutputRow(schema, row), ...options }).map((mock) => ({
      ...mock,
      requires: getOwn(requirements, action) ?? {},
    }))
  })
}

/** Runs a check before the mocks. */
export const withCheck = (check: (call: Call) => unknown, mocks: readonly Mock[]): Mock[] =>
  mocks.map((mock) => ({
    ...mock,
    answer: async (call) => {
      await check(call)
      return mock.answer(call)
    },
  }))
