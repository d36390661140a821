import { notice } from '@jwsk/sdk/desk'
import { crud } from '../../engine/crud'
import type { Ask } from '../../engine/mock'
import { defineTable } from '../../engine/world/table'
import { day, formatDate } from '../../engine/world/time'
import { labelOf } from '../../system/configuration/dict-table'
import { ownTenant } from '../../system/tenant/tenancy'
import { inTenant, type KeptOfTenant, keptOfTenant } from '../kept'
import { noticeSeeds } from './notice-seeds'

export interface NoticeRow extends KeptOfTenant {
  readonly title: string
  readonly category: number
  readonly releaseTime: string
  readonly content: string
}

export const noticeTable = defineTable<NoticeRow>('notice', (world) => {
  const columns = keptOfTenant(world, 'notice')
  return noticeSeeds.map(({ title, category, daysAgo, content }, index) => ({
    title,
    category,
    releaseTime: `${formatDate(world.startedAt - daysAgo * day)} 09:00:00`,
    content,
    ...columns(index, Math.max(1, daysAgo + 1)),
  }))
})

export const noticeMocks = crud(notice, noticeTable, {
  visible: ownTenant,
  view: (row, { world }) => ({ ...row, categoryName: labelOf(world, 'notice', row.category) }),
  complete: (row, ask, before) => inTenant(row, ask, before),
})

/** Notices that are out, newest first. */
export const releasedNotices = (ask: Ask): NoticeRow[] =>
  ask.world
    .table(noticeTable)
    .all()
    .filter((row) => ownTenant(row, ask) && row.releaseTime <= ask.world.stamp())
    .sort((left, right) => (left.releaseTime < right.releaseTime ? 1 : -1))
