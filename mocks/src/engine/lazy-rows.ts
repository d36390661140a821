import type { Query } from './fields'
import { filterRows, type QueryOptions } from './query'
import { type Branch, getChildren, type TreeRow } from './world/tree'

/** Filters a lazily loaded tree: the children of `parentId`; without it the roots, or all matches of the filters. */
export function getLazyRows<Row extends TreeRow>(rows: readonly Row[], query: Query, options: QueryOptions = {}): Branch<Row>[] {
  const { parentId = '', current: _, size: __, ...filters } = query
  const parents = new Set(rows.map((row) => row.parentId))
  const searching = Object.entries(filters).some(([name, value]) => value !== '' && !options.handledParameters?.includes(name))
  const candidates =
    parentId === '' && searching
      ? rows.map((row) => (parents.has(row.id) ? { ...row, hasChildren: true } : { ...row }))
      : getChildren(rows, parentId || '0')
  return filterRows(candidates, filters, options)
}
