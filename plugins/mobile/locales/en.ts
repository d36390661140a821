import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  mobileVersion: {
    title: 'App versions',
    record: 'version',
    fields: {
      versionName: 'Version',
      versionCode: 'Version number',
      appId: 'App',
      platform: 'Platform',
      forceUpdate: 'Forced update',
      downloadUrl: 'Download address',
      packageSize: 'Package size',
      releaseNote: 'Release notes',
      status: 'Status',
      publishTime: 'Published',
    },
    help: { versionCode: 'A whole number; newer is higher', forceUpdate: 'Older ones must update before use' },
    consequence: {
      publish: 'Users are told to update.',
      offline: 'Users no longer update to it.',
    },
    actions: { publish: 'Publish', offline: 'Take offline' },
  },
  mobileInstall: {
    title: 'Installs',
    record: 'install',
    fields: {
      deviceId: 'Device',
      platform: 'Platform',
      brand: 'Brand',
      model: 'Model',
      osVersion: 'OS version',
      appVersion: 'App version',
      channel: 'Channel',
      installTime: 'Installed',
    },
  },
  userInstall: {
    title: 'Installs by users',
    record: 'install',
    fields: {
      account: 'Account',
      phone: 'Phone',
      deviceId: 'Device',
      platform: 'Platform',
      brand: 'Brand',
      model: 'Model',
      osVersion: 'OS version',
      appVersion: 'App version',
      channel: 'Channel',
      installTime: 'Installed',
      firstLoginTime: 'First sign-in',
      lastLoginTime: 'Last sign-in',
    },
  },
  userVisitRecord: {
    title: 'Visits',
    record: 'visit',
    fields: {
      userName: 'User',
      pageName: 'Page',
      pagePath: 'Path',
      visitTime: 'Visited',
      stay: 'Stay (seconds)',
      ipAddress: 'IP address',
      platform: 'Platform',
    },
  },
  figures: { trend: 'Visits by day', visits: 'Visits', visitors: 'Visitors', pages: 'Most visited pages', times: 'visits' },
}

export default texts
