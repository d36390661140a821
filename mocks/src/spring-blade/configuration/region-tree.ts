import { toOutputRow } from '../../engine/columns'
import { createTreeNode } from '../../engine/world/tree'
import { columns } from '../columns'
import type { BladeRow } from '../rows'

type Row = BladeRow<'region'>

/** A code as the server makes an id of it: a number, so that 00 is 0. */
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

/** The rows nested under one another; what stands right below the country is a root of its own. */
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

/** As `region/lazy-list` answers. */
export const toRegionEntries = (rows: readonly Row[], parents: ReadonlySet<string>) =>
  nestRows(rows, (row) => toEntry(row, parents.has(row.code)))

/** As `region/lazy-tree` answers. */
export const toRegionNodes = (rows: readonly Row[], parents: ReadonlySet<string>) => nestRows(rows, (row) => toNode(row, parents.has(row.code)))

/** As `region/detail` answers. */
export const toRegionDetail = (row: Row, parentName: string) => ({ ...toEntry(row, false), parentName })
