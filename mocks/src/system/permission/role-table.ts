import { getTimeBefore } from '../../areas/shared/clock'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { defineTable, type World } from '../../engine/world/world'
import { secondTenant, secondTenantRow } from '../../seed/second-tenant'
import { menuTable } from './menu-table'

export interface RoleRow extends AuditColumns {
  readonly id: string
  readonly tenantId: string
  readonly parentId: string
  readonly roleName: string
  readonly roleAlias: string
  readonly sort: number
}

const roles = [
  ['administrator', '超级管理员'],
  ['admin', '管理员'],
  ['auditor', '审计员'],
  ['property', '物业人员'],
  ['finance', '财务人员'],
  ['service', '客服人员'],
  ['user', '普通用户'],
  ['guest', '访客'],
  ['cashier', '收银员'],
] as const

export type SeededRole = (typeof roles)[number][0]
export const getRoleId = (world: World, alias: SeededRole) =>
  world.seedId(
    'role',
    roles.findIndex(([known]) => known === alias),
  )

export const roleTable = defineTable<RoleRow>('role', (world) => {
  const common = createAuditColumns(getTimeBefore(world, 900))
  const own = roles.map(([roleAlias, roleName], index) => ({
    id: world.seedId('role', index),
    tenantId: '000000',
    parentId: index === 0 ? '0' : world.seedId('role', index < 2 ? 0 : 1),
    roleName,
    roleAlias,
    sort: index + 1,
    ...common,
  }))
  const other = {
    id: world.seedId('role', secondTenantRow),
    tenantId: secondTenant.tenantId,
    parentId: '0',
    roleName: '管理员',
    roleAlias: 'admin',
    sort: 1,
    ...common,
  }
  return [...own, other]
})

/** Permissions of a role, by its id. */
export interface RoleGrant {
  readonly id: string
  readonly menuIds: readonly string[]
  readonly dataScopeIds: readonly string[]
  readonly apiScopeIds: readonly string[]
}

const menuGroupsByRole: Readonly<Record<string, readonly string[]>> = {
  property: ['property', 'base', 'authority', 'system'],
  finance: ['trade', 'merchants', 'park', 'report', 'work'],
  service: ['content', 'scenic', 'trade', 'work'],
  user: ['content', 'work'],
}

export const roleGrantTable = defineTable<RoleGrant>('roleGrant', (world) => {
  const rows = world.table(menuTable).all()
  const parents = new Map(rows.map((row) => [row.id, row]))
  const getGroup = (id: string): string => {
    const row = parents.get(id)
    if (!row) return ''
    return row.parentId === '0' ? row.code : getGroup(row.parentId)
  }
  const isWithin = (groups: readonly string[]) => (row: (typeof rows)[number]) => groups.includes(getGroup(row.id))
  const isTill = isWithin(['park', 'trade'])
  const canSeeByRole: Readonly<Record<string, (row: (typeof rows)[number]) => boolean>> = {
    administrator: () => true,
    admin: () => true,
    // users who see the product packages may edit them, so read-only roles do not see them
    auditor: (row) => (row.category === 1 && row.code !== 'tenantPackage') || row.alias === 'view' || row.alias === 'detail',
    guest: () => false,
    // a cashier makes refunds but cannot delete their records
    cashier: (row) => isTill(row) && row.alias !== 'delete',
  }
  const grant = (index: number, granted: (row: (typeof rows)[number]) => boolean): RoleGrant => ({
    id: world.seedId('role', index),
    menuIds: rows.filter(granted).map((row) => row.id),
    dataScopeIds: [],
    apiScopeIds: [],
  })
  return [
    ...roles.map(([alias], index) => grant(index, canSeeByRole[alias] ?? isWithin(menuGroupsByRole[alias] ?? []))),
    grant(secondTenantRow, isWithin(secondTenant.menuGroups)),
  ]
})

export const getRoleAliases = (world: World, roleIds: string): string[] =>
  roleIds.split(',').flatMap((id) => world.table(roleTable).get(id)?.roleAlias ?? [])
