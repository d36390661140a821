import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../ui/data-table'
import type { Column, RowParts } from '../ui/table-types'
import type { ListState, Sort } from './list-state'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

interface ResourceTableProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly list: ListState
  readonly rows: readonly Row[]
  readonly parts: RowParts<Row>
  readonly onSort: (sort: Sort | undefined) => void
  readonly state: 'skeleton' | 'stale' | 'ready'
  readonly message: ReactNode
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function sortedBy(resource: Resource, name: string, sort: Sort | undefined): Pick<Column<Row>, 'sorted'> {
  if (!Object.hasOwn(resource.sort, name)) return {}
  return { sorted: sort?.name === name ? directions[sort.direction] : 'none' }
}

/** up, down, as it was */
function nextSort(name: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.name !== name) return { name, direction: 'asc' }
  return sort.direction === 'asc' ? { name, direction: 'desc' } : undefined
}

/** The records of a list in the declared columns. */
export function ResourceTable({ resource, labels, list, rows, parts, onSort, state, message }: ResourceTableProps) {
  const columns = useMemo(
    () =>
      resource.columns.flatMap((name): Column<Row>[] => {
        const field = resource.fields[name]
        if (!field) return []
        const cell = (row: Row) => <field.Cell value={field.read(row[name], row)} />
        return [{ id: name, label: labels.field(name), align: field.align, cell, ...sortedBy(resource, name, list.sort) }]
      }),
    [resource, labels, list.sort],
  )
  return (
    <DataTable
      label={labels.title}
      columns={columns}
      rows={rows}
      firstIndex={(list.page - 1) * list.size + 1}
      parts={parts}
      onSort={(name) => onSort(nextSort(name, list.sort))}
      state={state}
      skeletonRows={list.size}
      message={message}
    />
  )
}
