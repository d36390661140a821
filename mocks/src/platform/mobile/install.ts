import { mobileInstall, userInstall } from '@jwsk/sdk/mobile'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { type Column, createSpreadsheetResponse } from '../../engine/sheet/spreadsheet'
import type { StoredRow } from '../../engine/world/table'
import { day, formatDateTime, hour, minute, parseTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { createDevice, type Device } from './device'

interface InstallRow extends StoredRow, Device {
  readonly installTime: string
}

interface UserInstallRow extends InstallRow {
  readonly userId: string
  readonly account: string
  readonly phone: string
  readonly firstLoginTime: string
  readonly lastLoginTime: string
}

const installs = 160
const signedIn = 48

export const installTable = defineTable<InstallRow>('mobileInstall', (world) => {
  const random = world.random('mobileInstall')
  return Array.from({ length: installs }, (_, index) => ({
    id: world.seedId('mobileInstall', index),
    ...createDevice(random),
    installTime: formatDateTime(world.startedAt - (installs - index) * 16 * hour - random.between(60, 900 * 60) * 1000),
  }))
})

/** Devices of which some have a user who signed in. */
export const userInstallTable = defineTable<UserInstallRow>('userInstall', (world) => {
  const random = world.random('userInstall')
  const users = world.table(userTable).all().slice(3)
  const devices = world.table(installTable).all().slice(-signedIn)
  return devices.flatMap((device, index) => {
    const user = users[index % users.length]
    if (!user) return []
    const installed = parseTime(device.installTime)
    const first = installed + random.between(2, 40) * minute
    const last = Math.min(world.startedAt, first + random.between(0, 20) * day)
    return [
      {
        ...device,
        id: world.seedId('userInstall', index),
        userId: user.id,
        account: user.account,
        phone: user.phone,
        firstLoginTime: formatDateTime(first),
        lastLoginTime: formatDateTime(last),
      },
    ]
  })
})

const columns: readonly Column[] = [
  ['设备编号', 'deviceId'],
  ['品牌', 'brand'],
  ['型号', 'model'],
  ['系统版本', 'osVersion'],
  ['应用版本', 'appVersion'],
  ['渠道', 'channel'],
  ['安装时间', 'installTime'],
]

export const installMocks = [
  ...crud({ page: mobileInstall.page }, installTable),
  mock(mobileInstall.export, ({ world, query }) =>
    createSpreadsheetResponse('安装记录', columns, filterRows(world.table(installTable).all(), query)),
  ),
  ...crud({ page: userInstall.page }, userInstallTable),
]
