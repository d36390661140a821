import { tenant } from '@jwsk/sdk/system'
import type { Call } from '../../engine/mock'
import { hashPassword } from '../../system/organisation/user-table'
import { admins, createCrudMocks, createMockWith, requireRoles, superAdmins } from '../mock-builders'
import { databaseError, tooManyResultsError } from '../refusals'
import { type BladeRow, createBladeRow } from '../rows'
import { depts, posts, roles, tenants, users } from '../tables'
import { isVisibleToCaller } from '../tenancy'

type Row = BladeRow<'tenant'>

function createTenantNumber({ world }: Call): string {
  const taken = new Set(
    world
      .table(tenants)
      .all()
      .map((row) => row.tenantId),
  )
  for (;;) {
    const number = String(100_000 + Math.floor(Math.random() * 900_000))
    if (!taken.has(number)) return number
  }
}

/** Creates the initial rows of a tenant: a role without menus, a department, a post, and an account with its name as password. */
function createTenantDefaults({ tenantId, tenantName, createUser, createDept, createTime }: Row, { world }: Call) {
  const stamps = { createUser, createDept, createTime, updateUser: createUser, updateTime: createTime, status: 1, isDeleted: 0 }
  const role = createBladeRow('role', {
    id: world.nextId(),
    tenantId,
    parentId: '0',
    roleName: '管理员',
    roleAlias: 'admin',
    sort: 2,
    isDeleted: 0,
  })
  const dept = createBladeRow('dept', {
    id: world.nextId(),
    tenantId,
    parentId: '0',
    deptName: tenantName,
    fullName: tenantName,
    sort: 2,
    isDeleted: 0,
  })
  const post = createBladeRow('post', {
    ...stamps,
    id: world.nextId(),
    tenantId,
    category: 1,
    postCode: 'ceo',
    postName: '首席执行官',
    sort: 1,
  })
  world.table(roles).put(role)
  world.table(depts).put(dept)
  world.table(posts).put(post)
  world.table(users).put(
    createBladeRow('user', {
      ...stamps,
      id: world.nextId(),
      tenantId,
      account: 'admin',
      password: hashPassword('admin'),
      name: 'admin',
      realName: 'admin',
      birthday: createTime,
      sex: 1,
      roleId: role.id,
      deptId: dept.id,
      postId: post.id,
    }),
  )
}

function completeTenant(row: Row, call: Call, before: Row | undefined): Row {
  if (row.tenantName === '') throw databaseError('updating', "java.sql.SQLException: Field 'tenant_name' doesn't have a default value")
  return { ...row, tenantId: before?.tenantId ?? createTenantNumber(call) }
}

const read = { type: '', visible: isVisibleToCaller } as const

export const tenantMocks = [
  ...requireRoles(admins, [
    ...createCrudMocks('tenant', { list: tenant.list }, { table: tenants, ...read, pagedList: true }),
    ...createCrudMocks('tenant', { page: tenant.page }, { table: tenants, ...read, match: 'none' }),
    ...createCrudMocks('tenant', { detail: tenant.detail }, { table: tenants, ...read }),
  ]),
  ...requireRoles(superAdmins, [
    ...createCrudMocks(
      'tenant',
      { submit: tenant.submit, remove: tenant.remove },
      {
        table: tenants,
        type: 'system.entity.Tenant',
        beforeSave: completeTenant,
        afterSave: (row, call, before) => {
          if (!before) createTenantDefaults(row, call)
        },
      },
    ),
  ]),
  ...createCrudMocks('tenant', { select: tenant.select }, { table: tenants, ...read, match: 'exact' }),
  createMockWith(tenant.info, { token: false }, ({ world, query: { domain } }) => {
    const rows = world
      .table(tenants)
      .all()
      .filter((row) => row.domain === domain)
    if (rows.length > 1) throw tooManyResultsError(rows.length)
    return rows[0] ? { tenantId: rows[0].tenantId, domain: rows[0].domain } : {}
  }),
]
