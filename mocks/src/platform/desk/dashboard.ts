import { dashboard } from '@jwsk/sdk/desk'
import { mock } from '../../engine/mock'
import { getDictLabel } from '../../system/configuration/dict-table'
import { listActivities } from './activities'
import { createHomeDashboard } from './home-dashboard'
import { createMerchantDashboard } from './merchant-dashboard'
import { listMessages } from './messages'
import { getReleasedNotices } from './notice'
import { createPortalDashboard } from './portal-dashboard'

export const dashboardMocks = [
  mock(dashboard.activities, listActivities),
  mock(dashboard.notices, (call) =>
    getReleasedNotices(call)
      .slice(0, 10)
      .map(({ id, title, category, releaseTime }) => ({
        id,
        title,
        category,
        categoryName: getDictLabel(call.world, 'notice', category),
        releaseTime,
      })),
  ),
  mock(dashboard.myNotices, listMessages),
  mock(dashboard.statistics, createHomeDashboard),
  mock(dashboard.portal, createPortalDashboard),
  mock(dashboard.merchant, createMerchantDashboard),
]
