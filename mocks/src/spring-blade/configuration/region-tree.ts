import { shown } from '../../engine/columns'
import { treeNode } from '../../engine/world/tree'
import { columns } from '../columns'
import type { BladeRow } from '../rows'

type Row = BladeRow<'region'>

/** A code as the server makes an id of it: a number, so that 00 is 0. */
const idOf = (code: string) => (/^\d+$/.test(code) ? String(BigInt(code)) : '-1')

interface Branch {
  readonly id: string
  readonly parentId: string
  readonly hasChildren: boolean
  readonly children?: Branch[]
}

const entry = (row: Row, hasChildren: boolean) => ({
  ...shown(columns.region, row),
  id: idOf(row.code),
  parentId: idOf(row.parentCode),
  parentName: '',
  hasChildren,
})

const node = (row: Row, hasChildren: boolean) => {
  const { id, parentId, title, key, value } = treeNode(idOf(row.code), idOf(row.parentCode), row.name)
  return { id, parentId, hasChildren, title, key, value }
}

/** The rows nested under one another; what stands right below the country is a root of its own. */
function nested(rows: readonly Row[], made: (row: Row) => Branch): Branch[] {
  const branches = new Map(rows.map((row) => [idOf(row.code), made(row)] as const))
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
export const regionEntries = (rows: readonly Row[], parents: ReadonlySet<string>) =>
  nested(rows, (row) => entry(row, parents.has(row.code)))

/** As `region/lazy-tree` answers. */
export const regionNodes = (rows: readonly Row[], parents: ReadonlySet<string>) => nested(rows, (row) => node(row, parents.has(row.code)))

/** As `region/detail` answers. */
export const regionDetail = (row: Row, parentName: string) => ({ ...entry(row, false), parentName })
