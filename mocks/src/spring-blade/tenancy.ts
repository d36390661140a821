import { toCells } from '../engine/columns'
import { toFields } from '../engine/fields'
import type { Call } from '../engine/mock'
import { businessError } from '../engine/refusal'
import type { StoredRow, TableKey } from '../engine/world/table'
import { superAdmins } from './mock-builders'
import { foreignTenantError } from './refusals'

interface Owned extends StoredRow {
  readonly tenantId: string
}

export const isSuper = ({ caller }: Call) => caller.roles.some((role) => superAdmins.includes(role))

/** The super administrator sees every tenant's rows, everybody else their own. */
export const isVisibleToCaller = (row: Owned, call: Call) => isSuper(call) || row.tenantId === call.caller.tenantId

/** Rows that nobody sees of another tenant. */
export const isOwnTenant = (row: Owned, { caller }: Call) => row.tenantId === caller.tenantId

/** Refuses to touch what belongs to another tenant; `noun` is what the platform calls it. */
export function assertOwned(call: Call, [table, noun]: readonly [TableKey<Owned>, noun: string], ids: readonly string[]) {
  if (isSuper(call)) return
  for (const id of ids) {
    const row = call.world.table(table).get(id)
    if (row && row.tenantId !== call.caller.tenantId) throw foreignTenantError(noun)
  }
}

export const splitIds = (text: string | undefined): string[] => (text ?? '').split(',').filter((id) => id !== '')

/** A new row needs its tenant; that of anybody but the super administrator is their own. */
export const resolveTenant = (call: Call): string => {
  const { tenantId = '' } = toCells({ tenantId: 'text' }, call.body)
  return isSuper(call) ? String(tenantId) : call.caller.tenantId
}

/** What names no tenant is refused, unless it changes a row that has one. */
export const requireTenant =
  (table: TableKey<Owned>) =>
  (call: Call): void => {
    const { id = '' } = toFields(call.body)
    if (resolveTenant(call) === '' && !call.world.table(table).get(String(id ?? ''))) throw businessError('租户ID不能为空')
  }
