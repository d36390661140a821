import { defineArea, register } from '../../engine/area'
import { installMocks, installTable } from './install'
import { mobileVersionMocks } from './mobile-version'
import { mobileVersionTable } from './mobile-version-table'
import { visitMocks, visitTable } from './visit'

export const mobile = defineArea({
  entities: [register(mobileVersionTable, mobileVersionMocks), register(installTable, installMocks), register(visitTable, visitMocks)],
})
