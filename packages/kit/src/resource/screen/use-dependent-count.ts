import { operationKey } from '@jwsk/sdk/query'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { hasKey } from '../model/row-keys'

/** a delete waits no longer for the count, which only informs */
const timeoutMs = 5000

interface DependentCount {
  /** `0` for several records, and for users who cannot read the dependent ones. */
  readonly count: number
  /** Entity of the dependent records. */
  readonly entity: string
  readonly isLoading: boolean
}

/** Counts the records that depend on one record, by one call. */
export function useDependentCount({ dependents, key }: Resource, rows: readonly Row[]): DependentCount {
  const { client, scope, permissions } = useRuntime()
  const [row, ...others] = rows
  const { operation, filterField = '', valueField = key } = dependents ?? {}
  const canRead = operation && client.supports(operation) && !operation.permission?.some((code) => !permissions.has(code))
  const input = { [filterField]: row?.[valueField], current: 1, size: 1 }
  const { data, isLoading } = useQuery({
    queryKey: operation ? operationKey(scope, operation, input) : [...scope, 'no dependents'],
    queryFn:
      canRead && row && others.length === 0 && hasKey(row, valueField)
        ? ({ signal }): Promise<unknown> => client.call<typeof operation>(operation, input, { signal, timeout: timeoutMs })
        : skipToken,
    retry: false,
  })
  return { count: parsePage(data).total, entity: operation?.id.split('.', 1)[0] ?? '', isLoading }
}
