import { tenant } from '@jwsk/sdk/system'
import { crud, requireIds } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { businessError, missingParameterError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import type { World } from '../../engine/world/world'
import { datasourceTable } from '../../platform/develop/datasource'
import { deptTable } from '../organisation/dept-table'
import { postTable } from '../organisation/post-table'
import { hashPassword, initialPassword, userTable } from '../organisation/user-table'
import { roleGrantTable, roleTable } from '../permission/role-table'
import { getPackagedMenus, tenantPackageTable } from './tenant-package'
import { type TenantRow, tenantTable } from './tenant-table'

const requireParameter = ({ query }: Call, name: string) => {
  const value = query[name] ?? ''
  if (value === '') throw missingParameterError(name)
  return value
}

const findTenantByCode = (call: Call) => {
  const tenantId = requireParameter(call, 'tenantId')
  const row = call.world.table(tenantTable).find((candidate) => candidate.tenantId === tenantId)
  if (!row) throw businessError('租户信息错误!')
  return row
}

function createTenantCode({ world }: Call): string {
  const taken = new Set(
    world
      .table(tenantTable)
      .all()
      .map((row) => row.tenantId),
  )
  for (;;) {
    const code = String(100_000 + Math.floor(Math.random() * 900_000))
    if (!taken.has(code)) return code
  }
}

/** Grants the menus of the tenant's package to the role of its administrator. */
function grantPackage(world: World, { tenantId, packageId }: TenantRow) {
  const role = world.table(roleTable).find((row) => row.tenantId === tenantId && row.roleAlias === 'admin')
  if (!role) return
  const grant = world.table(roleGrantTable).get(role.id) ?? { id: role.id, dataScopeIds: [], apiScopeIds: [] }
  world.table(roleGrantTable).put({ ...grant, menuIds: getPackagedMenus(world, packageId) })
}

/** Creates the initial rows of a tenant: its administrator with role, department and post. */
function seedTenant({ world }: Call, { tenantId, tenantName, linkman, contactNumber }: TenantRow) {
  const common = { tenantId, ...createNewAuditColumns(world) }
  const role = world.table(roleTable).put({ id: world.nextId(), parentId: '0', roleName: '管理员', roleAlias: 'admin', sort: 1, ...common })
  const dept = world.table(deptTable).put({
    id: world.nextId(),
    parentId: '0',
    ancestors: '0',
    deptName: tenantName,
    fullName: tenantName,
    deptCategory: 1,
    sort: 1,
    remark: '',
    ...common,
  })
  const post = world
    .table(postTable)
    .put({ id: world.nextId(), category: 1, postCode: 'ceo', postName: '负责人', sort: 1, remark: '', ...common })
  world.table(userTable).put({
    id: world.nextId(),
    userType: 1,
    code: '',
    account: 'admin',
    passwordHash: hashPassword(initialPassword),
    name: linkman,
    realName: linkman,
    avatar: '',
    email: '',
    phone: contactNumber,
    birthday: '',
    sex: 3,
    roleId: role.id,
    deptId: dept.id,
    postId: post.id,
    userExt: '',
    detailType: 'web',
    ...common,
  })
}

const { select } = tenant
const crudOperations = { page: tenant.page, list: tenant.list, detail: tenant.detail, submit: tenant.submit, remove: tenant.remove }

const stored = crud(crudOperations, tenantTable, {
  // recycled tenants have their own list
  visible: (row, { query }) => (query.status === '2' ? row.status === 2 : row.status !== 2),
  handledParameters: ['status'],
  view: (row, { world }) => ({
    ...row,
    datasourceName: world.table(datasourceTable).get(row.datasourceId)?.name ?? '',
    packageName: world.table(tenantPackageTable).get(row.packageId)?.packageName ?? '',
  }),
  beforeSave: (row, call, before) => ({
    ...row,
    tenantId: before?.tenantId ?? createTenantCode(call),
    accountNumber: row.accountNumber ?? -1,
    packageId: row.packageId ?? before?.packageId ?? '',
    status: before?.status ?? 1,
  }),
  afterSave: (row, call, before) => {
    if (!before) seedTenant(call, row)
    if (before?.packageId !== row.packageId) grantPackage(call.world, row)
  },
  beforeRemove: (row) => {
    if (row.tenantId === '000000') throw businessError('不可删除管理租户!')
  },
})

const patchTenants = (call: Call, rows: readonly (TenantRow | undefined)[], values: Partial<TenantRow>) => {
  for (const row of rows) if (row) call.world.table(tenantTable).put({ ...row, ...values, updateTime: call.world.formatNow() })
  return undefined
}
const getSelectedTenants = (call: Call) => requireIds(call.query).map((id) => call.world.table(tenantTable).get(id))

export const tenantMocks = [
  ...stored,
  mock(select, ({ world }) =>
    world
      .table(tenantTable)
      .all()
      .map(({ tenantId, tenantName }) => ({ tenantId, tenantName })),
  ),
  mock(tenant.setting, (call) => {
    const { accountNumber = '', expireTime = '' } = call.query
    return patchTenants(call, getSelectedTenants(call), {
      expireTime,
      ...(accountNumber === '' ? {} : { accountNumber: Number(accountNumber) }),
    })
  }),
  mock(tenant.datasource, (call) => patchTenants(call, [findTenantByCode(call)], { datasourceId: requireParameter(call, 'datasourceId') })),
  mock(tenant.packageSetting, (call) => {
    const row = findTenantByCode(call)
    const packageId = requireParameter(call, 'packageId')
    patchTenants(call, [row], { packageId })
    grantPackage(call.world, { ...row, packageId })
    return undefined
  }),
  mock(tenant.packageDetail, (call) => call.world.table(tenantPackageTable).get(findTenantByCode(call).packageId) ?? null),
  mock(tenant.info, (call) => {
    const domain = requireParameter(call, 'domain').replace(/\/+$/, '')
    const row = call.world.table(tenantTable).find((candidate) => candidate.domainUrl !== '' && candidate.domainUrl === domain)
    return row ? { tenantId: row.tenantId, domain: row.domainUrl, backgroundUrl: row.backgroundUrl } : {}
  }),
  mock(tenant.recycle, (call) => patchTenants(call, getSelectedTenants(call), { status: 2 })),
  mock(tenant.pass, (call) => patchTenants(call, getSelectedTenants(call), { status: 1 })),
  mock(tenant.findByName, (call) => {
    const name = requireParameter(call, 'name')
    return call.world
      .table(tenantTable)
      .all()
      .filter((row) => row.tenantName.includes(name))
  }),
]
