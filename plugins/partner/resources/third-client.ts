import { bizDict, dateTime, defineResource, phone, tags, text, textarea, url } from '@jwsk/kit'
import { thirdClient } from '@jwsk/sdk/biz'

const thirdClients = defineResource({
  api: thirdClient,
  permission: 'third_client',
  fields: {
    clientName: text(),
    appKey: text(),
    status: bizDict('enable_status', { defaultValue: 1, tones: { 1: 'success', 0: 'quiet' } }),
    companyName: text(),
    apiScope: bizDict('third_api', { join: ',' }),
    ipWhitelist: tags(),
    callbackUrl: url(),
    contactName: text({ width: 96 }),
    contactPhone: phone(),
    expireTime: dateTime(),
    secretTime: dateTime(),
    remark: textarea(),
  },
  columns: ['clientName', 'status', 'appKey', 'expireTime', 'companyName', 'apiScope', 'contactName', 'contactPhone', 'secretTime'],
  search: ['clientName', 'status', 'appKey', 'companyName'],
  sortable: ['clientName', 'expireTime'],
  form: {
    basic: ['clientName', 'companyName', 'expireTime', 'status', 'remark'],
    access: ['apiScope', 'ipWhitelist', 'callbackUrl'],
    contact: ['contactName', 'contactPhone'],
  },
  row: (action) => [
    ...action.enableDisable(thirdClient.changeStatus),
    action.view('reset', { permission: 'third_client_reset', tone: 'danger', size: 'small', view: () => import('../views/reset-secret') }),
  ],
})

export default thirdClients
