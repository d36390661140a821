import type { Operation } from '@jwsk/sdk'
import type { TreeNode } from '../engine/tree'
import type { TopMenuRow } from './top-menu-table'
import type { MenuRow } from './menu-table'

// stands in for the generated `menu` until the contract has it
const at = (action: string, path: string): Operation<{ readonly topMenuId?: string } | undefined, never> => ({ id: `menu.${action}`, method: 'GET', path: `/jwsk-system/menu/${path}`, input: 'query' })

export const menu: {
  readonly routes: Operation<unknown, readonly MenuRow[]>
  readonly buttons: Operation<unknown, readonly MenuRow[]>
  readonly topMenu: Operation<unknown, readonly TopMenuRow[]>
  readonly tree: Operation<unknown, readonly TreeNode[]>
} = { routes: at('routes', 'routes'), buttons: at('buttons', 'buttons'), topMenu: at('topMenu', 'top-menu'), tree: at('tree', 'tree') }
