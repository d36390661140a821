import type { Column, RowOptions } from '@jwsk/ui'
import { DataTable } from '@jwsk/ui'
import { type ReactNode, useMemo } from 'react'
import type { Sort } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { useColumnSizes } from './column-sizes'
import { renderCell, type WrapCell } from './render-cell'
import type { LayoutControl } from './table-layout'
import { getVisibleColumns, maxVisibleColumns, setColumnWidth } from './table-layout'
import type { ResourceList } from './use-resource-list'

interface ResourceTableProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ResourceList
  /** Rows of the list or tree. */
  readonly rows: readonly Row[]
  readonly rowOptions: RowOptions<Row>
  /** Key of the row that another part of the screen shows. */
  readonly activeKey?: unknown
  /** Layout as customized by the user. Defaults to the declared one. */
  readonly layout?: LayoutControl
  /** Adds the controls of the list's editor, once that is loaded. */
  readonly wrapCell: WrapCell
  /** Content shown if there are no rows. */
  readonly message: ReactNode
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function getSortDirection(resource: Resource, name: string, sort: Sort | undefined): Pick<Column<Row>, 'sortDirection'> {
  if (!resource.sortable.includes(name)) return {}
  return { sortDirection: sort?.name === name ? directions[sort.direction] : 'none' }
}

/** cycles through ascending, descending and unsorted */
function toggleSort(name: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.name !== name) return { name, direction: 'asc' }
  return sort.direction === 'asc' ? { name, direction: 'desc' } : undefined
}

/** Table of a list's records with the declared columns. */
export function ResourceTable({ resource, labels, list, rows, rowOptions, activeKey, layout, wrapCell, message }: ResourceTableProps) {
  const arranged = layout?.layout
  const { size, sort } = list.state
  const names = useMemo(() => (arranged ? getVisibleColumns(arranged) : resource.columns.slice(0, maxVisibleColumns)), [arranged, resource])
  const sizes = useColumnSizes({ resource, labels, names }, rows)
  const columns = useMemo(
    () =>
      names.flatMap((name): Column<Row>[] => {
        const field = resource.fields[name]
        if (!field) return []
        const cell = (row: Row) => wrapCell(renderCell(field, { name, row, Own: resource.cells[name] }), name, row)
        const width = arranged?.widths[name]
        const columnProps = { ...(width === undefined ? sizes[name] : { width }), ...getSortDirection(resource, name, sort) }
        return [{ id: name, label: labels.field(name), align: field.align, renderCell: cell, ...columnProps }]
      }),
    [resource, labels, sort, arranged, names, sizes, wrapCell],
  )
  return (
    <DataTable
      label={labels.title}
      columns={columns}
      rows={rows}
      firstIndex={list.firstIndex}
      rowOptions={rowOptions}
      activeKey={activeKey === undefined ? undefined : String(activeKey)}
      selection={list.selection.table}
      onSort={(name) => list.setState({ sort: toggleSort(name, sort), page: 1 })}
      onResize={(column, width) => layout?.setLayout(setColumnWidth(layout.layout, column, width))}
      state={list.status}
      skeletonRows={size}
      emptyContent={list.rows.length === 0 && list.status !== 'skeleton' ? message : null}
    />
  )
}
