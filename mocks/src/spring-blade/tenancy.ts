import { toCells } from '../engine/columns'
import { toFields } from '../engine/fields'
import type { Call } from '../engine/mock'
import { businessError } from '../engine/refusal'
import type { StoredRow } from '../engine/world/table'
import type { TableKey } from '../engine/world/world'
import { superAdmins } from './mock-builders'
import { foreignTenantError } from './refusals'

interface Owned extends StoredRow {
  readonly tenantId: string
}

export const isSuper = ({ caller }: Call) => caller.roles.some((role) => superAdmins.includes(role))

/** Whether the caller may see the row: a super administrator sees all tenants, other users their own. */
export const isVisibleToCaller = (row: Owned, call: Call) => isSuper(call) || row.tenantId === call.caller.tenantId

/** Whether the row belongs to the caller's tenant; even super administrators see no others. */
export const isOwnTenant = (row: Owned, { caller }: Call) => row.tenantId === caller.tenantId

interface OwnedTable {
  readonly table: TableKey<Owned>
  /** Name of the record in the platform's messages. */
  readonly noun: string
}

/** Throws if a row belongs to another tenant. */
export function assertOwned(call: Call, { table, noun }: OwnedTable, ids: readonly string[]) {
  if (isSuper(call)) return
  for (const id of ids) {
    const row = call.world.table(table).get(id)
    if (row && row.tenantId !== call.caller.tenantId) throw foreignTenantError(noun)
  }
}

export const splitIds = (text: string | undefined): string[] => (text ?? '').split(',').filter((id) => id !== '')

/** Returns the tenant of a new row, which is required; callers other than super administrators always use their own. */
export const resolveTenant = (call: Call): string => {
  const { tenantId = '' } = toCells({ tenantId: 'text' }, call.body)
  return isSuper(call) ? String(tenantId) : call.caller.tenantId
}

/** Rejects rows without a tenant, unless an existing row has one. */
export const requireTenant =
  (table: TableKey<Owned>) =>
  (call: Call): void => {
    const { id = '' } = toFields(call.body)
    if (resolveTenant(call) === '' && !call.world.table(table).get(String(id ?? ''))) throw businessError('租户ID不能为空')
  }
