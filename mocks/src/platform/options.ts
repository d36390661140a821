import type { Call } from '../engine/mock'
import { missingParameter, refuse } from '../engine/refusal'
import type { Stored, TableKey } from '../engine/world/table'

/** A parameter that must be there. */
export function required({ query }: Pick<Call, 'query'>, name: string): string {
  const value = query[name] ?? ''
  if (value === '') throw missingParameter(name)
  return value
}

/** Refuses to remove what rows of another table still name. */
export function refuseWhileUsed<Row extends Stored>({ world }: Call, table: TableKey<Row>, uses: (row: Row) => boolean) {
  if (world.table(table).find(uses)) throw refuse('存在关联数据，无法删除')
}

/** Refuses a reference that leads nowhere. */
export function checkReference({ world }: Call, table: TableKey<Stored>, [field, id]: readonly [field: string, id: string]) {
  if (!world.table(table).get(id)) throw refuse(`${field}:关联数据不存在`)
}
