import { dept } from '@jwsk/sdk/system'
import { compareBySort, crud } from '../../engine/crud'
import { getLazyRows } from '../../engine/lazy-rows'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { buildTree, buildTreeNodes, createTreeNode, getChildren } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { getDictLabel } from '../configuration/dict-table'
import { isVisibleToCaller, resolveTenant } from '../tenant/tenancy'
import { getTenantName } from '../tenant/tenant-table'
import { type DeptRow, deptTable } from './dept-table'
import { userTable } from './user-table'

const toDeptView = (world: World, row: DeptRow) => ({
  ...row,
  parentName: world.table(deptTable).get(row.parentId)?.deptName ?? '',
  tenantName: getTenantName(world, row.tenantId),
  deptCategoryName: getDictLabel(world, 'org_category', row.deptCategory),
})

const getVisibleDepts = (call: Call) =>
  call.world
    .table(deptTable)
    .all()
    .filter((row) => isVisibleToCaller(row, call))
    .sort(compareBySort)
const getDeptViews = (call: Call) => getVisibleDepts(call).map((row) => toDeptView(call.world, row))
const filterTenant = (call: Call) => {
  const tenantId = resolveTenant(call)
  return getVisibleDepts(call).filter((row) => row.tenantId === tenantId)
}

const stored = crud({ detail: dept.detail, remove: dept.remove }, deptTable, {
  visible: isVisibleToCaller,
  view: (row, { world }) => toDeptView(world, row),
  beforeRemove: (row, { world, query }) => {
    const removed = (query.ids ?? '').split(',')
    if (world.table(deptTable).find((other) => other.parentId === row.id && !removed.includes(other.id)))
      throw businessError('请先删除子节点!')
    if (world.table(userTable).find((user) => user.deptId.split(',').includes(row.id))) throw businessError('存在关联数据，无法删除')
  },
})

function getLineage(world: World, { id, parentId, tenantId }: Pick<DeptRow, 'id' | 'parentId' | 'tenantId'>): string {
  if (parentId === '0') return '0'
  if (parentId === id) throw businessError('父节点不可选择自身!')
  const parent = world.table(deptTable).get(parentId)
  if (!parent) throw businessError('上级部门不存在!')
  if (parent.ancestors.split(',').includes(id)) throw businessError('父节点不可选择自身!')
  if (parent.tenantId !== tenantId) throw businessError('不允许跨租户迁移部门，请联系运维处理')
  return `${parent.ancestors},${parent.id}`
}

/** Category 部门 of 公司, 部门 and 小组. */
const ordinary = 2

export const deptMocks = [
  ...stored,
  mock(dept.list, (call) => buildTree(filterRows(getDeptViews(call), call.query))),
  mock(dept.lazyList, (call) => getLazyRows(getDeptViews(call), call.query)),
  mock(dept.tree, (call) => buildTreeNodes(filterTenant(call), (row) => row.deptName)),
  mock(dept.lazyTree, (call) =>
    getChildren(filterTenant(call), call.query.parentId || '0').map((row) => ({
      ...createTreeNode(row.id, row.parentId, row.deptName),
      ...(row.hasChildren ? { hasChildren: true } : {}),
    })),
  ),
  mock(dept.select, (call) => {
    const user = call.world.table(userTable).get(call.query.userId || call.caller.userId)
    const ids = (user?.deptId ?? '').split(',')
    return getVisibleDepts(call).filter((row) => ids.includes(row.id))
  }),
  mock(dept.submit, ({ world, body }) => {
    const table = world.table(deptTable)
    const before = body.id ? table.get(body.id) : undefined
    const id = before?.id ?? world.nextId()
    const parentId = body.parentId || '0'
    const ancestors = getLineage(world, { id, parentId, tenantId: body.tenantId })
    const row = table.put({
      remark: '',
      deptCategory: ordinary,
      ...createNewAuditColumns(world),
      ...before,
      ...body,
      id,
      parentId,
      ancestors,
    })
    return toDeptView(world, row)
  }),
]
