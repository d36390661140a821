import { dept } from '@jwsk/sdk/system'
import { bySort, crud } from '../../engine/crud'
import { lazyRows } from '../../engine/lazy'
import { type Ask, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { refuse } from '../../engine/refusal'
import { added } from '../../engine/world/audit'
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

const rowsOf = (ask: Ask) =>
  ask.world
    .table(deptTable)
    .all()
    .filter((row) => ownTenant(row, ask))
    .sort(bySort)
const viewsOf = (ask: Ask) => rowsOf(ask).map((row) => deptView(ask.world, row))
const inTenant = (ask: Ask) => {
  const tenantId = tenantOf(ask)
  return rowsOf(ask).filter((row) => row.tenantId === tenantId)
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

export const deptMocks = [
  ...stored,
  mock(dept.list, (ask) => treeOf(filterRows(viewsOf(ask), ask.query))),
  mock(dept.lazyList, (ask) => lazyRows(viewsOf(ask), ask.query)),
  mock(dept.tree, (ask) => treeNodesOf(inTenant(ask), (row) => row.deptName)),
  mock(dept.lazyTree, (ask) =>
    childrenOf(inTenant(ask), ask.query.parentId || '0').map((row) => ({
      ...treeNode(row.id, row.parentId, row.deptName),
      ...(row.hasChildren ? { hasChildren: true } : {}),
    })),
  ),
  mock(dept.select, (ask) => {
    const user = ask.world.table(userTable).get(ask.query.userId || ask.caller.userId)
    const ids = (user?.deptId ?? '').split(',')
    return rowsOf(ask).filter((row) => ids.includes(row.id))
  }),
  mock(dept.submit, ({ world, body }) => {
    const table = world.table(deptTable)
    const before = body.id ? table.get(body.id) : undefined
    const id = before?.id ?? world.nextId()
    const parentId = body.parentId || '0'
    const ancestors = lineage(world, { id, parentId, tenantId: body.tenantId })
    const row = table.put({ remark: '', ...added(world), ...before, ...body, id, parentId, ancestors })
    return deptView(world, row)
  }),
]
