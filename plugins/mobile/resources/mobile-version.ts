import { bizDict, dateTime, defineResource, dict, fileSize, number, reference, text, textarea, toggle, url } from '@jwsk/kit'
import { app } from '@jwsk/sdk/maintenance'
import { mobileVersion } from '@jwsk/sdk/mobile'

const mobileVersions = defineResource({
  api: mobileVersion,
  permission: 'mobile_version',
  fields: {
    versionName: text(),
    versionCode: number({ grouping: 'none' }),
    appId: reference(app, 'appName', { nameField: 'appName' }),
    platform: dict('app_platform'),
    forceUpdate: toggle({ on: 2, off: 1 }),
    downloadUrl: url(),
    packageSize: fileSize(),
    releaseNote: textarea(),
    status: bizDict('publish_status', { tones: { 1: 'success', 2: 'quiet' } }),
    publishTime: dateTime(),
  },
  columns: ['versionName', 'status', 'versionCode', 'appId', 'platform', 'forceUpdate', 'packageSize', 'publishTime'],
  search: ['versionName', 'status', 'appId', 'platform'],
  sortable: ['publishTime', 'versionCode'],
  form: ['appId', 'platform', 'versionName', 'versionCode', 'downloadUrl', 'packageSize', 'forceUpdate', 'releaseNote'],
  row: (action) => [
    action('publish', {
      permission: 'mobile_version_publish',
      when: (row) => row.status !== 1,
      run: ({ id }, { client }) => client.call(mobileVersion.publish, { ids: id }),
    }),
    action('offline', {
      permission: 'mobile_version_offline',
      tone: 'danger',
      when: (row) => row.status === 1,
      run: ({ id }, { client }) => client.call(mobileVersion.offline, { ids: id }),
    }),
  ],
})

export default mobileVersions
