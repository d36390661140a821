import type { StoredRow, Table } from './table'

/** Returns names for comma-separated ids. */
export const joinNames = <Row extends StoredRow>(table: Table<Row>, ids: string, name: (row: Row) => string): string =>
  ids
    .split(',')
    .flatMap((id) => {
      const row = table.get(id)
      return row ? [name(row)] : []
    })
    .join(',')
