import type { World } from '../../engine/world/world'
import { dictBizTable, dictTable, entriesOf } from '../../system/configuration/dict-table'

/** The labels of a dictionary by key, from whichever table holds it. */
export function labelsOf(world: World, code: string): ReadonlyMap<string, string> {
  const entries = [dictBizTable, dictTable].map((table) => entriesOf(world, table, code)).find((rows) => rows.length > 0) ?? []
  return new Map(entries.map((entry) => [String(entry.dictKey), entry.dictValue]))
}
