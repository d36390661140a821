import { operationKey } from '@jwsk/sdk/query'
import type { TreeControl } from '@jwsk/ui'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'
import { getChildren } from '../model/tree-nodes'

interface TreeRows {
  readonly rows: readonly Row[]
  /** Tree controls; `undefined` for a flat list. */
  readonly branches: TreeControl<Row> | undefined
}

const hasUnloadedChildren = (row: Row) => row.hasChildren === true || row.hasChildren === 1

/** children are not reloaded within this time */
const staleTimeMs = 30_000

/** few roots show little, so they start expanded */
const maxExpandedRoots = 3

/** Returns the visible rows of a tree: children are included in their parent or loaded on expand. */
export function useTreeRows(resource: Resource, roots: readonly Row[], baseQuery: Row | undefined): TreeRows {
  const { client, scope } = useRuntime()
  const [userExpandedIds, setUserExpandedIds] = useState<readonly string[]>()
  const { tree, api, key } = resource
  const first = roots.length <= maxExpandedRoots ? roots.filter((root) => hasUnloadedChildren(root) || getChildren(root).length > 0) : []
  const expandedIds = userExpandedIds ?? first.map((root) => getRowKey(root, key))
  const parentIds = tree ? expandedIds : []
  const childQueries = useQueries({
    queries: parentIds.map((id) => {
      const input = { ...baseQuery, ...(tree && { [tree.parent]: id }) }
      return {
        queryKey: operationKey(scope, api.list, input),
        queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<unknown> => client.call(api.list, input, { signal }),
        retry: false,
        staleTime: staleTimeMs,
        enabled: tree?.load === 'lazy',
      }
    }),
  })
  if (!tree) return { rows: roots, branches: undefined }

  const expanded = new Map(expandedIds.map((id, index) => [id, childQueries[index]]))
  const getChildQuery = (id: string) => expanded.get(id)
  const getChildRows = (row: Row) => (tree.load === 'lazy' ? parsePage(getChildQuery(getRowKey(row, key))?.data).rows : getChildren(row))
  const isBranch = (row: Row) => (tree.load === 'lazy' ? hasUnloadedChildren(row) : getChildren(row).length > 0)
  const depths = new Map<Row, number>()
  const rows: Row[] = []
  const seen = new Set<string>()
  const stack = roots.map((row) => ({ row, depth: 0 })).reverse()
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { row, depth } = next
    const id = getRowKey(row, key)
    // a node that contains itself would never end
    if (hasKey(row, key) && seen.has(id)) continue
    seen.add(id)
    depths.set(row, depth)
    rows.push(row)
    if (!expanded.has(id)) continue
    for (const child of getChildRows(row).toReversed()) stack.push({ row: child, depth: depth + 1 })
  }

  const getExpandState = (row: Row) => {
    if (!isBranch(row)) return 'leaf'
    const id = getRowKey(row, key)
    if (!expanded.has(id)) return 'closed'
    return getChildQuery(id)?.isLoading ? 'loading' : 'open'
  }
  const toggle = (row: Row) => {
    const id = getRowKey(row, key)
    setUserExpandedIds((before = expandedIds) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  }
  return { rows, branches: { getDepth: (row) => depths.get(row) ?? 0, getExpandState: getExpandState, toggle } }
}
