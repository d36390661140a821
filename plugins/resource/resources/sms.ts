import { code, defineResource, dict, password, text, textarea, toggle } from '@jwsk/kit'
import { sms } from '@jwsk/sdk/resource'

const smsConfigs = defineResource({
  api: sms,
  permission: 'sms',
  fields: {
    smsCode: code(),
    category: dict('sms'),
    templateId: text(),
    signName: text(),
    accessKey: password({ required: true }),
    secretKey: password({ required: true }),
    regionId: text(),
    status: toggle({ on: 2, off: 1 }),
    remark: textarea(),
  },
  columns: ['smsCode', 'status', 'category', 'templateId', 'signName', 'remark'],
  search: ['smsCode', 'category', 'templateId'],
  sortable: ['smsCode'],
  form: ['smsCode', 'category', 'templateId', 'signName', 'accessKey', 'secretKey', 'regionId', 'remark'],
  visibleWhen: { regionId: ({ category }) => category === 3 },
  row: (action) => [
    action('enable', {
      permission: 'sms_enable',
      when: (row) => row.status !== 2,
      run: ({ id }, { client }) => client.call(sms.enable, { id }),
    }),
  ],
})

export default smsConfigs
