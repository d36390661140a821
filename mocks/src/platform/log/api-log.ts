import { apiLog } from '@jwsk/sdk/log'
import { crud } from '../../engine/crud'
import { defineTable } from '../../engine/table'
import { hour } from '../../engine/time'
import { ownTenant } from '../../system/tenancy'
import { type LogRow, logColumns } from './log-columns'

interface ApiLogRow extends LogRow {
  readonly type: string
  readonly title: string
}

const calls: readonly (readonly [title: string, method: string, uri: string, params: string])[] = [
  ['登录', 'POST', '/jwsk-auth/oauth/token', 'grant_type=captcha&tenantId=000000'],
  ['新增或修改用户', 'POST', '/jwsk-system/user/submit', '{"account":"staff012","realName":"…"}'],
  ['重置密码', 'POST', '/jwsk-system/user/reset-password', 'userIds=1123598821738675208'],
  ['权限设置', 'POST', '/jwsk-system/role/grant', '{"roleIds":["1123598816738675203"]}'],
  ['修改参数', 'POST', '/jwsk-system/param/submit', '{"paramKey":"parking.reserveDays","paramValue":"7"}'],
  ['审核停车预约', 'POST', '/jwsk-biz/parking-lot-reserve/audit', '{"auditStatus":1}'],
  ['停车订单退款', 'POST', '/jwsk-biz/parking-lot-order/refund', '{"refundAmount":"15.00","reason":"重复缴费"}'],
  ['新增白名单', 'POST', '/jwsk-biz/parking-lot-whitelist/submit', '{"plateNo":"浙A0***8"}'],
  ['导出用户订单', 'GET', '/jwsk-biz/user-order/export-user-order', 'createTime_dategt=2026-10-01 00:00:00'],
  ['审核商铺申请', 'POST', '/jwsk-biz/shop-apply/audit', '{"auditStatus":2,"auditRemark":"资料不全"}'],
  ['登记缴费', 'POST', '/jwsk-biz/shop-payment/pay', '{"payAmount":"8600.00"}'],
  ['同步OTA门票', 'POST', '/jwsk-dp/ota-platform-ticket/sync', 'ids=1850000000000000031'],
  ['发布通知', 'POST', '/jwsk-desk/notice/submit', '{"title":"…","category":1}'],
  ['上传附件', 'POST', '/jwsk-resource/oss/put-file-attach', ''],
  ['办理任务', 'POST', '/jwsk-flow/work/complete-task', '{"flag":"ok","comment":"同意"}'],
]

const rows = 220

export const apiLogTable = defineTable<ApiLogRow>('apiLog', (world) => {
  const random = world.random('apiLog')
  return Array.from({ length: rows }, (_, index) => {
    const [title, method, uri, params] = random.pick(calls)
    return {
      ...logColumns(world, random, { table: 'apiLog', index, age: (rows - index) * 2 * hour })({ uri, method, params }),
      type: '1',
      title,
    }
  })
})

export const apiLogMocks = crud(apiLog, apiLogTable, { visible: ownTenant })
