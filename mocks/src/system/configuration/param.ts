import { param } from '@jwsk/sdk/system'
import { getTimeBefore } from '../../areas/shared/clock'
import { crud } from '../../engine/crud'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { defineTable, type World } from '../../engine/world/world'
import { initialPassword } from '../organisation/user-table'

interface ParamRow extends AuditColumns {
  readonly id: string
  readonly paramName: string
  readonly paramKey: string
  readonly paramValue: string
  readonly remark: string
}

const params: readonly (readonly [name: string, key: string, value: string, remark: string])[] = [
  ['是否开启注册功能', 'account.registerUser', 'true', '开启后访客可申请账号'],
  ['账号初始密码', 'account.initPassword', initialPassword, '重置与导入时使用'],
  ['登录失败锁定次数', 'account.failCount', '5', '三十分钟内'],
  ['停车预约提前天数', 'parking.reserveDays', '7', ''],
  ['停车预约免费取消小时数', 'parking.freeCancelHours', '2', ''],
  ['门票当日可购截止时间', 'ticket.closeTime', '16:30:00', ''],
  ['退票审核时限（小时）', 'ticket.refundHours', '24', ''],
  ['合同到期提醒天数', 'contract.remindDays', '30', '到期前提醒招商部'],
  ['客服热线', 'service.hotline', '400-800-1234', ''],
  ['附件大小上限（MB）', 'attach.maxSize', '50', ''],
  ['附件允许的类型', 'attach.types', 'jpg,jpeg,png,gif,webp,svg,pdf,docx,xlsx,pptx,txt,csv,zip,mp3,mp4,apk', ''],
  ['景区最大承载量', 'scenic.maxVisitors', '30000', '达到八成时预警'],
]

export const paramTable = defineTable<ParamRow>('param', (world) =>
  params.map(([paramName, paramKey, paramValue, remark], index) => ({
    id: world.seedId('param', index),
    paramName,
    paramKey,
    paramValue,
    remark,
    ...createAuditColumns(getTimeBefore(world, 600 - index * 20)),
  })),
)

/** Returns the value that an administrator has set; `''` if there is none. */
export const getParam = (world: World, key: string): string => world.table(paramTable).find((row) => row.paramKey === key)?.paramValue ?? ''

export const paramMocks = crud(param, paramTable, { unique: { fields: ['paramKey'], message: 'paramKey:参数键名已存在' } })
