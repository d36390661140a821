import type { Call } from '../engine/mock'
import { businessError, missingParameterError } from '../engine/refusal'
import type { StoredRow } from '../engine/world/table'
import type { TableKey } from '../engine/world/world'

/** Returns a required parameter. Throws if it is missing. */
export function requireParameter({ query }: Pick<Call, 'query'>, name: string): string {
  const value = query[name] ?? ''
  if (value === '') throw missingParameterError(name)
  return value
}

/** Throws if rows of another table refer to the removed ones. */
export function assertUnused<Row extends StoredRow>({ world }: Call, table: TableKey<Row>, uses: (row: Row) => boolean) {
  if (world.table(table).find(uses)) throw businessError('存在关联数据，无法删除')
}

/** Throws if a reference points to a missing row. */
export function checkReference({ world }: Call, table: TableKey<StoredRow>, [field, id]: readonly [field: string, id: string]) {
  if (!world.table(table).get(id)) throw businessError(`${field}:关联数据不存在`)
}
