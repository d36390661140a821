import { dashboard } from '@jwsk/sdk/desk'
import { mock } from '../../engine/mock'
import { labelOf } from '../../system/configuration/dict-table'
import { activitiesOf } from './activities'
import { homeBoard } from './home-board'
import { merchantBoard } from './merchant-board'
import { messagesOf } from './messages'
import { releasedNotices } from './notice'
import { portalBoard } from './portal-board'

export const dashboardMocks = [
  mock(dashboard.activities, activitiesOf),
  mock(dashboard.notices, (call) =>
    releasedNotices(call)
      .slice(0, 10)
      .map(({ id, title, category, releaseTime }) => ({
        id,
        title,
        category,
        categoryName: labelOf(call.world, 'notice', category),
        releaseTime,
      })),
  ),
  mock(dashboard.myNotices, messagesOf),
  mock(dashboard.statistics, homeBoard),
  mock(dashboard.portal, portalBoard),
  mock(dashboard.merchant, merchantBoard),
]
