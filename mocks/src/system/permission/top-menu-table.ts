import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { formatDateTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { businessMenus } from '../../seed/menus-business'
import { platformMenus } from '../../seed/menus-platform'
import { menuTable } from './menu-table'

export interface TopMenuRow extends AuditColumns {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly source: string
  readonly path: string
  readonly sort: number
}

const getCodes = (seeds: readonly { readonly code: string }[]) => seeds.map((seed) => seed.code)

const topMenus = [
  ['operation', '运营中心', 'pi pi-compass', getCodes(businessMenus)],
  ['process', '流程中心', 'pi pi-directions', ['flow', 'work', 'report']],
  ['platform', '平台中心', 'pi pi-objects-column', getCodes(platformMenus).filter((code) => !['flow', 'work', 'report'].includes(code))],
] as const

export const topMenuTable = defineTable<TopMenuRow>('topMenu', (world) =>
  topMenus.map(([code, name, source], index) => ({
    id: world.seedId('topMenu', index),
    code,
    name,
    source,
    path: '',
    sort: index + 1,
    ...createAuditColumns(formatDateTime(world.startedAt)),
  })),
)

/** Menus of a top menu, by its id. */
export const topMenuGrantTable = defineTable<{ readonly id: string; readonly menuIds: readonly string[] }>('topMenuGrant', (world) => {
  const rows = world.table(menuTable).all()
  return topMenus.map(([, , , codes], index) => {
    const groups = rows.filter((row) => row.parentId === '0' && codes.some((code) => code === row.code)).map((row) => row.id)
    const pages = rows.filter((row) => row.category === 1)
    const ids = new Set(groups)
    for (const page of pages) if (ids.has(page.parentId)) ids.add(page.id)
    return { id: world.seedId('topMenu', index), menuIds: [...ids] }
  })
})
