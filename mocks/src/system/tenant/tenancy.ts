import type { Call } from '../../engine/mock'
import { rejected } from '../../engine/refusal'

/** Whether the caller may see the row: a super administrator sees all tenants, other users their own. */
export const isVisibleToCaller = (row: { readonly tenantId: string }, { caller }: Call) =>
  caller.roles.includes('administrator') || row.tenantId === caller.tenantId

/** Returns the tenant of a call: the one it names, or the caller's. */
export function resolveTenant({ query, caller }: Call): string {
  const tenantId = query.tenantId || caller.tenantId
  if (tenantId !== caller.tenantId && !caller.roles.includes('administrator')) throw rejected()
  return tenantId
}
