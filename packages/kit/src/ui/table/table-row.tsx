import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, memo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Branch } from './branch'
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

/** what a key can turn into its opposite */
const unfoldKeys: Record<string, string> = { ArrowRight: 'closed', ArrowLeft: 'open' }

/** what is marked by hand is copied by the browser */
const isCopy = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && document.getSelection()?.isCollapsed !== false

const textOfRow = (row: HTMLElement) => [...row.querySelectorAll('td[data-label]')].map((cell) => cell.textContent.trim()).join('\t')

/** a longer one leads to no row: it would stand in the page for each */
const longestKey = 200

const openerOf = <Row,>({ open, opens }: RowParts<Row>, row: Row) => (opens?.(row) === false ? undefined : open)

function NameCell<Row>({ row, column, parts }: Pick<TableRowProps<Row>, 'row' | 'parts'> & { readonly column: Column<Row> }) {
  const { branches } = parts
  const open = openerOf(parts, row)
  const content = open ? (
    <Button kind="link" onClick={() => open(row)}>
      {column.cell(row)}
    </Button>
  ) : (
    column.cell(row)
  )
  return branches ? (
    <Branch row={row} branches={branches} name={parts.nameOf(row)}>
      {content}
    </Branch>
  ) : (
    content
  )
}

function PlainRow<Row>({ row, index, columns, parts, selected, tabbable }: TableRowProps<Row>) {
  const t = useKitText()
  const { actions, selection, branches, copy } = parts
  const key = parts.keyOf(row)
  const open = openerOf(parts, row)
  const pressed = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // keys inside a button or a box are that control's own
    if (event.target !== event.currentTarget) return
    if (copy && isCopy(event)) copy(textOfRow(event.currentTarget))
    const next = neighbour(event.currentTarget, event.key)
    if (next instanceof HTMLElement) next.focus()
    else if (event.key === 'Enter' && open) open(row)
    else if (event.key === ' ' && selection?.isSelectable(row)) selection.toggle(row)
    else if (branches && getOwn(unfoldKeys, event.key) === branches.stateOf(row)) branches.toggle(row)
    else return
    event.preventDefault()
  }
  return (
    <tr
      aria-current={parts.current?.(row) || undefined}
      data-key={key.length > longestKey ? undefined : key}
      className={selected ? 'kit-row-selected' : undefined}
      tabIndex={tabbable ? 0 : -1}
      onKeyDown={pressed}
    >
      {selection && (
        <td className="kit-cell-select">
          {selection.isSelectable(row) && (
            <Checkbox checked={selected ? 'all' : 'none'} label={t('table.select', { index })} onChange={() => selection.toggle(row)} />
          )}
        </td>
      )}
      <td className="kit-cell-index">{index}</td>
      {columns.map((column, position) => (
        <td
          key={column.id}
          className={`kit-cell-${column.align} ${position === 0 ? 'kit-cell-name' : ''}`}
          data-label={column.label}
          onDoubleClick={copy && ((event) => copy(event.currentTarget.textContent.trim()))}
        >
          {position === 0 ? <NameCell row={row} column={column} parts={parts} /> : column.cell(row)}
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

/** Scrolling draws only the rows that come into view. */
export const TableRow = memo(PlainRow) as typeof PlainRow // memo forgets the type parameter
