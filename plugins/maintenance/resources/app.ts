import { bizDict, defineResource, dict, image, text } from '@jwsk/kit'
import { app } from '@jwsk/sdk/maintenance'

const apps = defineResource({
  api: app,
  permission: 'app',
  fields: {
    appName: text(),
    appCode: text(),
    icon: image(),
    platform: dict('app_platform'),
    packageName: text(),
    owner: text(),
    status: bizDict('enable_status', { tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: ['appName', 'icon', 'appCode', 'platform', 'packageName', 'owner', 'status'],
  search: ['appName', 'appCode', 'platform', 'status'],
  sortable: ['appCode'],
  form: ['appName', 'appCode', 'platform', 'packageName', 'owner', 'status', 'icon'],
})

export default apps
