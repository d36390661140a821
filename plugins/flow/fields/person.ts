import { reference, useRuntime } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'
import { useCallback } from 'react'

interface PersonOptions {
  readonly named?: string
  readonly required?: boolean
  readonly join?: ','
  /** Whether only users of the own department are offered. */
  readonly ownDepartment?: boolean
}

const approved = 1

/**
 * Returns a function that creates a field for a user who can be assigned: of the own tenant, and neither waiting for
 * approval nor disabled.
 */
export function usePersonField() {
  const { client } = useRuntime()
  const { tenantId, deptId: depts } = client.session.current()?.user ?? {}
  const deptId = depts?.split(',')[0]
  return useCallback(
    ({ ownDepartment = false, ...options }: PersonOptions = {}) =>
      reference({ page: user.page }, 'realName', {
        ...options,
        filter: { status: approved, ...(tenantId && { tenantId }), ...(ownDepartment && deptId && { deptId }) },
      }),
    [tenantId, deptId],
  )
}
