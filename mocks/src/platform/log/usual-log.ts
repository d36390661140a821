import { usualLog } from '@jwsk/sdk/log'
import { crud } from '../../engine/crud'
import { defineTable } from '../../engine/table'
import { hour } from '../../engine/time'
import { ownTenant } from '../../system/tenancy'
import { type LogRow, logColumns } from './log-columns'

interface UsualLogRow extends LogRow {
  readonly logLevel: string
  readonly logId: string
  readonly logData: string
}

const events: readonly (readonly [level: string, uri: string, data: string])[] = [
  ['info', '/jwsk-job/job-info/run', '任务执行完成：关闭未支付订单，处理 12 条'],
  ['info', '/jwsk-job/job-info/run', '任务执行完成：OTA门票同步，成功 36 条'],
  ['warn', '/jwsk-job/job-info/run', '任务执行超过 30 秒：商铺账单生成'],
  ['info', '/jwsk-auth/oauth/token', '登录成功'],
  ['warn', '/jwsk-auth/oauth/token', '登录失败：用户名或密码错误'],
  ['info', '/jwsk-resource/sms/send-message', '短信已提交：停车预约成功通知'],
  ['warn', '/jwsk-dp/ota-platform/test', '连接超时，第 2 次重试'],
  ['info', '/jwsk-biz/parking-lot-order/enter', '入场：南门 2 号闸机'],
  ['info', '/jwsk-biz/parking-lot-order/leave', '离场：南门 1 号闸机，自动扣费'],
  ['debug', '/jwsk-biz/scenic-spot-ticket/stock', '库存释放 4 张'],
  ['error', '/jwsk-dp/facility/report', '设备离线：北门闸机 3'],
]

const rows = 180

export const usualLogTable = defineTable<UsualLogRow>('usualLog', (world) => {
  const random = world.random('usualLog')
  return Array.from({ length: rows }, (_, index) => {
    const [logLevel, uri, logData] = random.pick(events)
    const columns = logColumns(world, random, { table: 'usualLog', index, age: (rows - index) * 3 * hour })({
      uri,
      method: 'POST',
      params: '',
    })
    return { ...columns, logLevel, logId: String(random.between(100_000, 999_999)), logData }
  })
})

export const usualLogMocks = crud(usualLog, usualLogTable, { visible: ownTenant })
