import { dashboard, notice } from '@jwsk/sdk/desk'
import { shown } from '../engine/columns'
import type { Call } from '../engine/mock'
import { answered, records } from './calls'
import { columns, only } from './columns'
import { labelOf } from './labels'
import { noSource } from './refusals'
import type { BladeRow } from './rows'
import { activities, messages, news } from './seeds/desk'
import { notices } from './tables'
import { ownOnly } from './tenancy'
import { withinLimits } from './text-limits'

type Row = BladeRow<'notice'>

const listed = only(columns.notice, 'id', 'title', 'category', 'releaseTime', 'content')
const detailed = only(columns.notice, 'id', 'createTime', 'updateTime', 'status', 'title', 'category', 'releaseTime', 'content')
const named = (row: Row, { world }: Call) => ({ categoryName: labelOf(world, 'notice', row.category) })

const write = {
  type: 'desk.entity.Notice',
  noIds: 'told',
  visible: ownOnly,
  complete: (row: Row, { caller }: Call, before: Row | undefined): Row =>
    withinLimits('notice', { ...row, tenantId: before?.tenantId ?? caller.tenantId }),
} as const

/** Notices ask for no role. */
export const deskMocks = [
  ...records('notice', [{ page: notice.page }, notices], {
    type: '',
    visible: ownOnly,
    view: (row, call) => ({ ...shown(listed, row), ...named(row, call) }),
  }),
  ...records('notice', [{ detail: notice.detail }, notices], {
    type: '',
    visible: ownOnly,
    absent: noSource,
    view: (row, call) => ({ ...shown(detailed, row), ...named(row, call) }),
  }),
  ...records('notice', [{ save: notice.save, update: notice.update, submit: notice.submit, remove: notice.remove }, notices], write),
  answered(dashboard.activities, () => activities),
  answered(dashboard.notices, () => news),
  answered(dashboard.myNotices, () => messages),
]
