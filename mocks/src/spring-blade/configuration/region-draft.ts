import { toFields } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import type { Table } from '../../engine/world/table'
import { columns } from '../columns'
import { databaseError, nullPointerError } from '../refusals'
import { type BladeRow, createBladeRow } from '../rows'

type Row = BladeRow<'region'>

const levels = ['country', 'province', 'city', 'district', 'town', 'village'] as const

/** Adds the codes and names of all levels down to the row's own. */
export function withLineage(table: Table<Row>, draft: Row): Row {
  const parent = table.get(draft.parentCode)
  if (!parent) throw nullPointerError('org.springblade.modules.system.entity.Region.getCode()', '"parent"')
  if (draft.level === undefined) throw nullPointerError('java.lang.Integer.intValue()', '"level"')
  if (draft.code === '') throw databaseError('updating', "java.sql.SQLIntegrityConstraintViolationException: Column 'code' cannot be null")
  const own = levels[draft.level] ?? ''
  return { ...draft, ancestors: `${parent.ancestors},${parent.code}`, [`${own}Code`]: draft.code, [`${own}Name`]: draft.name }
}

/** Merges the row that a call sent into the stored one. */
export const toDraft = ({ body }: Call, before?: Row): Row => {
  const sent = Object.fromEntries(
    Object.keys(columns.region).flatMap((name) => {
      const value = toFields(body)[name]
      return value === undefined || value === null ? [] : [[name, name === 'level' || name === 'sort' ? Number(value) : String(value)]]
    }),
  )
  const code = String(sent.code ?? '')
  return createBladeRow('region', { ...before, ...sent, id: code })
}
