import { useKitText } from '../i18n/kit-text'
import { Checkbox } from './checkbox'
import { Icon, type IconName } from './icon'
import type { Column, RowParts } from './table-types'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly parts: RowParts<Row>
  readonly onSort: (column: string) => void
}

const sortIcons: Record<'ascending' | 'descending' | 'none', IconName> = { ascending: 'sortUp', descending: 'sortDown', none: 'sort' }

function HeadCell<Row>({
  column,
  name,
  onSort,
}: {
  readonly column: Column<Row>
  readonly name: string
  readonly onSort: (column: string) => void
}) {
  const { sorted } = column
  return (
    <th scope="col" className={`kit-cell-${column.align} ${name}`} aria-sort={sorted}>
      {sorted ? (
        <button type="button" className="kit-sort" onClick={() => onSort(column.id)}>
          {column.label}
          <Icon name={sortIcons[sorted]} />
        </button>
      ) : (
        column.label
      )}
    </th>
  )
}

export function TableHead<Row>({ columns, parts, onSort }: TableHeadProps<Row>) {
  const t = useKitText()
  const { selection } = parts
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="kit-cell-select">
            <Checkbox checked={selection.page} label={t('table.selectPage')} onChange={selection.togglePage} />
          </th>
        )}
        <th scope="col" className="kit-cell-index">
          {t('table.index')}
        </th>
        {columns.map((column, position) => (
          <HeadCell key={column.id} column={column} name={position === 0 ? 'kit-cell-name' : ''} onSort={onSort} />
        ))}
        {parts.actions && (
          <th scope="col" className="kit-cell-actions">
            {t('table.operations')}
          </th>
        )}
      </tr>
    </thead>
  )
}
