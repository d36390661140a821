import { dateTime, defineResource, dict, text } from '@jwsk/kit'
import { mobileInstall } from '@jwsk/sdk/mobile'

const mobileInstalls = defineResource({
  api: mobileInstall,
  permission: 'mobile_install',
  fields: {
    deviceId: text(),
    platform: dict('app_platform'),
    brand: text(),
    model: text(),
    osVersion: text(),
    appVersion: text(),
    channel: text(),
    installTime: dateTime(),
  },
  columns: ['deviceId', 'platform', 'brand', 'model', 'osVersion', 'appVersion', 'channel', 'installTime'],
  search: ['deviceId', 'platform', 'appVersion'],
  range: ['installTime'],
  sort: { installTime: 'desc' },
})

export default mobileInstalls
