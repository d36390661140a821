import { isRecord } from '../is-record'

type Row = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, unknown>>

const getChildren = (row: Row): readonly Row[] => (Array.isArray(row.children) ? row.children.filter(isRecord) : [])
const toRows = (payload: unknown): readonly Row[] => (Array.isArray(payload) ? payload.filter(isRecord) : [])

function flattenTree(tree: readonly Row[]): Row[] {
  const rows: Row[] = []
  const open = [...tree].reverse()
  for (let row = open.pop(); row; row = open.pop()) {
    rows.push(row)
    for (const child of [...getChildren(row)].reverse()) open.push(child)
  }
  return rows
}

/** Converts a tree row to one of a lazy list: without `children`, with `hasChildren`. */
function withoutChildren(row: Row): Row {
  const { children: _, ...rest } = row
  return { ...rest, hasChildren: getChildren(row).length > 0 || row.hasChildren === true }
}

const isRootId = (id: unknown) => id === undefined || id === '' || id === '0'

/** Selects the rows below a parent from a whole tree, as a lazy list would; at the top, the rows whose parent is not in the tree. */
export function getSubtree(payload: unknown, parentId: unknown): Row[] {
  const rows = toRows(payload)
  const found = isRootId(parentId) ? rows : flattenTree(rows).filter((row) => row.parentId === parentId)
  return found.map(withoutChildren)
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one ?? '').localeCompare(String(other ?? ''))

/** Sorts the rows by `ascs` or `descs` of a query. */
function sortRows(rows: readonly Row[], { ascs, descs }: Query): readonly Row[] {
  const [name = ''] = String(ascs ?? descs ?? '').split(',')
  if (name === '') return rows
  const direction = ascs === undefined ? -1 : 1
  return [...rows].sort((one, other) => direction * compare(one[name], other[name]))
}

const toPositiveInteger = (value: unknown, fallback: number) => (Number(value) > 0 ? Number(value) : fallback)

/** Returns one page of a complete list. */
export function paginate(rows: readonly Row[], query: Query) {
  const [current, size] = [toPositiveInteger(query.current, 1), toPositiveInteger(query.size, 10)]
  const records = sortRows(rows, query).slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
}

/** Omits fields from a query. */
export const omitFields = (query: Query, ...names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))

/** Parameters of paged lists only. */
export const paginationParameters = ['current', 'size', 'ascs', 'descs'] as const

export { isRootId }
