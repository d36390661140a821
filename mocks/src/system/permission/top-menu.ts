import { topMenu } from '@jwsk/sdk/system'
import { bySort, crud } from '../../engine/crud'
import { topMenuGrantTable, topMenuTable } from './top-menu-table'

export const topMenuMocks = crud(topMenu, topMenuTable, {
  match: 'equal',
  order: bySort,
  beforeRemove: (row, { world }) => void world.table(topMenuGrantTable).remove(row.id),
})
