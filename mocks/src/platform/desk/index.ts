import { defineArea, register } from '../../engine/area'
import { dashboardMocks } from './dashboard'
import { leaveMocks } from './leave'
import { leaveTable } from './leave-table'
import { noticeMocks, noticeTable } from './notice'

export const desk = defineArea({
  entities: [register(noticeTable, noticeMocks), register(leaveTable, leaveMocks)],
  mocks: [...dashboardMocks],
})
