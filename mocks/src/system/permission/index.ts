import { defineArea, register } from '../../engine/area'
import { grantMocks } from './grant'
import { menuMocks } from './menu'
import { menuTable } from './menu-table'
import { roleMocks } from './role'
import { roleTable } from './role-table'
import { scopeMocks } from './scope'
import { topMenuMocks } from './top-menu'
import { topMenuTable } from './top-menu-table'

export const permission = defineArea({
  entities: [register(menuTable, menuMocks), register(topMenuTable, topMenuMocks), register(roleTable, roleMocks)],
  mocks: [...scopeMocks, ...grantMocks],
})
