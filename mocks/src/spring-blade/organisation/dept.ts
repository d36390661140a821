import { dept } from '@jwsk/sdk/system'
import { shown } from '../../engine/columns'
import { fieldsOf } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { treeNodesOf } from '../../engine/world/tree'
import { admins, after, answered, byId, opened, records } from '../calls'
import { columns } from '../columns'
import { foreign, noSource } from '../refusals'
import type { BladeRow } from '../rows'
import { depts } from '../tables'
import { checkOwned, everyForSuper, idList, isSuper, tenantFor } from '../tenancy'
import { allMarked, unmarked } from '../trees'

type Row = BladeRow<'dept'>

const view = (row: Row, parentName: string) => ({ ...shown(columns.dept, row), parentName, hasChildren: false })

/** A department that names no parent stands at the top, a 0 is no parent. */
function placed(row: Row, call: Call, before: Row | undefined): Row {
  const sent = String(fieldsOf(call.body)['parentId'] ?? '')
  const tenantId = before?.tenantId || tenantFor(call) || call.caller.tenantId
  if (sent === '') return { ...row, tenantId, parentId: '0', ancestors: '0' }
  if (sent === row.id || (sent === '0' && !before)) throw refuse('父节点不可选择自身!')
  const parent = call.world.table(depts).get(sent)
  if (!parent) throw refuse('上级部门不存在!')
  if (!isSuper(call) && parent.tenantId !== call.caller.tenantId) throw foreign('上级部门')
  return { ...row, tenantId, parentId: sent, ancestors: `${parent.ancestors},${parent.id}` }
}

const treeOwner = (call: Call) => (isSuper(call) ? call.query.tenantId || call.caller.tenantId : call.caller.tenantId)

export const deptMocks = opened(admins, [
  ...unmarked(
    records('dept', [{ list: dept.list }, depts], {
      type: '',
      list: 'tree',
      visible: everyForSuper,
      view: (row) => view(row, ''),
    }),
  ),
  ...records('dept', [{ detail: dept.detail }, depts], {
    type: '',
    absent: noSource,
    view: (row, { world }) => view(row, world.table(depts).get(row.parentId)?.deptName ?? '顶级'),
  }),
  ...records('dept', [{ submit: dept.submit }, depts], { type: 'system.entity.Dept', unknownId: 'added', complete: placed }),
  ...after(
    (call) => checkOwned(call, [depts, '部门'], idList(call.query.ids)),
    records('dept', [{ remove: dept.remove }, depts], { type: '' }),
  ),
  ...allMarked([
    answered(dept.tree, (call) => {
      const tenantId = treeOwner(call)
      const rows = call.world
        .table(depts)
        .all()
        .filter((row) => row.tenantId === tenantId)
      return treeNodesOf(rows.sort(byId), (row) => row.deptName)
    }),
  ]),
])
