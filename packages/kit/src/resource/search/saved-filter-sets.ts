import { isRecord } from '@jwsk/sdk'
import type { ListState } from '../model/list-state'

/** Named set of filter conditions. */
export interface SavedFilter {
  readonly name: string
  readonly filters: ListState['filters']
}

interface StoredFilterSets {
  /** Version of the format; other versions are ignored. */
  readonly version: 1
  readonly sets: readonly SavedFilter[]
}

export const maxSavedFilters = 20
export const maxNameLength = 40

/** Parses stored filters, as far as the list still supports them. */
export function parseSavedFilters(stored: unknown, names: readonly string[]): readonly SavedFilter[] {
  if (!isRecord(stored) || stored.version !== 1 || !Array.isArray(stored.sets)) return []
  const sets = stored.sets.filter(isRecord).flatMap(({ name, filters }): SavedFilter[] => {
    if (typeof name !== 'string' || name === '' || !isRecord(filters)) return []
    const known = Object.entries(filters).filter(
      (entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    )
    return known.length > 0 ? [{ name: name.slice(0, maxNameLength), filters: Object.fromEntries(known) }] : []
  })
  return [...new Map(sets.map((set) => [set.name, set])).values()].slice(0, maxSavedFilters)
}

export const serializeSavedFilters = (sets: readonly SavedFilter[]): StoredFilterSets => ({ version: 1, sets })

/** Adds a set at the front; replaces one of the same name. */
export const addSavedFilter = (sets: readonly SavedFilter[], set: SavedFilter): readonly SavedFilter[] =>
  [set, ...sets.filter(({ name }) => name !== set.name)].slice(0, maxSavedFilters)
