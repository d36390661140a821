import { isRecord } from '../is-record'

type Row = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, unknown>>

const childrenOf = (row: Row): readonly Row[] => (Array.isArray(row.children) ? row.children.filter(isRecord) : [])
const rowsOf = (payload: unknown): readonly Row[] => (Array.isArray(payload) ? payload.filter(isRecord) : [])

function everyRow(tree: readonly Row[]): Row[] {
  const rows: Row[] = []
  const open = [...tree].reverse()
  for (let row = open.pop(); row; row = open.pop()) {
    rows.push(row)
    for (const child of [...childrenOf(row)].reverse()) open.push(child)
  }
  return rows
}

/** A row of a tree as a lazy list gives it: without its children, but telling whether there are some. */
function alone(row: Row): Row {
  const { children: _, ...rest } = row
  return { ...rest, hasChildren: childrenOf(row).length > 0 || row.hasChildren === true }
}

const isTop = (id: unknown) => id === undefined || id === '' || id === '0'

/** Of a whole tree what lies below one row, as a lazy list would give it; at the top, whatever has no parent in it. */
export function below(payload: unknown, parentId: unknown): Row[] {
  const rows = rowsOf(payload)
  const found = isTop(parentId) ? rows : everyRow(rows).filter((row) => row.parentId === parentId)
  return found.map(alone)
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one ?? '').localeCompare(String(other ?? ''))

/** The rows in the order that `ascs` or `descs` of a query name. */
function ordered(rows: readonly Row[], { ascs, descs }: Query): readonly Row[] {
  const [name = ''] = String(ascs ?? descs ?? '').split(',')
  if (name === '') return rows
  const direction = ascs === undefined ? -1 : 1
  return [...rows].sort((one, other) => direction * compare(one[name], other[name]))
}

const positive = (value: unknown, otherwise: number) => (Number(value) > 0 ? Number(value) : otherwise)

/** One page of what came whole. */
export function pageOf(rows: readonly Row[], query: Query) {
  const [current, size] = [positive(query.current, 1), positive(query.size, 10)]
  const records = ordered(rows, query).slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
}

/** A query without these fields. */
export const without = (query: Query, ...names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))

/** What only a list of pages takes. */
export const paging = ['current', 'size', 'ascs', 'descs'] as const

export { isTop }
