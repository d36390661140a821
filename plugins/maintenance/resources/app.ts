import { bizDict, code, defineResource, dict, image, relatedTo, text } from '@jwsk/kit'
import { app, deploy } from '@jwsk/sdk/maintenance'
import { mobileVersion } from '@jwsk/sdk/mobile'

const apps = defineResource({
  api: app,
  permission: 'app',
  fields: {
    appName: text(),
    appCode: code(),
    icon: image(),
    platform: dict('app_platform'),
    packageName: text(),
    owner: text(),
    status: bizDict('enable_status', { defaultValue: 1, tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: ['appName', 'icon', 'status', 'appCode', 'platform', 'packageName', 'owner'],
  search: ['appName', 'status', 'appCode', 'platform'],
  related: [relatedTo(deploy, 'appId', '/maintenance/deploy'), relatedTo(mobileVersion, 'appId', '/mobile/version')],
  sortable: ['appCode'],
  form: ['appName', 'appCode', 'platform', 'packageName', 'owner', 'status', 'icon'],
})

export default apps
