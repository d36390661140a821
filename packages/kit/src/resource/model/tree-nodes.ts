import { parsePage } from './page'
import type { Row } from './row'

/** Returns the children that a row of a whole tree contains. */
export const getChildren = ({ children }: Row): readonly Row[] => (Array.isArray(children) ? parsePage(children).rows : [])

/** Returns the rows of a tree in display order, without their nesting. Does not recurse, so that any depth is possible. */
export function flattenTree(rows: readonly Row[]): readonly Row[] {
  const flat: Row[] = []
  const stack = rows.toReversed()
  for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
    flat.push(row)
    for (const child of getChildren(row).toReversed()) stack.push(child)
  }
  return flat
}
