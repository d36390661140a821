import { code, dateTime, defineResource, dict, phone, text } from '@jwsk/kit'
import { userInstall } from '@jwsk/sdk/mobile'

const userInstalls = defineResource({
  api: userInstall,
  permission: 'mobile_user_install',
  fields: {
    account: code(),
    phone: phone(),
    deviceId: text(),
    platform: dict('app_platform'),
    brand: text(),
    model: text(),
    osVersion: text(),
    appVersion: text(),
    channel: text(),
    installTime: dateTime(),
    firstLoginTime: dateTime(),
    lastLoginTime: dateTime(),
  },
  columns: ['account', 'phone', 'deviceId', 'platform', 'model', 'appVersion', 'installTime', 'lastLoginTime'],
  search: ['account', 'phone', 'deviceId', 'platform', 'appVersion'],
  range: ['installTime'],
  sort: { installTime: 'desc' },
})

export default userInstalls
