import { role } from '@jwsk/sdk/system'
import { toOutputRow } from '../../engine/columns'
import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { buildTreeNodes } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { columns } from '../columns'
import { withHasChildren, withoutHasChildren } from '../has-children'
import { admins, compareById, createCrudMocks, createMock, requireRoles, withCheck } from '../mock-builders'
import { nothingFoundError, nullPointerError } from '../refusals'
import type { BladeRow } from '../rows'
import { roles } from '../tables'
import { assertOwned, isSuper, isVisibleToCaller, requireTenant, resolveTenant, splitIds } from '../tenancy'

type Row = BladeRow<'role'>

/** Converts a role for output. Throws if its parent has been removed. */
function view(world: World, row: Row) {
  const parent = row.parentId === '0' ? { roleName: '顶级' } : world.table(roles).get(row.parentId)
  if (!parent) throw nullPointerError('org.springblade.modules.system.entity.Role.getRoleName()', '"parent"')
  return { ...toOutputRow(columns.role, row), parentName: parent.roleName, hasChildren: false }
}

const readable = { view: (row: Row, { world }: Call) => view(world, row), visible: isVisibleToCaller }

/** Builds the tree of roles, which shows the administrators of tenants only to each other. */
function buildRoleTree(call: Call, tenantId: string) {
  const rows = call.world
    .table(roles)
    .all()
    .filter((row) => row.tenantId === tenantId && (call.caller.roles.includes('admin') || row.roleAlias !== 'admin'))
  return buildTreeNodes(rows.sort(compareById), (row) => row.roleName)
}

export const roleMocks = requireRoles(admins, [
  ...withoutHasChildren(createCrudMocks('role', { list: role.list }, { table: roles, type: '', list: 'tree', ...readable })),
  ...createCrudMocks(
    'role',
    { detail: role.detail },
    { table: roles, type: '', notFound: nothingFoundError, ...readable, visible: () => true },
  ),
  ...withCheck(
    requireTenant(roles),
    createCrudMocks(
      'role',
      { submit: role.submit },
      {
        table: roles,
        type: 'system.entity.Role',
        unknownId: 'added',
        beforeSave: (row, call, before) => {
          if (row.roleAlias === 'administrator' && !isSuper(call)) throw businessError('无权限创建超管角色！')
          if (before) assertOwned(call, { table: roles, noun: '角色' }, [row.id])
          return { ...row, parentId: row.parentId || '0', tenantId: before?.tenantId || resolveTenant(call) }
        },
      },
    ),
  ),
  ...withCheck(
    (call) => assertOwned(call, { table: roles, noun: '角色' }, splitIds(call.query.ids)),
    createCrudMocks('role', { remove: role.remove }, { table: roles, type: '' }),
  ),
  ...withHasChildren([
    createMock(role.tree, (call) =>
      buildRoleTree(call, isSuper(call) ? call.query.tenantId || call.caller.tenantId : call.caller.tenantId),
    ),
    createMock(role.treeById, (call) => buildRoleTree(call, call.caller.tenantId)),
  ]),
])
