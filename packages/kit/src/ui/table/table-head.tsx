import { useKitText } from '../../i18n/kit-text'
import { Checkbox } from '../checkbox'
import { Icon, type IconName } from '../icon'
import { ColumnGrip } from './column-grip'
import { columnWidth, type Widths } from './column-widths'
import type { Column, Resize, RowParts, TableSelection } from './table-types'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly widths: Widths
  readonly parts: RowParts<Row>
  readonly selection: TableSelection<Row> | undefined
  readonly onSort: ((column: string) => void) | undefined
  readonly onResize: Resize | undefined
}

const sortIcons: Record<'ascending' | 'descending' | 'none', IconName> = { ascending: 'sortUp', descending: 'sortDown', none: 'sort' }

interface HeadCellProps<Row> extends Omit<TableHeadProps<Row>, 'columns' | 'parts' | 'selection'> {
  readonly column: Column<Row>
  /** From 0. */
  readonly position: number
}

function HeadCell<Row>({ column, position, widths, onSort, onResize }: HeadCellProps<Row>) {
  const { sorted } = column
  const name = position === 0 ? 'kit-cell-name' : ''
  const style = { width: columnWidth(column, position, widths) }
  return (
    <th scope="col" className={`kit-cell-${column.align} ${name}`} aria-sort={sorted} style={style}>
      {sorted && onSort ? (
        <button type="button" className="kit-sort" onClick={() => onSort(column.id)}>
          {column.label}
          <Icon name={sortIcons[sorted]} />
        </button>
      ) : (
        column.label
      )}
      {onResize && <ColumnGrip column={column.id} label={column.label} width={column.width} onResize={onResize} />}
    </th>
  )
}

export function TableHead<Row>({ columns, widths, parts, selection, onSort, onResize }: TableHeadProps<Row>) {
  const t = useKitText()
  return (
    <thead>
      <tr>
        {parts.selection && selection && (
          <th scope="col" className="kit-cell-select">
            <Checkbox checked={selection.page} label={t('table.selectPage')} onChange={selection.togglePage} />
          </th>
        )}
        <th scope="col" className="kit-cell-index">
          {t('table.index')}
        </th>
        {columns.map((column, position) => (
          <HeadCell key={column.id} column={column} position={position} widths={widths} onSort={onSort} onResize={onResize} />
        ))}
        {parts.actions && (
          <th scope="col" className="kit-cell-actions" style={{ width: parts.actionsWidth }}>
            {t('table.operations')}
          </th>
        )}
      </tr>
    </thead>
  )
}
