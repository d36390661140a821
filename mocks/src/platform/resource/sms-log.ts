import { getOwn } from '@jwsk/sdk'
import { smsLog } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { type Column, createSpreadsheetResponse } from '../../engine/sheet/spreadsheet'
import type { StoredRow } from '../../engine/world/table'
import { formatDateTime, hour } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { createPhoneNumber } from '../../seed/people'
import { userTable } from '../../system/organisation/user-table'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { smsTemplateTable } from './sms-template-table'

interface SmsLogRow extends StoredRow {
  readonly tenantId: string
  readonly smsCode: string
  readonly templateId: string
  readonly phone: string
  readonly content: string
  readonly params: string
  readonly sendTime: string
  /** Codes: 1 sent, 2 failed. */
  readonly result: number
  readonly failReason: string
  readonly bizId: string
  readonly createUserName: string
}

const fillTemplate = (content: string, values: Readonly<Record<string, string>>) =>
  content.replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const samples: Readonly<Record<string, string>> = {
  code: '******',
  lotName: '东门停车场',
  plateNo: '浙A***01',
  time: '11月20日10:00',
  reason: '大风蓝色预警',
  date: '12月10日',
  ticketName: '成人票',
  count: '2',
  orderNo: 'DD20261120***',
  amount: '120.00',
  shopNo: 'A-102',
  period: '十二月',
  name: '湖心游船',
  title: '北区夜间停水',
  price: '39',
}
const failures = ['号码停机或空号', '运营商网关超时', '命中黑名单', '余额不足']
const sent = 128

export const smsLogTable = defineTable<SmsLogRow>('smsLog', (world) => {
  const random = world.random('smsLog')
  const templates = world.table(smsTemplateTable).all()
  return Array.from({ length: sent }, (_, index) => {
    const template = random.pick(templates)
    const failed = random.between(1, 14) === 1
    const names = template.params.split(',')
    const values = Object.fromEntries(names.map((name) => [name, getOwn(samples, name) ?? '']))
    return {
      id: world.seedId('smsLog', index),
      tenantId: '000000',
      smsCode: 'ali-main',
      templateId: template.templateId,
      phone: createPhoneNumber(random),
      content: `【${template.signName}】${fillTemplate(template.content, values)}`,
      params: JSON.stringify(values),
      sendTime: formatDateTime(world.startedAt - (sent - index) * 5 * hour - random.between(0, 90 * 60) * 1000),
      result: failed ? 2 : 1,
      failReason: failed ? random.pick(failures) : '',
      bizId: failed ? '' : `${random.between(100_000, 999_999)}^${index}`,
      createUserName: '系统',
    }
  })
})

export interface SmsMessage {
  readonly smsCode: string
  readonly templateId: string
  readonly signName: string
  readonly content: string
  readonly phone: string
  readonly values: Readonly<Record<string, string>>
}

/** Sends a message through the provider; impossible numbers are logged as failures. */
export function sendSms({ world, caller }: Call, { smsCode, templateId, signName, content, phone, values }: SmsMessage) {
  const possible = /^1\d{10}$/.test(phone)
  const id = world.nextId()
  world.table(smsLogTable).put({
    id,
    tenantId: caller.tenantId,
    smsCode,
    templateId,
    phone,
    content: `【${signName}】${fillTemplate(content, values)}`,
    params: JSON.stringify(values),
    sendTime: world.formatNow(),
    result: possible ? 1 : 2,
    failReason: possible ? '' : '号码格式不正确',
    bizId: possible ? `${id.slice(-8)}^0` : '',
    createUserName: world.table(userTable).get(caller.userId)?.realName ?? '',
  })
}

const columns: readonly Column[] = [
  ['短信配置', 'smsCode'],
  ['模板编号', 'templateId'],
  ['手机号', 'phone'],
  ['内容', 'content'],
  ['发送时间', 'sendTime'],
  ['结果', 'resultName'],
  ['失败原因', 'failReason'],
  ['发送人', 'createUserName'],
]

export const smsLogMocks = [
  ...crud({ page: smsLog.page, detail: smsLog.detail }, smsLogTable, { visible: isVisibleToCaller }),
  mock(smsLog.export, (call) => {
    const rows = filterRows(
      call.world
        .table(smsLogTable)
        .all()
        .filter((row) => isVisibleToCaller(row, call)),
      call.query,
    )
    return createSpreadsheetResponse(
      '短信记录',
      columns,
      rows.map((row) => ({ ...row, resultName: row.result === 1 ? '成功' : '失败' })),
    )
  }),
]
