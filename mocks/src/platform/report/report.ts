import { report } from '@jwsk/sdk/report'
import { crud } from '../../engine/crud'
import { day, formatDateTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'

interface ReportRow {
  readonly id: string
  readonly name: string
  readonly createTime: string
  readonly updateTime: string
}

const names = [
  '景区入园人次日报',
  '停车收入日报',
  '停车收入月报',
  '门票销售渠道分析',
  '水上项目营收周报',
  '商铺租金收缴率',
  '商铺合同到期一览',
  '物业费欠缴明细',
  'OTA平台对账单',
  '退款明细表',
  '开票情况统计',
  '导游出勤统计',
  '设施报修处理时效',
  '游客投诉分类统计',
  '节假日客流对比',
  '会员消费排行',
]

export const reportTable = defineTable<ReportRow>('report', (world) =>
  names.map((name, index) => {
    const made = world.startedAt - (320 - index * 17) * day
    return {
      id: world.seedId('report', index),
      name: `${name}.ureport.xml`,
      createTime: formatDateTime(made),
      updateTime: formatDateTime(made + (index % 5) * 6 * day),
    }
  }),
)

export const reportMocks = crud(report, reportTable)
