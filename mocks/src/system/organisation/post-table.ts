import { getTimeBefore } from '../../areas/shared/clock'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { defineTable } from '../../engine/world/world'
import { secondTenant, secondTenantRow } from '../../seed/second-tenant'

export interface PostRow extends AuditColumns {
  readonly id: string
  readonly tenantId: string
  readonly category: number
  readonly postCode: string
  readonly postName: string
  readonly sort: number
  readonly remark: string
}

const posts: readonly (readonly [code: string, name: string, category: number])[] = [
  ['gm', '总经理', 1],
  ['vgm', '副总经理', 1],
  ['director', '运营总监', 2],
  ['manager', '部门经理', 2],
  ['ticketing', '售票员', 3],
  ['guide', '讲解员', 3],
  ['parking', '停车管理员', 3],
  ['lifeguard', '救生员', 3],
  ['repair', '维修工程师', 3],
  ['accountant', '会计', 3],
  ['engineer', '软件工程师', 3],
  ['intern', '实习生', 4],
]

export const postTable = defineTable<PostRow>('post', (world) => {
  const common = { remark: '', ...createAuditColumns(getTimeBefore(world, 900)) }
  const own = posts.map(([postCode, postName, category], index) => ({
    id: world.seedId('post', index),
    tenantId: '000000',
    category,
    postCode,
    postName,
    sort: index + 1,
    ...common,
  }))
  const other = {
    id: world.seedId('post', secondTenantRow),
    tenantId: secondTenant.tenantId,
    category: 1,
    postCode: 'ceo',
    postName: '负责人',
    sort: 1,
    ...common,
  }
  return [...own, other]
})
