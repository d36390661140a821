import { defineTable, type StoredRow, type Table } from '../../engine/world/table'
import type { World } from '../../engine/world/world'
import { loadNationalRegions, seedRegionList } from '../../seed/regions'

export interface RegionRow {
  /** The code: regions have no other key. */
  readonly id: string
  readonly code: string
  readonly parentCode: string
  readonly name: string
  readonly regionLevel: number
  readonly sort: number
  readonly remark: string
}

const lengths = [2, 4, 6, 9, 12]

/** 00 is the country; then two digits a level, three below districts. */
export const getParentCode = (code: string): string => {
  if (code === '00') return '000000'
  const level = lengths.indexOf(code.length)
  return level <= 0 ? '00' : code.slice(0, lengths[level - 1])
}
export const getRegionLevel = (code: string): number => (code === '00' ? 0 : lengths.indexOf(code.length) + 1)

export const parseRegionRows = (list: string): RegionRow[] =>
  list.split(',').map((entry) => {
    const [code = '', name = ''] = entry.split(' ')
    return { id: code, code, parentCode: getParentCode(code), name, regionLevel: getRegionLevel(code), sort: Number(code.slice(-2)), remark: '' }
  })

export const regionTable = defineTable<RegionRow>('region', () => parseRegionRows(seedRegionList))

/** holds one row when the whole country has been brought in */
const broughtTable = defineTable<StoredRow>('regionsBrought')

/** The divisions of the whole country; brought in when first asked for, what was changed before stays. */
export async function loadAllRegions(world: World): Promise<Table<RegionRow>> {
  const table = world.table(regionTable)
  if (world.table(broughtTable).size > 0) return table
  const rows = parseRegionRows(await loadNationalRegions())
  // others may have asked meanwhile
  if (world.table(broughtTable).size > 0) return table
  table.putAll(rows.filter((row) => !table.get(row.id)))
  world.table(broughtTable).put({ id: 'national' })
  return table
}
