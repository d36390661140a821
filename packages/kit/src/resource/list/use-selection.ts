import type { CheckState, RowSelection, TableSelection } from '@jwsk/ui'
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../model/row'
import { getRowKey, hasKey } from '../model/row-keys'

export interface Selection {
  /** All selected rows, also of other pages. */
  readonly rows: readonly Row[]
  readonly table: TableSelection<Row>
  readonly row: RowSelection<Row>
  readonly clear: () => void
}

const nothingSelected: ReadonlyMap<string, Row> = new Map()

interface SelectionOptions {
  readonly rows: readonly Row[]
  readonly keyName: string
  /** Key whose change clears the selection: filters, tenant, language. */
  readonly resetKey: string
}

function getPageCheckState(rows: readonly Row[], has: (row: Row) => boolean): CheckState {
  if (rows.length > 0 && rows.every(has)) return 'all'
  return rows.some(has) ? 'some' : 'none'
}

/** Returns the selected records by key, across pages. */
export function useSelection({ rows, keyName, resetKey }: SelectionOptions): Selection {
  const [selection, setSelection] = useState({ within: resetKey, selected: nothingSelected })
  const selected = selection.within === resetKey ? selection.selected : nothingSelected
  const update = useCallback(
    (change: (selected: Map<string, Row>) => void) =>
      setSelection((before) => {
        const next = new Map(before.within === resetKey ? before.selected : nothingSelected)
        change(next)
        return { within: resetKey, selected: next }
      }),
    [resetKey],
  )
  const row = useMemo(
    (): RowSelection<Row> => ({
      isSelectable: (row) => hasKey(row, keyName),
      toggle: (row) => update((next) => void (next.delete(getRowKey(row, keyName)) || next.set(getRowKey(row, keyName), row))),
    }),
    [keyName, update],
  )
  return useMemo(() => {
    const has = (row: Row) => selected.has(getRowKey(row, keyName))
    const selectable = rows.filter((row) => hasKey(row, keyName))
    const page = getPageCheckState(selectable, has)
    return {
      rows: [...selected.values()],
      clear: () => update((next) => next.clear()),
      row,
      table: {
        has,
        page,
        togglePage: () =>
          update((next) => {
            for (const row of selectable) page === 'all' ? next.delete(getRowKey(row, keyName)) : next.set(getRowKey(row, keyName), row)
          }),
      },
    }
  }, [selected, rows, row, keyName, update])
}
