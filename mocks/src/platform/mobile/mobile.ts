import { installMocks } from './install'
import { mobileVersionMocks } from './mobile-version'
import { visitMocks } from './visit'

export const mobileMocks = [...mobileVersionMocks, ...installMocks, ...visitMocks]
