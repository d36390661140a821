import { code, defineResource, dict, tags, text, textarea, toggle } from '@jwsk/kit'
import { smsTemplate } from '@jwsk/sdk/resource'
import { templateActions } from '../actions/template-actions'

const smsTemplates = defineResource({
  api: smsTemplate,
  permission: 'sms_template',
  fields: {
    templateName: text(),
    templateCode: code(),
    category: dict('sms'),
    type: dict('sms_template_type'),
    templateId: text(),
    signName: text(),
    content: textarea(),
    params: tags(),
    status: toggle({ on: 2, off: 1 }),
    remark: textarea(),
  },
  columns: ['templateName', 'status', 'templateCode', 'category', 'type', 'content'],
  search: ['templateName', 'status', 'templateCode'],
  sortable: ['templateCode'],
  form: ['templateName', 'templateCode', 'category', 'type', 'templateId', 'signName', 'content', 'params', 'remark'],
  row: templateActions,
})

export default smsTemplates
