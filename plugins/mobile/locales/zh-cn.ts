import type { LabelsOf } from '@jwsk/kit'
import type mobileInstalls from '../resources/mobile-install'
import type mobileVersions from '../resources/mobile-version'
import type userInstalls from '../resources/user-install'
import type userVisitRecords from '../resources/user-visit-record'

const texts = {
  mobileVersion: {
    title: '版本管理',
    record: '版本',
    fields: {
      versionName: '版本名',
      versionCode: '版本序号',
      appId: '应用',
      platform: '平台',
      forceUpdate: '强制更新',
      downloadUrl: '下载地址',
      packageSize: '安装包大小',
      releaseNote: '更新说明',
      status: '状态',
      publishTime: '发布时间',
    },
    help: { versionCode: '整数，新版本须更大', forceUpdate: '旧版本须更新后才能使用' },
    consequence: {
      publish: '发布后用户会收到升级提示。',
      offline: '下线后用户不再升级到该版本。',
    },
    actions: { publish: '发布', offline: '下线' },
  } satisfies LabelsOf<typeof mobileVersions>,
  mobileInstall: {
    title: '安装记录',
    record: '安装记录',
    fields: {
      deviceId: '设备编号',
      platform: '平台',
      brand: '品牌',
      model: '型号',
      osVersion: '系统版本',
      appVersion: '应用版本',
      channel: '渠道',
      installTime: '安装时间',
    },
  } satisfies LabelsOf<typeof mobileInstalls>,
  userInstall: {
    title: '用户安装',
    record: '安装记录',
    fields: {
      account: '账号',
      phone: '手机号',
      deviceId: '设备编号',
      platform: '平台',
      brand: '品牌',
      model: '型号',
      osVersion: '系统版本',
      appVersion: '应用版本',
      channel: '渠道',
      installTime: '安装时间',
      firstLoginTime: '首次登录时间',
      lastLoginTime: '最近登录时间',
    },
  } satisfies LabelsOf<typeof userInstalls>,
  userVisitRecord: {
    title: '访问记录',
    record: '访问记录',
    fields: {
      userName: '用户姓名',
      pageName: '页面名称',
      pagePath: '页面路径',
      visitTime: '访问时间',
      stay: '停留时长（秒）',
      ipAddress: 'IP 地址',
      platform: '平台',
    },
  } satisfies LabelsOf<typeof userVisitRecords>,
  figures: { trend: '每日访问', visits: '访问次数', visitors: '访问人数', pages: '访问最多的页面', times: '次' },
}

export default texts
