import { smsTemplate } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { badParameterError, businessError } from '../../engine/refusal'
import { getDictLabel } from '../../system/configuration/dict-table'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { assignTenant, mergeOwnColumns, requireRow, saveAudited } from '../audited-row'
import { disabledFlag, enabledFlag } from '../only-one-enabled'
import { smsTable } from './sms'
import { sendSms } from './sms-log'
import { getPlaceholders, smsTemplateTable } from './sms-template-table'

export const smsTemplateMocks = [
  ...crud(smsTemplate, smsTemplateTable, {
    visible: isVisibleToCaller,
    unique: { fields: ['tenantId', 'templateCode'], message: '模板编号已存在!' },
    view: (row, { world }) => ({ ...row, categoryName: getDictLabel(world, 'sms', row.category) }),
    beforeSave: (row, call, before) => {
      const declared = (row.params ?? '').split(',').filter((name) => name !== '')
      const missing = getPlaceholders(row.content).find((name) => declared.length > 0 && !declared.includes(name))
      if (missing) throw businessError(`params:缺少参数${missing}`)
      return mergeOwnColumns({ ...assignTenant(row, call, before), params: row.params || getPlaceholders(row.content).join(',') }, before, {
        status: disabledFlag,
      })
    },
  }),
  mock(smsTemplate.enable, (call) => {
    const status = Number(requireParameter(call, 'status'))
    if (status !== enabledFlag && status !== disabledFlag) throw badParameterError('status')
    saveAudited(call, smsTemplateTable, { ...requireRow(call.world, smsTemplateTable, requireParameter(call, 'id')), status })
    return undefined
  }),
  mock(smsTemplate.send, (call) => {
    const { id, phone } = call.body
    const params: Readonly<Record<string, string>> = call.body.params ?? {}
    const template = requireRow(call.world, smsTemplateTable, id)
    if (template.status !== enabledFlag) throw businessError('短信模板未启用')
    const missing = getPlaceholders(template.content).find((name) => !params[name])
    if (missing) throw businessError(`params:参数${missing}不能为空`)
    const configuration = call.world.table(smsTable).find((row) => row.status === enabledFlag && row.tenantId === call.caller.tenantId)
    if (!configuration) throw businessError('未启用短信配置')
    const { templateId, signName, content } = template
    sendSms(call, { smsCode: configuration.smsCode, templateId, signName, content, phone, values: params })
    return undefined
  }),
]
