import { notice } from '@jwsk/sdk/desk'
import { crud } from '../../engine/crud'
import type { Call } from '../../engine/mock'
import { day, formatDate } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { getDictLabel } from '../../system/configuration/dict-table'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { type AuditedTenantRow, assignTenant, createTenantColumns } from '../audited-row'
import { noticeSeeds } from './notice-seeds'

export interface NoticeRow extends AuditedTenantRow {
  readonly title: string
  readonly category: number
  readonly releaseTime: string
  readonly content: string
}

export const noticeTable = defineTable<NoticeRow>('notice', (world) => {
  const columns = createTenantColumns(world, 'notice')
  return noticeSeeds.map(({ title, category, daysAgo, content }, index) => ({
    title,
    category,
    releaseTime: `${formatDate(world.startedAt - daysAgo * day)} 09:00:00`,
    content,
    ...columns(index, Math.max(1, daysAgo + 1)),
  }))
})

export const noticeMocks = crud(notice, noticeTable, {
  visible: isVisibleToCaller,
  view: (row, { world }) => ({ ...row, categoryName: getDictLabel(world, 'notice', row.category) }),
  beforeSave: (row, call, before) => assignTenant(row, call, before),
})

/** Lists the published notices, newest first. */
export const getReleasedNotices = (call: Call): NoticeRow[] =>
  call.world
    .table(noticeTable)
    .all()
    .filter((row) => isVisibleToCaller(row, call) && row.releaseTime <= call.world.formatNow())
    .sort((left, right) => (left.releaseTime < right.releaseTime ? 1 : -1))
