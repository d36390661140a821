import type { Call } from '../../engine/mock'
import { rejected } from '../../engine/refusal'

/** The super administrator sees every tenant's rows, everybody else their own. */
export const isVisibleToCaller = (row: { readonly tenantId: string }, { caller }: Call) =>
  caller.roles.includes('administrator') || row.tenantId === caller.tenantId

/** The tenant that a call is about: the one it names, else the caller's. */
export function resolveTenant({ query, caller }: Call): string {
  const asked = query.tenantId || caller.tenantId
  if (asked !== caller.tenantId && !caller.roles.includes('administrator')) throw rejected()
  return asked
}
