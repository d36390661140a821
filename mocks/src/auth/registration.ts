import { businessError } from '../engine/refusal'
import { createNewAuditColumns } from '../engine/world/audit'
import type { World } from '../engine/world/world'
import { requireCipher, type UserRow, userTable } from '../system/organisation/user-table'
import { tenantTable } from '../system/tenant/tenant-table'

interface Registration {
  readonly tenantId: string
  readonly name: string
  readonly account: string
  readonly password: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

/** Creates a user who awaits approval by the administrator: without role, department or post. */
export function registerUser(world: World, { tenantId, name, account, password, phone = '', email = '' }: Registration): UserRow {
  if (!world.table(tenantTable).find((row) => row.tenantId === tenantId)) throw businessError('租户信息错误!')
  const users = world.table(userTable)
  if (users.find((row) => row.tenantId === tenantId && row.account === account)) throw businessError('当前账号已被使用!')
  return users.put({
    id: world.nextId(),
    tenantId,
    userType: 1,
    code: '',
    account,
    passwordHash: requireCipher(password),
    name,
    realName: name,
    avatar: '',
    email,
    phone,
    birthday: '',
    sex: 3,
    roleId: '-1',
    deptId: '-1',
    postId: '-1',
    userExt: '',
    detailType: 'web',
    ...createNewAuditColumns(world),
    status: 0,
  })
}
