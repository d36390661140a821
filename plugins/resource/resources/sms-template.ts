import { defineResource, dict, phone, tags, text, textarea, toggle } from '@jwsk/kit'
import { smsTemplate } from '@jwsk/sdk/resource'

const smsTemplates = defineResource({
  api: smsTemplate,
  permission: 'sms_template',
  fields: {
    templateName: text(),
    templateCode: text(),
    category: dict('sms'),
    type: dict('sms_template_type'),
    templateId: text(),
    signName: text(),
    content: textarea(),
    params: tags(),
    status: toggle({ on: 2, off: 1 }),
    remark: textarea(),
  },
  columns: ['templateName', 'templateCode', 'category', 'type', 'content', 'status'],
  search: ['templateName', 'templateCode', 'status'],
  sortable: ['templateCode'],
  form: ['templateName', 'templateCode', 'category', 'type', 'templateId', 'signName', 'content', 'params', 'remark'],
  row: (action) => [
    action('enable', {
      permission: 'sms_template_enable',
      when: (row) => row.status !== 2,
      run: ({ id }, { client }) => client.call(smsTemplate.enable, { id, status: 2 }),
    }),
    action('disable', {
      permission: 'sms_template_enable',
      when: (row) => row.status === 2,
      run: ({ id }, { client }) => client.call(smsTemplate.enable, { id, status: 1 }),
    }),
    // values of parameters are an object, which no form holds
    action.form('send', {
      api: smsTemplate.send,
      permission: 'sms_template_send',
      when: ({ params = '' }) => params === '',
      fields: { phone: phone() },
      send: ({ id }) => ({ id }),
    }),
  ],
})

export default smsTemplates
