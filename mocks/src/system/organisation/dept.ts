import { dept } from '@jwsk/sdk/system'
import { bySort, crud } from '../../engine/crud'
import { lazyRows } from '../../engine/lazy'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { refuse } from '../../engine/refusal'
import { newAuditColumns } from '../../engine/world/audit'
import { childrenOf, treeNode, treeNodesOf, treeOf } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { labelOf } from '../configuration/dict-table'
import { ownTenant, tenantOf } from '../tenant/tenancy'
import { tenantName } from '../tenant/tenant-table'
import { type DeptRow, deptTable } from './dept-table'
import { userTable } from './user-table'

const deptView = (world: World, row: DeptRow) => ({
  ...row,
  parentName: world.table(deptTable).get(row.parentId)?.deptName ?? '',
  tenantName: tenantName(world, row.tenantId),
  deptCategoryName: labelOf(world, 'org_category', row.deptCategory),
})

const rowsOf = (call: Call) =>
  call.world
    .table(deptTable)
    .all()
    .filter((row) => ownTenant(row, call))
    .sort(bySort)
const viewsOf = (call: Call) => rowsOf(call).map((row) => deptView(call.world, row))
const inTenant = (call: Call) => {
  const tenantId = tenantOf(call)
  return rowsOf(call).filter((row) => row.tenantId === tenantId)
}

const stored = crud({ detail: dept.detail, remove: dept.remove }, deptTable, {
  visible: ownTenant,
  view: (row, { world }) => deptView(world, row),
  beforeRemove: (row, { world, query }) => {
    const removed = (query.ids ?? '').split(',')
    if (world.table(deptTable).find((other) => other.parentId === row.id && !removed.includes(other.id))) throw refuse('请先删除子节点!')
    if (world.table(userTable).find((user) => user.deptId.split(',').includes(row.id))) throw refuse('存在关联数据，无法删除')
  },
})

function lineage(world: World, { id, parentId, tenantId }: Pick<DeptRow, 'id' | 'parentId' | 'tenantId'>): string {
  if (parentId === '0') return '0'
  if (parentId === id) throw refuse('父节点不可选择自身!')
  const parent = world.table(deptTable).get(parentId)
  if (!parent) throw refuse('上级部门不存在!')
  if (parent.ancestors.split(',').includes(id)) throw refuse('父节点不可选择自身!')
  if (parent.tenantId !== tenantId) throw refuse('不允许跨租户迁移部门，请联系运维处理')
  return `${parent.ancestors},${parent.id}`
}

/** 部门, of 公司, 部门 and 小组. */
const ordinary = 2

export const deptMocks = [
  ...stored,
  mock(dept.list, (call) => treeOf(filterRows(viewsOf(call), call.query))),
  mock(dept.lazyList, (call) => lazyRows(viewsOf(call), call.query)),
  mock(dept.tree, (call) => treeNodesOf(inTenant(call), (row) => row.deptName)),
  mock(dept.lazyTree, (call) =>
    childrenOf(inTenant(call), call.query.parentId || '0').map((row) => ({
      ...treeNode(row.id, row.parentId, row.deptName),
      ...(row.hasChildren ? { hasChildren: true } : {}),
    })),
  ),
  mock(dept.select, (call) => {
    const user = call.world.table(userTable).get(call.query.userId || call.caller.userId)
    const ids = (user?.deptId ?? '').split(',')
    return rowsOf(call).filter((row) => ids.includes(row.id))
  }),
  mock(dept.submit, ({ world, body }) => {
    const table = world.table(deptTable)
    const before = body.id ? table.get(body.id) : undefined
    const id = before?.id ?? world.nextId()
    const parentId = body.parentId || '0'
    const ancestors = lineage(world, { id, parentId, tenantId: body.tenantId })
    const row = table.put({ remark: '', deptCategory: ordinary, ...newAuditColumns(world), ...before, ...body, id, parentId, ancestors })
    return deptView(world, row)
  }),
]
