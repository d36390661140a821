import { defineTable, type World } from '../../engine/world/world'
import type { MenuSeed } from '../../seed/menu-seed'
import { businessMenus } from '../../seed/menus-business'
import { frontMenus } from '../../seed/menus-front'
import { platformMenus } from '../../seed/menus-platform'

export interface MenuRow {
  readonly id: string
  readonly parentId: string
  readonly code: string
  readonly name: string
  readonly alias: string
  readonly path: string
  readonly source: string
  readonly sort: number
  /** Codes: 1 menu, 2 button. */
  readonly category: number
  /** Codes: 0 none, 1 toolbar, 2 row, 3 both. */
  readonly action: number
  readonly isOpen: number
  readonly remark: string
  readonly component: string
  /** Codes: 1 back, 2 front. */
  readonly menuSide: number
  readonly query?: Record<string, string>
  readonly isDeleted: number
}

export const menuTable = defineTable<MenuRow>('menu', (world) => {
  const rows: MenuRow[] = []
  addMenus({ world, rows, menuSide: 1 }, [...businessMenus, ...platformMenus, ...world.areas.flatMap(({ menus }) => menus)], '0')
  addMenus({ world, rows, menuSide: 2 }, frontMenus, '0')
  return rows
})

const common = { component: '', isDeleted: 0 }

interface Field {
  readonly world: World
  readonly rows: MenuRow[]
  readonly menuSide: 1 | 2
}

function addMenus(field: Field, seeds: readonly MenuSeed[], parentId: string) {
  const { world, rows, menuSide } = field
  for (const [index, seed] of seeds.entries()) {
    const { code, name, path, source } = seed
    const id = world.seedId('menu', rows.length)
    rows.push({
      id,
      parentId,
      code,
      name,
      alias: 'menu',
      path,
      source,
      sort: index + 1,
      category: 1,
      action: 0,
      isOpen: seed.isOpen ?? 1,
      remark: seed.remark ?? '',
      ...(seed.query ? { query: { ...seed.query } } : {}),
      menuSide,
      ...common,
    })
    for (const [order, button] of (seed.buttons ?? []).entries())
      rows.push({
        id: world.seedId('menu', rows.length),
        parentId: id,
        ...button,
        path: `${path}/${button.alias}`,
        sort: order + 1,
        category: 2,
        isOpen: 1,
        remark: '',
        menuSide,
        ...common,
      })
    addMenus(field, seed.children ?? [], id)
  }
}

/** Returns the title of a menu in a tree that has those of the console and those of the visitors' app. */
export const getMenuTitle = ({ name, parentId, menuSide }: MenuRow): string =>
  menuSide === 2 && parentId === '0' ? `${name}（前台）` : name

/** Returns the menus with their pages, without buttons. */
export const getPageMenus = (world: World) =>
  world
    .table(menuTable)
    .all()
    .filter((row) => row.category === 1)
