import { dashboardMocks } from './dashboard'
import { leaveMocks } from './leave'
import { noticeMocks } from './notice'

export const deskMocks = [...noticeMocks, ...dashboardMocks, ...leaveMocks]
