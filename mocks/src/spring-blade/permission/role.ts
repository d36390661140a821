import { role } from '@jwsk/sdk/system'
import { shown } from '../../engine/columns'
import type { Call } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { treeNodesOf } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { admins, after, answered, byId, opened, records } from '../calls'
import { columns } from '../columns'
import { isNull, noSource } from '../refusals'
import type { BladeRow } from '../rows'
import { roles } from '../tables'
import { checkOwned, everyForSuper, idList, isSuper, requireTenant, tenantFor } from '../tenancy'
import { allMarked, unmarked } from '../trees'

type Row = BladeRow<'role'>

/** Fails for a role whose parent has been removed. */
function view(world: World, row: Row) {
  const parent = row.parentId === '0' ? { roleName: '顶级' } : world.table(roles).get(row.parentId)
  if (!parent) throw isNull('org.springblade.modules.system.entity.Role.getRoleName()', '"parent"')
  return { ...shown(columns.role, row), parentName: parent.roleName, hasChildren: false }
}

const readable = { view: (row: Row, { world }: Call) => view(world, row), visible: everyForSuper }

/** The administrators of tenants are seen by their like alone. */
function treeIn(call: Call, tenantId: string) {
  const rows = call.world
    .table(roles)
    .all()
    .filter((row) => row.tenantId === tenantId && (call.caller.roles.includes('admin') || row.roleAlias !== 'admin'))
  return treeNodesOf(rows.sort(byId), (row) => row.roleName)
}

export const roleMocks = opened(admins, [
  ...unmarked(records('role', [{ list: role.list }, roles], { type: '', list: 'tree', ...readable })),
  ...records('role', [{ detail: role.detail }, roles], { type: '', absent: noSource, ...readable, visible: () => true }),
  ...after(
    requireTenant(roles),
    records('role', [{ submit: role.submit }, roles], {
      type: 'system.entity.Role',
      unknownId: 'added',
      complete: (row, call, before) => {
        if (row.roleAlias === 'administrator' && !isSuper(call)) throw refuse('无权限创建超管角色！')
        if (before) checkOwned(call, [roles, '角色'], [row.id])
        return { ...row, parentId: row.parentId || '0', tenantId: before?.tenantId || tenantFor(call) }
      },
    }),
  ),
  ...after(
    (call) => checkOwned(call, [roles, '角色'], idList(call.query.ids)),
    records('role', [{ remove: role.remove }, roles], { type: '' }),
  ),
  ...allMarked([
    answered(role.tree, (call) => treeIn(call, isSuper(call) ? call.query.tenantId || call.caller.tenantId : call.caller.tenantId)),
    answered(role.treeById, (call) => treeIn(call, call.caller.tenantId)),
  ]),
])
