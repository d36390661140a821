import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'

/** Field that contains the position of a record in its list. */
export const sortField = 'sort'

/** Row with its position. */
export type SortedRow = Row & { readonly sort: number }

/** Returns the position of a row; 0 if it has none. */
export const getSort = ({ [sortField]: sort }: Row): number => {
  const number = Number(sort)
  return Number.isFinite(number) ? number : 0
}

/** Whether rows are displayed in ascending order of their positions. */
export const isAscending = (rows: readonly Row[]) => rows.every((row, at) => at === 0 || getSort(rows[at - 1] ?? row) <= getSort(row))

/** Makes ascending numbers unique, because rows with the same number have no defined order. */
function toDistinct(sorts: readonly number[]): readonly number[] {
  let last = Math.min(...sorts) - 1
  return sorts
    .toSorted((left, right) => left - right)
    .map((sort) => {
      last = Math.max(sort, last + 1)
      return last
    })
}

/** Reassigns the numbers that rows have, in the order of the rows; rows whose number stays are unchanged. */
export function assignSorts(rows: readonly Row[]): readonly Row[] {
  const sorts = toDistinct(rows.map(getSort))
  return rows.map((row, at) => (getSort(row) === sorts[at] ? row : { ...row, [sortField]: sorts[at] }))
}

interface Move {
  readonly id: string
  /** Key of the row whose position it takes. */
  readonly targetId: string
  readonly keyName: string
}

/** Moves a row to the position of another one and reassigns the numbers in use. Returns the same rows if it cannot move. */
export function moveRows(rows: readonly Row[], { id, targetId, keyName }: Move): readonly Row[] {
  const from = rows.findIndex((row) => getRowKey(row, keyName) === id)
  const to = rows.findIndex((row) => getRowKey(row, keyName) === targetId)
  const moved = rows[from]
  if (!moved || to === -1 || from === to) return rows
  return assignSorts(rows.toSpliced(from, 1).toSpliced(to, 0, moved))
}

/** Returns all rows of a list in which those of one page have another order. */
export function mergeOrder(all: readonly Row[], page: readonly Row[], keyName: string): readonly Row[] {
  const byKey = new Map(all.map((row) => [getRowKey(row, keyName), row]))
  const order = page.map((row) => byKey.get(getRowKey(row, keyName))).filter((row) => row !== undefined)
  const moving = new Set(order)
  let taken = 0
  const takeNext = () => {
    taken += 1
    return order[taken - 1]
  }
  return all.map((row) => (moving.has(row) ? (takeNext() ?? row) : row))
}
