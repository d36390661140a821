import { user } from '@jwsk/sdk/system'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { validateRules } from '../../engine/rules'
import { importRows, parseRows, type SheetRow } from '../../engine/sheet/import-sheet'
import { createNewAuditColumns } from '../../engine/world/audit'
import type { StoredRow, Table } from '../../engine/world/table'
import { roleTable } from '../permission/role-table'
import { deptTable } from './dept-table'
import { postTable } from './post-table'
import { userColumns } from './user-columns'
import { hashPassword, initialPassword, type UserRow, userTable } from './user-table'

/** Returns ids for comma-separated names. */
function findIds<Row extends StoredRow>(table: Table<Row>, names: string | undefined, name: (row: Row) => string): string {
  return (names ?? '')
    .split(/[,，]/)
    .map((part) => {
      const row = table.find((candidate) => name(candidate) === part.trim())
      if (!row) throw businessError(`${part}不存在`)
      return row.id
    })
    .join(',')
}

function createUser({ world, caller }: Call, row: SheetRow, twins: 'refuse' | 'cover'): UserRow {
  const tenantId = row.tenantId || caller.tenantId
  const before = world.table(userTable).find((other) => other.tenantId === tenantId && other.account === row.account)
  if (before && twins === 'refuse') throw businessError('当前账号已被使用!')
  const made = {
    ...(before ?? {
      ...createNewAuditColumns(world),
      id: world.nextId(),
      userType: 1,
      code: '',
      avatar: '',
      sex: 3,
      userExt: '',
      detailType: 'web',
    }),
    tenantId,
    account: row.account ?? '',
    name: row.name ?? '',
    realName: row.realName ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    birthday: row.birthday ? `${row.birthday.slice(0, 10)} 00:00:00` : '',
    roleId: findIds(world.table(roleTable), row.roleName, (role) => role.roleName),
    deptId: findIds(world.table(deptTable), row.deptName, (dept) => dept.deptName),
    postId: findIds(world.table(postTable), row.postName, (post) => post.postName),
    passwordHash: before?.passwordHash ?? hashPassword(initialPassword),
  }
  validateRules(user.update.rules, made)
  return made
}

export const userImportMocks = [
  mock(user.importUser, async (call) => {
    const { file, isCovered } = toFields(call.body)
    const rows = await parseRows(file, userColumns)
    const twins = String(isCovered) === '1' ? 'cover' : 'refuse'
    return importRows(
      rows,
      (row) => createUser(call, row, twins),
      (row) => call.world.table(userTable).put(row),
    )
  }),
]
