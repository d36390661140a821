import { leaveMocks } from './leave'
import { noticeMocks } from './notice'

export const deskMocks = [...noticeMocks, ...leaveMocks]
