import { search } from '@jwsk/sdk/system'
import { type Call, mock } from '../../engine/mock'
import type { StoredRow } from '../../engine/world/table'
import type { TableKey } from '../../engine/world/world'
import { requireParameter } from '../../platform/assertions'
import { roleTable } from '../permission/role-table'
import { isVisibleToCaller } from '../tenant/tenancy'
import { deptTable } from './dept-table'
import { postTable } from './post-table'
import { userTable } from './user-table'
import { userView } from './user-view'

interface TenantRow extends StoredRow {
  readonly tenantId: string
}

const findRows = <Row extends TenantRow>(call: Call, table: TableKey<Row>, matches: (row: Row) => boolean): Row[] =>
  call.world
    .table(table)
    .all()
    .filter((row) => isVisibleToCaller(row, call) && matches(row))

const getName = ({ query }: Call) => query.name ?? ''

export const searchMocks = [
  mock(search.userList, (call) =>
    findRows(call, userTable, ({ realName }) => realName.includes(getName(call))).map((row) => userView(call.world, row)),
  ),
  mock(search.userByName, (call) => {
    const name = requireParameter(call, 'name')
    return findRows(call, userTable, ({ realName }) => realName === name).map((row) => userView(call.world, row))
  }),
  mock(search.deptList, (call) => findRows(call, deptTable, ({ deptName }) => deptName.includes(getName(call)))),
  mock(search.deptByName, (call) => {
    const name = requireParameter(call, 'name')
    return findRows(call, deptTable, ({ deptName }) => deptName === name)
  }),
  mock(search.roleList, (call) => findRows(call, roleTable, ({ roleName }) => roleName.includes(getName(call)))),
  mock(search.roleByName, (call) => {
    const name = requireParameter(call, 'name')
    return findRows(call, roleTable, ({ roleName }) => roleName === name)
  }),
  mock(search.postList, (call) => findRows(call, postTable, ({ postName }) => postName.includes(getName(call)))),
]
