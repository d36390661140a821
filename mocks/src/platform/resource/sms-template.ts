import { smsTemplate } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { badParameter, refuse } from '../../engine/refusal'
import { labelOf } from '../../system/configuration/dict-table'
import { ownTenant } from '../../system/tenant/tenancy'
import { inTenant, rowOf, saveAudited, withOwnColumns } from '../audited-row'
import { disabledFlag, enabledFlag } from '../only-one-enabled'
import { required } from '../options'
import { smsTable } from './sms'
import { sendSms } from './sms-log'
import { namesIn, smsTemplateTable } from './sms-template-table'

export const smsTemplateMocks = [
  ...crud(smsTemplate, smsTemplateTable, {
    visible: ownTenant,
    unique: { fields: ['tenantId', 'templateCode'], message: '模板编号已存在!' },
    view: (row, { world }) => ({ ...row, categoryName: labelOf(world, 'sms', row.category) }),
    complete: (row, call, before) => {
      const declared = (row.params ?? '').split(',').filter((name) => name !== '')
      const missing = namesIn(row.content).find((name) => declared.length > 0 && !declared.includes(name))
      if (missing) throw refuse(`params:缺少参数${missing}`)
      return withOwnColumns({ ...inTenant(row, call, before), params: row.params || namesIn(row.content).join(',') }, before, {
        status: disabledFlag,
      })
    },
  }),
  mock(smsTemplate.enable, (call) => {
    const status = Number(required(call, 'status'))
    if (status !== enabledFlag && status !== disabledFlag) throw badParameter('status')
    saveAudited(call, smsTemplateTable, { ...rowOf(call.world, smsTemplateTable, required(call, 'id')), status })
    return undefined
  }),
  mock(smsTemplate.send, (call) => {
    const { id, phone } = call.body
    const params: Readonly<Record<string, string>> = call.body.params ?? {}
    const template = rowOf(call.world, smsTemplateTable, id)
    if (template.status !== enabledFlag) throw refuse('短信模板未启用')
    const missing = namesIn(template.content).find((name) => !params[name])
    if (missing) throw refuse(`params:参数${missing}不能为空`)
    const configuration = call.world.table(smsTable).find((row) => row.status === enabledFlag && row.tenantId === call.caller.tenantId)
    if (!configuration) throw refuse('未启用短信配置')
    const { templateId, signName, content } = template
    sendSms(call, { smsCode: configuration.smsCode, templateId, signName, content, phone, values: params })
    return undefined
  }),
]
