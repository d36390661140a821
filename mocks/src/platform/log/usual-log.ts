import type { Operation } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { parkingLotOrder, userOrder } from '@jwsk/sdk/biz'
import { facility, otaPlatform } from '@jwsk/sdk/dp'
import { jobInfo } from '@jwsk/sdk/job'
import { usualLog } from '@jwsk/sdk/log'
import { smsEndpoint } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { hour } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { createLogColumns, type LogRow } from './log-columns'

interface UsualLogRow extends LogRow {
  readonly logLevel: string
  readonly logId: string
  readonly logData: string
}

const events: readonly (readonly [level: string, operation: Operation, data: string])[] = [
  ['info', jobInfo.run, '任务执行完成：关闭未支付订单，处理 12 条'],
  ['info', jobInfo.run, '任务执行完成：OTA门票同步，成功 36 条'],
  ['warn', jobInfo.run, '任务执行超过 30 秒：商铺账单生成'],
  ['info', auth.token, '登录成功'],
  ['warn', auth.token, '登录失败：用户名或密码错误'],
  ['info', smsEndpoint.sendMessage, '短信已提交：停车预约成功通知'],
  ['warn', otaPlatform.test, '连接超时，第 2 次重试'],
  ['info', userOrder.verify, '核销成功：南门 2 号闸机'],
  ['info', parkingLotOrder.close, '离场：南门 1 号闸机，自动扣费'],
  ['debug', userOrder.cancel, '库存释放 4 张'],
  ['error', facility.submit, '设备离线：北门闸机 3'],
]

const rows = 180

export const usualLogTable = defineTable<UsualLogRow>('usualLog', (world) => {
  const random = world.random('usualLog')
  return Array.from({ length: rows }, (_, index) => {
    const [logLevel, operation, logData] = random.pick(events)
    const columns = createLogColumns(world, random, { table: 'usualLog', index, age: (rows - index) * 3 * hour })({ operation, params: '' })
    return { ...columns, logLevel, logId: String(random.between(100_000, 999_999)), logData }
  })
})

export const usualLogMocks = crud(usualLog, usualLogTable, { visible: isVisibleToCaller })
