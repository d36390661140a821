import { dept } from '@jwsk/sdk/system'
import { toOutputRow } from '../../engine/columns'
import { toFields } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { buildTreeNodes } from '../../engine/world/tree'
import { columns } from '../columns'
import { withHasChildren, withoutHasChildren } from '../has-children'
import { admins, compareById, createCrudMocks, createMock, requireRoles, withCheck } from '../mock-builders'
import { foreignTenantError, nothingFoundError } from '../refusals'
import type { BladeRow } from '../rows'
import { depts } from '../tables'
import { assertOwned, isSuper, isVisibleToCaller, resolveTenant, splitIds } from '../tenancy'

type Row = BladeRow<'dept'>

const toDeptView = (row: Row, parentName: string) => ({ ...toOutputRow(columns.dept, row), parentName, hasChildren: false })

/** Validates the parent of a department: without one it is at the top level; 0 is no parent. */
function placeDept(row: Row, call: Call, before: Row | undefined): Row {
  const sent = String(toFields(call.body)['parentId'] ?? '')
  const tenantId = before?.tenantId || resolveTenant(call) || call.caller.tenantId
  if (sent === '') return { ...row, tenantId, parentId: '0', ancestors: '0' }
  if (sent === row.id || (sent === '0' && !before)) throw businessError('父节点不可选择自身!')
  const parent = call.world.table(depts).get(sent)
  if (!parent) throw businessError('上级部门不存在!')
  if (!isSuper(call) && parent.tenantId !== call.caller.tenantId) throw foreignTenantError('上级部门')
  return { ...row, tenantId, parentId: sent, ancestors: `${parent.ancestors},${parent.id}` }
}

const getTreeOwner = (call: Call) => (isSuper(call) ? call.query.tenantId || call.caller.tenantId : call.caller.tenantId)

export const deptMocks = requireRoles(admins, [
  ...withoutHasChildren(
    createCrudMocks(
      'dept',
      { list: dept.list },
      { table: depts, type: '', list: 'tree', visible: isVisibleToCaller, view: (row) => toDeptView(row, '') },
    ),
  ),
  ...createCrudMocks(
    'dept',
    { detail: dept.detail },
    {
      table: depts,
      type: '',
      notFound: nothingFoundError,
      view: (row, { world }) => toDeptView(row, world.table(depts).get(row.parentId)?.deptName ?? '顶级'),
    },
  ),
  ...createCrudMocks(
    'dept',
    { submit: dept.submit },
    { table: depts, type: 'system.entity.Dept', unknownId: 'added', beforeSave: placeDept },
  ),
  ...withCheck(
    (call) => assertOwned(call, { table: depts, noun: '部门' }, splitIds(call.query.ids)),
    createCrudMocks('dept', { remove: dept.remove }, { table: depts, type: '' }),
  ),
  ...withHasChildren([
    createMock(dept.tree, (call) => {
      const tenantId = getTreeOwner(call)
      const rows = call.world
        .table(depts)
        .all()
        .filter((row) => row.tenantId === tenantId)
      return buildTreeNodes(rows.sort(compareById), (row) => row.deptName)
    }),
  ]),
])
