import type { World } from '../../engine/world/world'
import { dictBizTable, dictTable, getDictEntries } from '../../system/configuration/dict-table'

/** Returns the labels of a dictionary by key, from either dictionary table. */
export function getDictLabels(world: World, code: string): ReadonlyMap<string, string> {
  const entries = [dictBizTable, dictTable].map((table) => getDictEntries(world, table, code)).find((rows) => rows.length > 0) ?? []
  return new Map(entries.map((entry) => [String(entry.dictKey), entry.dictValue]))
}
