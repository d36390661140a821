import type { Operation } from '@jwsk/sdk'
import { dept, param, post, role, user } from '@jwsk/sdk/system'
import { getTimeBefore } from '../../areas/shared/clock'
import type { AuditColumns } from '../../engine/world/audit'
import type { TableKey, World } from '../../engine/world/world'
import { paramTable } from '../configuration/param'
import { deptTable } from '../organisation/dept-table'
import { postTable } from '../organisation/post-table'
import { userTable } from '../organisation/user-table'
import { roleTable } from '../permission/role-table'
import { createAuditRow, type RecordDataRow } from './audit-row'

interface Step {
  readonly daysAgo: number
  /** Position of the user who made the change. */
  readonly user: number
  /** Values before the change; those after it are in the next step, or in the row itself. */
  readonly before: Readonly<Record<string, unknown>>
}

interface RowHistory {
  readonly table: TableKey<AuditColumns & { readonly id: string }>
  readonly operation: Operation
  /** Position of the row. */
  readonly row: number
  /** Changes, the newest first. */
  readonly steps: (world: World) => readonly Step[]
}

const histories: readonly RowHistory[] = [
  {
    table: userTable,
    operation: user.update,
    row: 3,
    steps: (world) => [
      { daysAgo: 3, user: 0, before: { phone: '13800001357', email: '' } },
      { daysAgo: 26, user: 4, before: { deptId: world.seedId('dept', 2), postId: world.seedId('post', 11) } },
      { daysAgo: 90, user: 0, before: { sex: 3, name: '', status: 0 } },
    ],
  },
  { table: userTable, operation: user.update, row: 4, steps: () => [{ daysAgo: 8, user: 0, before: { phone: '13800002468' } }] },
  {
    table: postTable,
    operation: post.submit,
    row: 2,
    steps: () => [
      { daysAgo: 12, user: 0, before: { postName: '运营经理', category: 3 } },
      { daysAgo: 200, user: 2, before: { sort: 9, remark: '试行' } },
    ],
  },
  {
    table: deptTable,
    operation: dept.submit,
    row: 2,
    steps: () => [{ daysAgo: 45, user: 0, before: { deptName: '售票组', deptCategory: 3 } }],
  },
  {
    table: roleTable,
    operation: role.submit,
    row: 1,
    steps: () => [{ daysAgo: 60, user: 0, before: { roleName: '租户管理员', sort: 5 } }],
  },
  {
    table: paramTable,
    operation: param.submit,
    row: 3,
    steps: () => [
      { daysAgo: 5, user: 0, before: { paramValue: '3' } },
      { daysAgo: 30, user: 1, before: { paramValue: '14', remark: '节假日前调整' } },
    ],
  },
]

/** Creates the audit of past changes, which lead to the seeded rows. */
export function createSeededHistory(world: World): readonly RecordDataRow[] {
  const users = world.table(userTable).all()
  const drafts = histories.flatMap(({ table, operation, row, steps }) => {
    let after: object | undefined = world.table(table).all()[row]
    return steps(world).map(({ daysAgo, user: actor, before: changed }) => {
      const before = { ...after, ...changed }
      const draft = { before, after, path: operation.path, daysAgo, userId: users[actor]?.id ?? '', table: table.name }
      after = before
      return draft
    })
  })
  return drafts
    .toSorted((left, right) => right.daysAgo - left.daysAgo)
    .map(({ before, after, daysAgo, ...write }, index) =>
      createAuditRow(
        { before, after },
        { ...write, id: world.seedId('recordData', index), tenantId: '000000', time: getTimeBefore(world, daysAgo) },
      ),
    )
}
