import type { PropertyModule } from '@jwsk/sdk/biz'
import { propertyModule } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { seededTable } from '../../engine/world/seeded-table'
import { reorder } from '../shared/actions'
import { timeBefore } from '../shared/clock'
import { entity } from '../shared/entity'
import { checkLink } from '../shared/link-rules'
import { pictureUrl } from '../shared/pictures'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

const modules: readonly (readonly [name: string, code: string, linkType: number, linkUrl: string, description: string])[] = [
  ['物业缴费', 'payment', 1, '/pages/property/payment', '租金、物业费与水电费在线缴纳'],
  ['报事报修', 'repair', 1, '/pages/property/repair', '提交故障，查看维修进度'],
  ['物业通知', 'notice', 1, '/pages/property/notice', '停水停电、安全检查等通知'],
  ['访客放行', 'visitor', 1, '/pages/property/visitor', '送货与访客车辆临时放行'],
  ['装修申请', 'fitting', 1, '/pages/property/fitting', '装修备案、进场与验收'],
  ['垃圾分类', 'waste', 2, 'https://www.yunqihu.example/waste', '投放点与时间查询'],
  ['能耗查询', 'energy', 1, '/pages/property/energy', '各铺位水电用量'],
  ['联系管家', 'keeper', 3, 'weapp://property-keeper', '一对一服务管家'],
]

export const propertyModuleTable = seededTable<TenantRow<PropertyModule>>('propertyModule', (world) =>
  modules.map(([moduleName, moduleCode, linkType, linkUrl, description], index) => ({
    ...platformColumns(world, 'propertyModule', index)(timeBefore(world, 280 - index * 4)),
    moduleName,
    moduleCode,
    icon: pictureUrl('device', index + 10),
    linkType,
    linkUrl,
    status: index === 6 ? 0 : 1,
    description,
    sort: index + 1,
  })),
)

export const propertyModuleMocks = [
  ...entity(propertyModule, propertyModuleTable, {
    order: bySort,
    unique: { fields: ['moduleCode'], message: '模块编码已存在' },
    check: (row) => checkLink(row),
  }),
  reorder(propertyModule.sort, propertyModuleTable),
]
