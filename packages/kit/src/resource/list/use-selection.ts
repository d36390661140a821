import { useCallback, useMemo, useState } from 'react'
import type { CheckState } from '../../ui/checkbox'
import type { RowSelection, TableSelection } from '../../ui/table/table-types'
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
  const [selection, hold] = useState({ within: resetKey, chosen: nothingSelected })
  const chosen = selection.within === resetKey ? selection.chosen : nothingSelected
  const update = useCallback(
    (change: (chosen: Map<string, Row>) => void) =>
      hold((before) => {
        const next = new Map(before.within === resetKey ? before.chosen : nothingSelected)
        change(next)
        return { within: resetKey, chosen: next }
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
    const has = (row: Row) => chosen.has(getRowKey(row, keyName))
    const selectable = rows.filter((row) => hasKey(row, keyName))
    const page = getPageCheckState(selectable, has)
    return {
      rows: [...chosen.values()],
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
  }, [chosen, rows, row, keyName, update])
}
