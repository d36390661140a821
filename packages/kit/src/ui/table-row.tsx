import type { KeyboardEvent } from 'react'
import { useKitText } from '../i18n/kit-text'
import { Checkbox } from './checkbox'
import type { Column, RowParts } from './table-types'

interface TableRowProps<Row> {
  readonly row: Row
  /** As counted over all pages, from 1. */
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly parts: RowParts<Row>
  readonly selected: boolean
  /** Whether Tab comes here; the arrows reach the others. */
  readonly tabbable: boolean
}

function neighbour(row: HTMLElement, key: string): Element | null {
  if (key === 'ArrowDown') return row.nextElementSibling
  if (key === 'ArrowUp') return row.previousElementSibling
  if (key === 'Home') return row.parentElement?.firstElementChild ?? null
  return key === 'End' ? (row.parentElement?.lastElementChild ?? null) : null
}

export function TableRow<Row>({ row, index, columns, parts, selected, tabbable }: TableRowProps<Row>) {
  const t = useKitText()
  const { open, actions, selection } = parts
  const pressed = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // keys inside a button or a box are that control's own
    if (event.target !== event.currentTarget) return
    const next = neighbour(event.currentTarget, event.key)
    if (next instanceof HTMLElement) next.focus()
    else if (event.key === 'Enter' && open) open(row)
    else if (event.key === ' ' && selection) selection.toggle(row)
    else return
    event.preventDefault()
  }
  return (
    <tr className={selected ? 'kit-row-selected' : undefined} tabIndex={tabbable ? 0 : -1} onKeyDown={pressed}>
      {selection && (
        <td className="kit-cell-select">
          <Checkbox checked={selected ? 'all' : 'none'} label={t('table.select', { index })} onChange={() => selection.toggle(row)} />
        </td>
      )}
      <td className="kit-cell-index">{index}</td>
      {columns.map((column, position) => (
        <td key={column.id} className={`kit-cell-${column.align} ${position === 0 ? 'kit-cell-name' : ''}`} data-label={column.label}>
          {position === 0 && open ? (
            <button type="button" className="kit-link" onClick={() => open(row)}>
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && (
        <td className="kit-cell-actions">
          <div className="kit-actions">{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}
