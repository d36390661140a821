import { Checkbox } from '../components/checkbox'
import { Icon, type IconName } from '../components/icon'
import { useKitText } from '../i18n/kit-text'
import { ColumnResizer } from './column-resizer'
import { toColumnWidth, type Widths } from './column-widths'
import type { Column, OnColumnResize, RowOptions, TableSelection } from './table-types'

interface TableHeaderProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly widths: Widths
  readonly parts: RowOptions<Row>
  readonly selection: TableSelection<Row> | undefined
  readonly onSort: ((column: string) => void) | undefined
  readonly onResize: OnColumnResize | undefined
}

const sortIcons: Record<'ascending' | 'descending' | 'none', IconName> = { ascending: 'sortUp', descending: 'sortDown', none: 'sort' }

interface HeaderCellProps<Row> extends Omit<TableHeaderProps<Row>, 'columns' | 'parts' | 'selection'> {
  readonly column: Column<Row>
  /** Zero-based index. */
  readonly position: number
}

function HeaderCell<Row>({ column, position, widths, onSort, onResize }: HeaderCellProps<Row>) {
  const { sortDirection } = column
  const name = position === 0 ? 'kit-cell-name' : ''
  const style = { width: toColumnWidth(column, position, widths) }
  return (
    <th scope="col" className={`kit-cell-${column.align} ${name}`} aria-sort={sortDirection} style={style}>
      {sortDirection && onSort ? (
        <button type="button" className="kit-sort" onClick={() => onSort(column.id)}>
          {column.label}
          <Icon name={sortIcons[sortDirection]} />
        </button>
      ) : (
        column.label
      )}
      {onResize && <ColumnResizer column={column.id} label={column.label} width={column.width} onResize={onResize} />}
    </th>
  )
}

export function TableHeader<Row>({ columns, widths, parts, selection, onSort, onResize }: TableHeaderProps<Row>) {
  const t = useKitText()
  return (
    <thead>
      <tr>
        <th scope="col" className="kit-cell-index">
          {t('table.index')}
          {parts.selection && selection && (
            <Checkbox checked={selection.page} label={t('table.selectPage')} onChange={selection.togglePage} />
          )}
        </th>
        {columns.map((column, position) => (
          <HeaderCell key={column.id} column={column} position={position} widths={widths} onSort={onSort} onResize={onResize} />
        ))}
        {parts.renderActions && (
          <th scope="col" className="kit-cell-actions" style={{ width: parts.pinnedWidth }}>
            <span className="sr-only">{t('table.operations')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
