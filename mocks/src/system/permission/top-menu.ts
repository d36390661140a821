import { topMenu } from '@jwsk/sdk/system'
import { compareBySort, crud } from '../../engine/crud'
import { topMenuGrantTable, topMenuTable } from './top-menu-table'

export const topMenuMocks = crud(topMenu, topMenuTable, {
  match: 'equal',
  order: compareBySort,
  beforeRemove: (row, { world }) => void world.table(topMenuGrantTable).remove(row.id),
})
