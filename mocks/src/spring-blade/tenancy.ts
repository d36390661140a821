import { cellsOf } from '../engine/columns'
import { fieldsOf } from '../engine/fields'
import type { Call } from '../engine/mock'
import { refuse } from '../engine/refusal'
import type { Stored, TableKey } from '../engine/world/table'
import { superAdmins } from './calls'
import { foreign } from './refusals'

interface Owned extends Stored {
  readonly tenantId: string
}

export const isSuper = ({ caller }: Call) => caller.roles.some((role) => superAdmins.includes(role))

/** The super administrator sees every tenant's rows, everybody else their own. */
export const everyForSuper = (row: Owned, call: Call) => isSuper(call) || row.tenantId === call.caller.tenantId

/** Rows that nobody sees of another tenant. */
export const ownOnly = (row: Owned, { caller }: Call) => row.tenantId === caller.tenantId

/** Refuses to touch what belongs to another tenant; `noun` is what the platform calls it. */
export function checkOwned(call: Call, [table, noun]: readonly [TableKey<Owned>, noun: string], ids: readonly string[]) {
  if (isSuper(call)) return
  for (const id of ids) {
    const row = call.world.table(table).get(id)
    if (row && row.tenantId !== call.caller.tenantId) throw foreign(noun)
  }
}

export const idList = (text: string | undefined): string[] => (text ?? '').split(',').filter((id) => id !== '')

/** A new row needs its tenant; that of anybody but the super administrator is their own. */
export const tenantFor = (call: Call): string => {
  const { tenantId = '' } = cellsOf({ tenantId: 'text' }, call.body)
  return isSuper(call) ? String(tenantId) : call.caller.tenantId
}

/** What names no tenant is refused, unless it changes a row that has one. */
export const requireTenant =
  (table: TableKey<Owned>) =>
  (call: Call): void => {
    const { id = '' } = fieldsOf(call.body)
    if (tenantFor(call) === '' && !call.world.table(table).get(String(id ?? ''))) throw refuse('租户ID不能为空')
  }
