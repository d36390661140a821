import type { PropertyModule } from '@jwsk/sdk/biz'
import { propertyModule } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createReorderMock } from '../shared/actions'
import { getTimeBefore } from '../shared/clock'
import { createEntityMocks } from '../shared/entity-mocks'
import { getImageUrl } from '../shared/images'
import { checkLink } from '../shared/link-rules'
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

export const propertyModuleTable = defineSeededTable<TenantRow<PropertyModule>>('propertyModule', (world) =>
  modules.map(([moduleName, moduleCode, linkType, linkUrl, description], index) => ({
    ...platformColumns(world, 'propertyModule', index)(getTimeBefore(world, 280 - index * 4)),
    moduleName,
    moduleCode,
    icon: getImageUrl('device', index + 10),
    linkType,
    linkUrl,
    status: index === 6 ? 0 : 1,
    description,
    sort: index + 1,
  })),
)

export const propertyModuleMocks = [
  ...createEntityMocks(propertyModule, propertyModuleTable, {
    order: compareBySort,
    unique: { fields: ['moduleCode'], message: '模块编码已存在' },
    check: (row) => checkLink(row),
  }),
  createReorderMock(propertyModule.sort, propertyModuleTable),
]
