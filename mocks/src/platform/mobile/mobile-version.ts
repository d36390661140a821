import { mobileVersion } from '@jwsk/sdk/mobile'
import { crud, requireIds } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { checkReference } from '../assertions'
import { mergeOwnColumns, requireRow, saveAudited } from '../audited-row'
import { appTable } from '../maintenance/app'
import { type MobileVersionRow, mobileVersionTable, versionStatus } from './mobile-version-table'

const { draft, published, offline } = versionStatus

/** Rejects numbers that do not increase from version to version of an app. */
function checkOrder({ world }: Call, row: MobileVersionRow) {
  const others = world
    .table(mobileVersionTable)
    .all()
    .filter((other) => other.appId === row.appId && other.id !== row.id)
  if (others.some((other) => other.versionName === row.versionName)) throw businessError('versionName:该版本已存在')
  if (others.some((other) => other.status !== draft && other.versionCode >= row.versionCode))
    throw businessError('versionCode:必须大于已发布的版本')
}

const requireSelectedVersions = (call: Call) => requireIds(call.query).map((id) => requireRow(call.world, mobileVersionTable, id))

export const mobileVersionMocks = [
  ...crud(mobileVersion, mobileVersionTable, {
    view: (row, { world }) => ({ ...row, appName: world.table(appTable).get(row.appId)?.appName ?? '' }),
    beforeSave: (row, call, before) => {
      if (before?.status === published) throw businessError('已发布的版本不能修改，请先下线')
      checkReference(call, appTable, ['appId', row.appId])
      const owned = mergeOwnColumns(row, before, { status: draft, publishTime: '' })
      // a published version keeps its number
      if (!before || before.versionCode !== row.versionCode || before.versionName !== row.versionName) checkOrder(call, owned)
      return { ...owned, platform: row.platform ?? call.world.table(appTable).get(row.appId)?.platform }
    },
    beforeRemove: (row) => {
      if (row.status === published) throw businessError('已发布的版本不能删除，请先下线')
    },
  }),
  mock(mobileVersion.publish, (call) => {
    const rows = requireSelectedVersions(call)
    if (rows.some((row) => row.status === published)) throw businessError('版本已发布，请勿重复操作')
    for (const row of rows) saveAudited(call, mobileVersionTable, { ...row, status: published, publishTime: call.world.formatNow() })
  }),
  mock(mobileVersion.offline, (call) => {
    const rows = requireSelectedVersions(call)
    if (rows.some((row) => row.status !== published)) throw businessError('只有已发布的版本可以下线')
    for (const row of rows) saveAudited(call, mobileVersionTable, { ...row, status: offline })
  }),
]
