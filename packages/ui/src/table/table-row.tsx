import { type KeyboardEvent, memo } from 'react'
import { Button } from '../components/button'
import { Checkbox } from '../components/checkbox'
import { getOwn } from '../get-own'
import { useKitText } from '../i18n/kit-text'
import type { Column, RowOptions } from './table-types'
import { TreeCell } from './tree-cell'

interface TableRowProps<Row> {
  readonly row: Row
  /** Number of the row over all pages, starting at 1. */
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly parts: RowOptions<Row>
  readonly selected: boolean
  /** Whether another part of the screen shows this row. */
  readonly active: boolean
  /** Whether Tab focuses this row; arrow keys reach the others. */
  readonly tabbable: boolean
}

function getSiblingRow(row: HTMLElement, key: string): Element | null {
  if (key === 'ArrowDown') return row.nextElementSibling
  if (key === 'ArrowUp') return row.previousElementSibling
  if (key === 'Home') return row.parentElement?.firstElementChild ?? null
  return key === 'End' ? (row.parentElement?.lastElementChild ?? null) : null
}

/** Expand state that a key toggles. */
const expandKeys: Record<string, string> = { ArrowRight: 'closed', ArrowLeft: 'open' }

/** Whether it is the copy shortcut without a text selection, which the browser would copy itself. */
const isCopy = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && document.getSelection()?.isCollapsed !== false

const getRowText = (row: HTMLElement) => [...row.querySelectorAll('td[data-label]')].map((cell) => cell.textContent.trim()).join('\t')

/** Maximum length of the `data-key` attribute; longer keys are left out to keep the page small. */
const maxKeyLength = 200

const getOpenHandler = <Row,>({ onOpen, canOpen }: RowOptions<Row>, row: Row) => (canOpen?.(row) === false ? undefined : onOpen)

function NameCell<Row>({ row, column, parts }: Pick<TableRowProps<Row>, 'row' | 'parts'> & { readonly column: Column<Row> }) {
  const { tree } = parts
  const open = getOpenHandler(parts, row)
  const content = open ? (
    <Button variant="link" onClick={() => open(row)}>
      {column.renderCell(row)}
    </Button>
  ) : (
    column.renderCell(row)
  )
  return tree ? (
    <TreeCell row={row} tree={tree} name={parts.getRowName(row)}>
      {content}
    </TreeCell>
  ) : (
    content
  )
}

function PlainTableRow<Row>({ row, index, columns, parts, selected, active, tabbable }: TableRowProps<Row>) {
  const t = useKitText()
  const { renderActions, selection, tree, onCopy } = parts
  const key = parts.getRowKey(row)
  const open = getOpenHandler(parts, row)
  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // keys inside a button or an input belong to that control
    if (event.target !== event.currentTarget) return
    if (onCopy && isCopy(event)) onCopy(getRowText(event.currentTarget))
    const next = getSiblingRow(event.currentTarget, event.key)
    if (next instanceof HTMLElement) next.focus()
    else if (event.key === 'Enter' && open) open(row)
    else if (event.key === ' ' && selection?.isSelectable(row)) selection.toggle(row)
    else if (tree && getOwn(expandKeys, event.key) === tree.getExpandState(row)) tree.toggle(row)
    else return
    event.preventDefault()
  }
  return (
    <tr
      aria-current={active || undefined}
      data-key={key.length > maxKeyLength ? undefined : key}
      className={selected ? 'kit-row-selected' : undefined}
      tabIndex={tabbable ? 0 : -1}
      onKeyDown={handleKeyDown}
    >
      <td className="kit-cell-index">
        {index}
        {selection?.isSelectable(row) && (
          <Checkbox checked={selected ? 'all' : 'none'} label={t('table.select', { index })} onChange={() => selection.toggle(row)} />
        )}
      </td>
      {columns.map((column, position) => (
        <td
          key={column.id}
          className={`kit-cell-${column.align} ${position === 0 ? 'kit-cell-name' : ''}`}
          data-label={column.label}
          onDoubleClick={onCopy && ((event) => onCopy(event.currentTarget.textContent.trim()))}
        >
          {position === 0 ? <NameCell row={row} column={column} parts={parts} /> : column.renderCell(row)}
        </td>
      ))}
      {renderActions && (
        <td className="kit-cell-actions">
          <div className="kit-actions">{renderActions(row)}</div>
        </td>
      )}
    </tr>
  )
}

/** Memoized, so that scrolling only renders the rows that come into view. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow // memo drops the type parameter
