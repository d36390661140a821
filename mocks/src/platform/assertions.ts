import type { Call } from '../engine/mock'
import { missingParameterError, businessError } from '../engine/refusal'
import type { StoredRow, TableKey } from '../engine/world/table'

/** A parameter that must be there. */
export function requireParameter({ query }: Pick<Call, 'query'>, name: string): string {
  const value = query[name] ?? ''
  if (value === '') throw missingParameterError(name)
  return value
}

/** Refuses to remove what rows of another table still name. */
export function assertUnused<Row extends StoredRow>({ world }: Call, table: TableKey<Row>, uses: (row: Row) => boolean) {
  if (world.table(table).find(uses)) throw businessError('存在关联数据，无法删除')
}

/** Refuses a reference that leads nowhere. */
export function checkReference({ world }: Call, table: TableKey<StoredRow>, [field, id]: readonly [field: string, id: string]) {
  if (!world.table(table).get(id)) throw businessError(`${field}:关联数据不存在`)
}
