import { toOutputRow } from '../../engine/columns'
import { createTreeNode } from '../../engine/world/tree'
import { columns } from '../columns'
import type { BladeRow } from '../rows'

type Row = BladeRow<'region'>

/** Converts a code to an id as the server does: to a number, so that 00 becomes 0. */
const toNodeId = (code: string) => (/^\d+$/.test(code) ? String(BigInt(code)) : '-1')

interface Branch {
  readonly id: string
  readonly parentId: string
  readonly hasChildren: boolean
  readonly children?: Branch[]
}

const toEntry = (row: Row, hasChildren: boolean) => ({
  ...toOutputRow(columns.region, row),
  id: toNodeId(row.code),
  parentId: toNodeId(row.parentCode),
  parentName: '',
  hasChildren,
})

const toNode = (row: Row, hasChildren: boolean) => {
  const { id, parentId, title, key, value } = createTreeNode(toNodeId(row.code), toNodeId(row.parentCode), row.name)
  return { id, parentId, hasChildren, title, key, value }
}

/** Builds a tree of the rows; rows right below the country are roots. */
function nestRows(rows: readonly Row[], made: (row: Row) => Branch): Branch[] {
  const branches = new Map(rows.map((row) => [toNodeId(row.code), made(row)] as const))
  const roots: Branch[] = []
  const below = new Map<string, Branch[]>()
  for (const branch of branches.values()) {
    const parent = branch.parentId === '0' ? undefined : branches.get(branch.parentId)
    if (parent) below.set(branch.parentId, [...(below.get(branch.parentId) ?? []), branch])
    else roots.push(branch)
  }
  const grown = (branch: Branch): Branch => {
    const children = below.get(branch.id)
    return children ? { ...branch, children: children.map(grown) } : branch
  }
  return roots.map(grown)
}

/** Converts rows as `region/lazy-list` does. */
export const toRegionEntries = (rows: readonly Row[], parents: ReadonlySet<string>) =>
  nestRows(rows, (row) => toEntry(row, parents.has(row.code)))

/** Converts rows as `region/lazy-tree` does. */
export const toRegionNodes = (rows: readonly Row[], parents: ReadonlySet<string>) =>
  nestRows(rows, (row) => toNode(row, parents.has(row.code)))

/** Converts a row as `region/detail` does. */
export const toRegionDetail = (row: Row, parentName: string) => ({ ...toEntry(row, false), parentName })
