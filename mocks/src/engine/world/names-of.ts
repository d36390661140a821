import type { Stored, Table } from './table'

/** Names for comma-joined ids. */
export const namesOf = <Row extends Stored>(table: Table<Row>, ids: string, name: (row: Row) => string): string =>
  ids
    .split(',')
    .flatMap((id) => {
      const row = table.get(id)
      return row ? [name(row)] : []
    })
    .join(',')
