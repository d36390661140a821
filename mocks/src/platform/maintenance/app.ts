import { app } from '@jwsk/sdk/maintenance'
import { crud } from '../../engine/crud'
import { defineTable } from '../../engine/world/world'
import { assertUnused } from '../assertions'
import { type AuditedRow, createPlatformColumns } from '../audited-row'
import { mobileVersionTable } from '../mobile/mobile-version-table'
import { deployTable } from './deploy-table'

export interface AppRow extends AuditedRow {
  readonly appCode: string
  readonly appName: string
  readonly platform: number
  readonly packageName: string
  readonly owner: string
  readonly icon: string
}

const apps: readonly (readonly [code: string, name: string, platform: number, packageName: string, owner: string])[] = [
  ['visitor-android', '游客服务', 1, 'com.yunqihu.visitor', '市场部'],
  ['visitor-ios', '游客服务', 2, 'com.yunqihu.visitor', '市场部'],
  ['visitor-mini', '游客服务小程序', 4, 'wx0000000000000001', '市场部'],
  ['parking-mini', '停车缴费小程序', 4, 'wx0000000000000002', '停车管理部'],
  ['patrol-android', '巡检助手', 1, 'com.yunqihu.patrol', '物业管理部'],
  ['merchant-h5', '商户工作台', 3, 'merchant.yunqihu.example', '招商部'],
  ['gate-android', '闸机终端', 1, 'com.yunqihu.gate', '票务部'],
  ['screen-h5', '指挥大屏', 3, 'screen.yunqihu.example', '信息技术部'],
  ['guide-android', '导游助手', 1, 'com.yunqihu.guide', '导游组'],
]

export const appTable = defineTable<AppRow>('app', (world) => {
  const columns = createPlatformColumns(world, 'app')
  return apps.map(([appCode, appName, platform, packageName, owner], index) => ({
    appCode,
    appName,
    platform,
    packageName,
    owner,
    icon: '',
    ...columns(index, 500 - index * 25),
    status: index === 8 ? 0 : 1,
  }))
})

export const appMocks = crud(app, appTable, {
  unique: { fields: ['appCode'], message: '应用编号已存在!' },
  beforeRemove: (row, call) => {
    assertUnused(call, deployTable, (deploy) => deploy.appId === row.id)
    assertUnused(call, mobileVersionTable, (version) => version.appId === row.id)
  },
})
