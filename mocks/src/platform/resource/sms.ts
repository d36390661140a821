import { sms, smsEndpoint } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { toFields } from '../../engine/fields'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { defineTable } from '../../engine/world/world'
import { getDictLabel } from '../../system/configuration/dict-table'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { type AuditedTenantRow, assignTenant, createTenantColumns, mergeOwnColumns } from '../audited-row'
import { disabledFlag, enabledFlag, onlyOneEnabled } from '../only-one-enabled'
import { keepSecrets, omitSecrets } from '../secrets'
import { sendSms } from './sms-log'
import { smsTemplateTable } from './sms-template-table'

interface SmsRow extends AuditedTenantRow {
  readonly category: number
  readonly smsCode: string
  readonly templateId: string
  readonly accessKey: string
  readonly secretKey: string
  readonly regionId: string
  readonly signName: string
  readonly remark: string
}

const configurations = [
  [3, 'ali-main', 'SMS_210001', '云栖湖', 'cn-hangzhou', '验证码与通知'],
  [4, 'tencent-main', '1400001', '云栖湖', '', '备用通道'],
  [1, 'yunpian-market', '300021', '云栖湖文旅', '', '营销短信'],
] as const

export const smsTable = defineTable<SmsRow>('sms', (world) => {
  const columns = createTenantColumns(world, 'sms')
  return configurations.map(([category, smsCode, templateId, signName, regionId, remark], index) => ({
    category,
    smsCode,
    templateId,
    accessKey: `demo-${smsCode}`,
    secretKey: `demo-${smsCode}-secret`,
    regionId,
    signName,
    remark,
    ...columns(index, 380 - index * 90),
    status: index === 0 ? enabledFlag : disabledFlag,
  }))
})

export const smsMocks = [
  ...crud(sms, smsTable, {
    visible: isVisibleToCaller,
    unique: { fields: ['tenantId', 'smsCode'], message: '资源编号已存在!' },
    view: (row, { world }) => ({ ...omitSecrets(row, ['accessKey', 'secretKey']), categoryName: getDictLabel(world, 'sms', row.category) }),
    beforeSave: (row, call, before) =>
      mergeOwnColumns(keepSecrets(assignTenant(row, call, before), before, ['accessKey', 'secretKey']), before, { status: disabledFlag }),
    beforeRemove: (row) => {
      if (row.status === enabledFlag) throw businessError('已启用的配置不能删除')
    },
  }),
  onlyOneEnabled(sms.enable, smsTable, (left, right) => left.tenantId === right.tenantId),
  mock(smsEndpoint.sendMessage, (call) => {
    const code = requireParameter(call, 'code')
    const phones = requireParameter(call, 'phones').split(',')
    const configuration = call.world.table(smsTable).find((row) => row.smsCode === code && row.tenantId === call.caller.tenantId)
    if (!configuration) throw businessError('资源编号不存在')
    const template = call.world.table(smsTemplateTable).find((row) => row.templateId === configuration.templateId)
    const values = readValues(call.query.params)
    const { smsCode, templateId, signName } = configuration
    for (const phone of phones)
      sendSms(call, { smsCode, templateId, signName, content: template?.content ?? '', phone: phone.trim(), values })
    return undefined
  }),
]

function readValues(text = ''): Readonly<Record<string, string>> {
  if (text === '') return {}
  try {
    return Object.fromEntries(Object.entries(toFields(JSON.parse(text))).map(([name, value]) => [name, String(value)]))
  } catch {
    throw businessError('params:格式不正确')
  }
}
