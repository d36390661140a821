import { getTimeBefore } from '../../areas/shared/clock'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { defineTable, type World } from '../../engine/world/world'
import { secondTenant, secondTenantRow } from '../../seed/second-tenant'

export interface DeptRow extends AuditColumns {
  readonly id: string
  readonly tenantId: string
  readonly parentId: string
  readonly ancestors: string
  readonly deptName: string
  readonly fullName: string
  readonly deptCategory: number
  readonly sort: number
  readonly remark: string
}

const company = '云栖湖文旅集团'

// parent by position; category 1 company, 2 department, 3 group
const departments: readonly (readonly [name: string, parent: number, category: number])[] = [
  [company, -1, 1],
  ['景区运营中心', 0, 2],
  ['票务部', 1, 2],
  ['游客服务中心', 1, 2],
  ['导游组', 3, 3],
  ['水上运动部', 1, 2],
  ['救生组', 5, 3],
  ['停车管理部', 0, 2],
  ['北门停车组', 7, 3],
  ['南门停车组', 7, 3],
  ['物业管理部', 0, 2],
  ['工程维修组', 10, 3],
  ['保洁绿化组', 10, 3],
  ['安保组', 10, 3],
  ['招商部', 0, 2],
  ['财务部', 0, 2],
  ['市场部', 0, 2],
  ['信息技术部', 0, 2],
  ['人力行政部', 0, 2],
]

export const getDeptId = (world: World, name: string) =>
  world.seedId(
    'dept',
    departments.findIndex(([known]) => known === name),
  )
export const deptNames = departments.map(([name]) => name)

export const deptTable = defineTable<DeptRow>('dept', (world) => {
  const getLineage = (index: number): string[] => {
    const parent = departments[index]?.[1] ?? -1
    return parent < 0 ? ['0'] : [...getLineage(parent), world.seedId('dept', parent)]
  }
  const common = createAuditColumns(getTimeBefore(world, 900))
  const own = departments.map(([deptName, parent, deptCategory], index) => ({
    id: world.seedId('dept', index),
    tenantId: '000000',
    parentId: parent < 0 ? '0' : world.seedId('dept', parent),
    ancestors: getLineage(index).join(','),
    deptName,
    fullName: index === 0 ? `${company}有限公司` : `${company}${deptName}`,
    deptCategory,
    sort: index + 1,
    remark: '',
    ...common,
  }))
  const { tenantId, name, fullName } = secondTenant
  const other = {
    id: world.seedId('dept', secondTenantRow),
    tenantId,
    parentId: '0',
    ancestors: '0',
    deptName: name,
    fullName,
    deptCategory: 1,
    sort: 1,
    remark: '',
    ...common,
  }
  return [...own, other]
})
