import { dashboard, notice } from '@jwsk/sdk/desk'
import { toOutputRow } from '../engine/columns'
import type { Call } from '../engine/mock'
import { columns, pickColumns } from './columns'
import { getLabel } from './labels'
import { createCrudMocks, createMock } from './mock-builders'
import { nothingFoundError } from './refusals'
import type { BladeRow } from './rows'
import { activities, messages, news } from './seeds/desk'
import { notices } from './tables'
import { isOwnTenant } from './tenancy'
import { assertWithinLimits } from './text-limits'

type Row = BladeRow<'notice'>

const listColumns = pickColumns(columns.notice, 'id', 'title', 'category', 'releaseTime', 'content')
const detailColumns = pickColumns(columns.notice, 'id', 'createTime', 'updateTime', 'status', 'title', 'category', 'releaseTime', 'content')
const addCategoryName = (row: Row, { world }: Call) => ({ categoryName: getLabel(world, 'notice', row.category) })

const write = {
  type: 'desk.entity.Notice',
  emptyRemoval: 'reported',
  visible: isOwnTenant,
  beforeSave: (row: Row, { caller }: Call, before: Row | undefined): Row =>
    assertWithinLimits('notice', { ...row, tenantId: before?.tenantId ?? caller.tenantId }),
} as const

/** Mocks of the desk; notices require no role. */
export const deskMocks = [
  ...createCrudMocks(
    'notice',
    { page: notice.page },
    {
      table: notices,
      type: '',
      visible: isOwnTenant,
      view: (row, call) => ({ ...toOutputRow(listColumns, row), ...addCategoryName(row, call) }),
    },
  ),
  ...createCrudMocks(
    'notice',
    { detail: notice.detail },
    {
      table: notices,
      type: '',
      visible: isOwnTenant,
      notFound: nothingFoundError,
      view: (row, call) => ({ ...toOutputRow(detailColumns, row), ...addCategoryName(row, call) }),
    },
  ),
  ...createCrudMocks(
    'notice',
    { save: notice.save, update: notice.update, submit: notice.submit, remove: notice.remove },
    { table: notices, ...write },
  ),
  createMock(dashboard.activities, () => activities),
  createMock(dashboard.notices, () => news),
  createMock(dashboard.myNotices, () => messages),
]
