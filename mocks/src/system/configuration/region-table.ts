import type { StoredRow, Table } from '../../engine/world/table'
import { defineTable, type World } from '../../engine/world/world'
import { loadNationalRegions, seedRegionList } from '../../seed/regions'

export interface RegionRow {
  /** Same as `code`, because regions have no other key. */
  readonly id: string
  readonly code: string
  readonly parentCode: string
  readonly name: string
  readonly regionLevel: number
  readonly sort: number
  readonly remark: string
}

const lengths = [2, 4, 6, 9, 12]

/** Returns the parent of a code: 00 is the country, then two digits per level, three below districts. */
export const getParentCode = (code: string): string => {
  if (code === '00') return '000000'
  const level = lengths.indexOf(code.length)
  return level <= 0 ? '00' : code.slice(0, lengths[level - 1])
}
export const getRegionLevel = (code: string): number => (code === '00' ? 0 : lengths.indexOf(code.length) + 1)

export const parseRegionRows = (list: string): RegionRow[] =>
  list.split(',').map((entry) => {
    const [code = '', name = ''] = entry.split(' ')
    return {
      id: code,
      code,
      parentCode: getParentCode(code),
      name,
      regionLevel: getRegionLevel(code),
      sort: Number(code.slice(-2)),
      remark: '',
    }
  })

export const regionTable = defineTable<RegionRow>('region', () => parseRegionRows(seedRegionList))

/** Marker with one row once all regions have been loaded. */
const loadedMarkerTable = defineTable<StoredRow>('regionsBrought')

/** Loads all divisions of the country on first access; rows changed before are not overwritten. */
export async function loadAllRegions(world: World): Promise<Table<RegionRow>> {
  const table = world.table(regionTable)
  if (world.table(loadedMarkerTable).size > 0) return table
  const rows = parseRegionRows(await loadNationalRegions())
  // a concurrent call may have loaded them
  if (world.table(loadedMarkerTable).size > 0) return table
  table.putAll(rows.filter((row) => !table.get(row.id)))
  world.table(loadedMarkerTable).put({ id: 'national' })
  return table
}
