import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'

/** Texts for the cells of one row, by field name. */
export interface PastedRow {
  readonly row: Row
  readonly texts: Readonly<Record<string, string>>
}

export interface PastePlan {
  readonly rows: readonly PastedRow[]
  /** Number of pasted rows beyond the end of the list. */
  readonly surplus: number
  /** Columns that cannot be edited. */
  readonly skipped: readonly string[]
}

interface PasteTarget {
  readonly cells: readonly (readonly string[])[]
  readonly rows: readonly Row[]
  /** Displayed columns. */
  readonly columns: readonly string[]
  readonly editable: readonly string[]
  readonly keyName: string
  readonly canEdit: (row: Row) => boolean
}

/** Assigns pasted cells to those of the list, from the cell of the cursor to the end and down; other cells are left out. */
export function planPaste(
  { cells, rows, columns, editable, keyName, canEdit }: PasteTarget,
  cursor: { readonly row: Row; readonly name: string },
): PastePlan {
  const key = getRowKey(cursor.row, keyName)
  const first = rows.findIndex((row) => getRowKey(row, keyName) === key)
  const names = columns.slice(columns.indexOf(cursor.name))
  const width = Math.max(...cells.map((line) => line.length))
  const targets = rows.slice(first, first + cells.length)
  return {
    rows: targets.flatMap((row, at) => {
      const line = cells[at] ?? []
      const texts = names
        .slice(0, line.length)
        .flatMap((name, column) => (editable.includes(name) ? [[name, line[column] ?? ''] as const] : []))
      return hasKey(row, keyName) && canEdit(row) && texts.length > 0 ? [{ row, texts: Object.fromEntries(texts) }] : []
    }),
    surplus: cells.length - targets.length,
    skipped: names.slice(0, width).filter((name) => !editable.includes(name)),
  }
}
