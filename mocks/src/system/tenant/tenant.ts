import { tenant } from '@jwsk/sdk/system'
import { crud, idsOf } from '../../engine/crud'
import { type Ask, mock } from '../../engine/mock'
import { missingParameter, refuse } from '../../engine/refusal'
import { added } from '../../engine/world/audit'
import { datasourceTable } from '../../platform/develop/datasource'
import { deptTable } from '../organisation/dept-table'
import { postTable } from '../organisation/post-table'
import { hashPassword, initialPassword, userTable } from '../organisation/user-table'
import { roleGrantTable, roleTable } from '../permission/role-table'
import { packagedMenus, tenantPackageTable } from './tenant-package'
import { type TenantRow, tenantTable } from './tenant-table'

const required = ({ query }: Ask, name: string) => {
  const value = query[name] ?? ''
  if (value === '') throw missingParameter(name)
  return value
}

const byCode = (ask: Ask) => {
  const tenantId = required(ask, 'tenantId')
  const row = ask.world.table(tenantTable).find((candidate) => candidate.tenantId === tenantId)
  if (!row) throw refuse('租户信息错误!')
  return row
}

function freshCode({ world }: Ask): string {
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

/** What the platform makes for a new tenant: its administrator with role, department and post. */
function furnish({ world }: Ask, { tenantId, tenantName, linkman, contactNumber, packageId }: TenantRow) {
  const common = { tenantId, ...added(world) }
  const role = world.table(roleTable).put({ id: world.nextId(), parentId: '0', roleName: '管理员', roleAlias: 'admin', sort: 1, ...common })
  world.table(roleGrantTable).put({ id: role.id, menuIds: packagedMenus(world, packageId), dataScopeIds: [], apiScopeIds: [] })
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
const usual = { page: tenant.page, list: tenant.list, detail: tenant.detail, submit: tenant.submit, remove: tenant.remove }

const stored = crud(usual, tenantTable, {
  // recycled tenants wait in their own place
  visible: (row, { query }) => (query.status === '2' ? row.status === 2 : row.status !== 2),
  taken: ['status'],
  view: (row, { world }) => ({
    ...row,
    datasourceName: world.table(datasourceTable).get(row.datasourceId)?.name ?? '',
    packageName: world.table(tenantPackageTable).get(row.packageId)?.packageName ?? '',
  }),
  complete: (row, ask, before) => ({
    ...row,
    tenantId: before?.tenantId ?? freshCode(ask),
    accountNumber: row.accountNumber ?? -1,
    status: before?.status ?? 1,
  }),
  afterSave: (row, ask, before) => {
    if (!before) furnish(ask, row)
  },
  beforeRemove: (row) => {
    if (row.tenantId === '000000') throw refuse('不可删除管理租户!')
  },
})

const change = (ask: Ask, rows: readonly (TenantRow | undefined)[], values: Partial<TenantRow>) => {
  for (const row of rows) if (row) ask.world.table(tenantTable).put({ ...row, ...values, updateTime: ask.world.stamp() })
  return undefined
}
const chosen = (ask: Ask) => idsOf(ask.query).map((id) => ask.world.table(tenantTable).get(id))

export const tenantMocks = [
  ...stored,
  mock(select, ({ world }) =>
    world
      .table(tenantTable)
      .all()
      .map(({ tenantId, tenantName }) => ({ tenantId, tenantName })),
  ),
  mock(tenant.setting, (ask) => {
    const { accountNumber = '', expireTime = '' } = ask.query
    return change(ask, chosen(ask), { expireTime, ...(accountNumber === '' ? {} : { accountNumber: Number(accountNumber) }) })
  }),
  mock(tenant.datasource, (ask) => change(ask, [byCode(ask)], { datasourceId: required(ask, 'datasourceId') })),
  mock(tenant.packageSetting, (ask) => change(ask, [byCode(ask)], { packageId: required(ask, 'packageId') })),
  mock(tenant.packageDetail, (ask) => ask.world.table(tenantPackageTable).get(byCode(ask).packageId) ?? null),
  mock(tenant.info, (ask) => {
    const domain = required(ask, 'domain').replace(/\/+$/, '')
    const row = ask.world.table(tenantTable).find((candidate) => candidate.domainUrl !== '' && candidate.domainUrl === domain)
    return row ? { tenantId: row.tenantId, domain: row.domainUrl, backgroundUrl: row.backgroundUrl } : {}
  }),
  mock(tenant.recycle, (ask) => change(ask, chosen(ask), { status: 2 })),
  mock(tenant.pass, (ask) => change(ask, chosen(ask), { status: 1 })),
  mock(tenant.findByName, (ask) => {
    const name = required(ask, 'name')
    return ask.world
      .table(tenantTable)
      .all()
      .filter((row) => row.tenantName.includes(name))
  }),
]
