import type { StoredRow } from './table'

export interface TreeRow extends StoredRow {
  readonly parentId: string
}

export type Branch<Row> = Row & { hasChildren?: boolean; children?: Branch<Row>[] }

/** Builds a tree of rows; a row whose parent is missing is a root. Omits empty children, as the platform does. */
export function buildTree<Row extends TreeRow>(rows: readonly Row[]): Branch<Row>[] {
  const branches = new Map<string, Branch<Row>>(rows.map((row) => [row.id, { ...row }]))
  const roots: Branch<Row>[] = []
  for (const branch of branches.values()) {
    const parent = branch.parentId === branch.id ? undefined : branches.get(branch.parentId)
    if (!parent) {
      roots.push(branch)
      continue
    }
    parent.hasChildren = true
    parent.children = [...(parent.children ?? []), branch]
  }
  return roots
}

export interface TreeNode {
  id: string
  parentId: string
  title: string
  key: string
  value: string
  hasChildren?: boolean
  children?: TreeNode[]
}

/** Creates a node of the platform's tree selects: id, key and value are one string. */
export const createTreeNode = (id: string, parentId: string, title: string): TreeNode => ({ id, parentId, title, key: id, value: id })

export const buildTreeNodes = <Row extends TreeRow>(rows: readonly Row[], title: (row: Row) => string): TreeNode[] =>
  buildTree(rows.map((row) => createTreeNode(row.id, row.parentId, title(row))))

/** Returns the children of one node, each with `hasChildren`. */
export function getChildren<Row extends TreeRow>(rows: readonly Row[], parentId: string): Branch<Row>[] {
  const parents = new Set(rows.map((row) => row.parentId))
  return rows.filter((row) => row.parentId === parentId).map((row) => (parents.has(row.id) ? { ...row, hasChildren: true } : { ...row }))
}

/** Returns the ids and those of all their descendants. */
export function withDescendants<Row extends TreeRow>(rows: readonly Row[], ids: readonly string[]): Set<string> {
  const found = new Set(ids)
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const row of rows) if (found.has(row.parentId)) found.add(row.id)
  }
  return found
}

/** Returns the ids and those of all their ancestors. */
export function withAncestors<Row extends TreeRow>(rows: readonly Row[], ids: Iterable<string>): Set<string> {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]))
  const found = new Set<string>()
  for (const id of ids)
    for (let at: string | undefined = id; at !== undefined && parents.has(at) && !found.has(at); at = parents.get(at)) found.add(at)
  return found
}
