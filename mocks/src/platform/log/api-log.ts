import type { Operation } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { parkingLotOrder, parkingLotReserve, parkingLotWhitelist, shopApply, shopPayment, userOrder } from '@jwsk/sdk/biz'
import { notice } from '@jwsk/sdk/desk'
import { otaPlatformTicket } from '@jwsk/sdk/dp'
import { work } from '@jwsk/sdk/flow'
import { apiLog } from '@jwsk/sdk/log'
import { ossEndpoint } from '@jwsk/sdk/resource'
import { param, role, user } from '@jwsk/sdk/system'
import { crud } from '../../engine/crud'
import { hour } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { createLogColumns, type LogRow } from './log-columns'

interface ApiLogRow extends LogRow {
  readonly type: string
  readonly title: string
}

const calls: readonly (readonly [title: string, operation: Operation, params: string])[] = [
  ['登录', auth.token, 'grant_type=captcha&tenantId=000000'],
  ['新增或修改用户', user.submit, '{"account":"staff012","realName":"…"}'],
  ['用户分配角色', user.grant, 'roleIds=1123598816738675203'],
  ['权限设置', role.grant, '{"roleIds":["1123598816738675203"]}'],
  ['修改参数', param.submit, '{"paramKey":"parking.reserveDays","paramValue":"7"}'],
  ['审核停车预约', parkingLotReserve.audit, '{"auditStatus":1}'],
  ['停车订单退款', parkingLotOrder.refund, '{"refundAmount":"15.00","reason":"重复缴费"}'],
  ['新增白名单', parkingLotWhitelist.submit, '{"plateNo":"浙A0***8"}'],
  ['导出用户订单', userOrder.export, 'createTime_dategt=2026-10-01 00:00:00'],
  ['审核商铺申请', shopApply.audit, '{"auditStatus":2,"auditRemark":"资料不全"}'],
  ['登记缴费', shopPayment.pay, '{"payAmount":"8600.00"}'],
  ['同步OTA门票', otaPlatformTicket.sync, 'ids=1850000000000000031'],
  ['发布通知', notice.submit, '{"title":"…","category":1}'],
  ['上传附件', ossEndpoint.putFileAttach, ''],
  ['办理任务', work.completeTask, '{"flag":"ok","comment":"同意"}'],
]

const rows = 220

export const apiLogTable = defineTable<ApiLogRow>('apiLog', (world) => {
  const random = world.random('apiLog')
  return Array.from({ length: rows }, (_, index) => {
    const [title, operation, params] = random.pick(calls)
    return {
      ...createLogColumns(world, random, { table: 'apiLog', index, age: (rows - index) * 2 * hour })({ operation, params }),
      type: '1',
      title,
    }
  })
})

export const apiLogMocks = crud(apiLog, apiLogTable, { visible: isVisibleToCaller })
