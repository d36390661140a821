import { useQueries } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { getListQueryOptions } from '../list/list-query'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { flattenTree } from '../model/tree-nodes'

/** more parents are not looked up */
const maxLookups = 10

interface ChildRows {
  /** Direct children that are not among the rows themselves. */
  readonly children: readonly Row[]
  readonly isLoading: boolean
}

/** Builds the inputs of the list calls that return the children. */
function buildInputs({ tree }: Resource, keys: readonly string[]): readonly Row[] {
  if (!tree) return []
  return tree.load === 'whole' ? [{}] : keys.slice(0, maxLookups).map((parent) => ({ [tree.parent]: parent }))
}

/** Looks up the children of rows in a tree, which a filtered list may not show; one call for a whole tree. */
export function useChildRows(resource: Resource, rows: readonly Row[]): ChildRows {
  const runtime = useRuntime()
  const { tree, key } = resource
  const keys = rows.map((row) => getRowKey(row, key))
  const queries = useQueries({ queries: buildInputs(resource, keys).map((input) => getListQueryOptions(runtime, resource, input)) })
  // a failed lookup leaves what the list contains
  const known = [...rows, ...queries.flatMap(({ data }) => parsePage(data).rows)]
  const children = new Map(flattenTree(known).map((row) => [getRowKey(row, key), row]))
  return {
    children: [...children].flatMap(([id, row]) => (tree && keys.includes(String(row[tree.parent])) && !keys.includes(id) ? [row] : [])),
    isLoading: queries.some((query) => query.isLoading),
  }
}
