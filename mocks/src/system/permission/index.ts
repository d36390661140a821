import { topMenu } from '@jwsk/sdk/system'
import { defineArea, register } from '../../engine/area'
import { compareBySort, crud } from '../../engine/crud'
import { grantMocks } from './grant'
import { menuMocks } from './menu'
import { menuTable } from './menu-table'
import { roleMocks } from './role'
import { roleTable } from './role-table'
import { scopeMocks } from './scope'
import { topMenuGrantTable, topMenuTable } from './top-menu-table'

const topMenuMocks = crud(topMenu, topMenuTable, {
  match: 'equal',
  order: compareBySort,
  beforeRemove: (row, { world }) => void world.table(topMenuGrantTable).remove(row.id),
})

export const permission = defineArea({
  entities: [register(menuTable, menuMocks), register(topMenuTable, topMenuMocks), register(roleTable, roleMocks)],
  mocks: [...scopeMocks, ...grantMocks],
})
