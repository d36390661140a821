import { defineArea, register } from '../../engine/area'
import { propertyModuleMocks, propertyModuleTable } from './property-module'
import { propertyNoticeMocks, propertyNoticeTable } from './property-notice'

export const property = defineArea({
  entities: [register(propertyModuleTable, propertyModuleMocks), register(propertyNoticeTable, propertyNoticeMocks)],
  dictionaries: [
    ['property_notice_type', '物业通知类型', '1=停水 2=停电 3=缴费 4=安全 9=其他'],
    ['property_notice_status', '物业通知状态', '0=草稿 1=已发布 2=已撤回'],
    ['notice_scope', '发送范围', '1=全部 2=指定商户 3=指定区域'],
  ],
})
