import { bizDict, dateRange, defineResource, number, password, percent, phone, relatedTo, text, url } from '@jwsk/kit'
import { userOrder } from '@jwsk/sdk/biz'
import { otaPlatform, otaPlatformTicket } from '@jwsk/sdk/dp'

const otaPlatforms = defineResource({
  api: otaPlatform,
  permission: 'ota_platform',
  fields: {
    platformName: text(),
    platformCode: bizDict('ota_platform', { wire: 'text' }),
    companyName: text(),
    merchantNo: text(),
    appKey: text(),
    appSecret: password(),
    apiUrl: url(),
    callbackUrl: url(),
    commissionRate: percent(),
    settleCycle: bizDict('settle_cycle'),
    contactName: text({ width: 96 }),
    contactPhone: phone(),
    contractStart: dateRange({ to: 'contractEnd' }),
    sort: number(),
    status: bizDict('enable_status', { defaultValue: 1, tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: [
    'platformName',
    'status',
    'platformCode',
    'companyName',
    'commissionRate',
    'settleCycle',
    'contractStart',
    'contactName',
    'contactPhone',
  ],
  search: ['platformName', 'status', 'platformCode'],
  sort: { sort: 'asc' },
  form: {
    basic: ['platformName', 'platformCode', 'companyName', 'sort', 'status'],
    access: ['merchantNo', 'appKey', 'appSecret', 'apiUrl', 'callbackUrl'],
    cooperation: ['commissionRate', 'settleCycle', 'contractStart', 'contactName', 'contactPhone'],
  },
  related: [
    relatedTo(otaPlatformTicket, 'otaPlatformId', '/dp/otaPlatformTicket'),
    relatedTo(userOrder, 'otaPlatformId', '/biz/userOrder'),
  ],
  row: (action) => [
    ...action.enableDisable(otaPlatform.changeStatus),
    action.view('test', { permission: 'ota_platform_test', size: 'small', view: () => import('../views/test-platform') }),
  ],
})

export default otaPlatforms
