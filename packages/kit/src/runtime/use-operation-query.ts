import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import { operationKey, toCacheable } from '@jwsk/sdk/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'
import type { KitRuntime } from './types'

const defaultStaleTimeMs = 60_000

interface OperationQueryOptions {
  /** Milliseconds before a response becomes stale; 0 always refetches. Defaults to 60 000. */
  readonly staleTime?: number
  /** Milliseconds between refetches while the page is visible, shared by all queries with the same input. Defaults to none. */
  readonly refetchInterval?: number
}

/** Returns the query options of an operation; queries with the same input share one cache entry. */
export function getOperationQueryOptions<O extends Operation>({ client, scope }: KitRuntime, operation: O, input?: InputOf<O>) {
  return queryOptions({
    queryKey: operationKey(scope, operation, input),
    // the operation carries its output type
    queryFn: ({ signal }) => toCacheable(client.call<Operation>(operation, input, { signal }) as Promise<OutputOf<O>>),
    retry: false,
    staleTime: defaultStaleTimeMs,
  })
}

/**
 * Queries an operation for the options of a field or a part of a view; queries with the same input are shared. `null` if
 * nothing was found.
 *
 * @example
 * const { data, error, refetch } = useOperationQuery(menu.grantTree)
 */
export function useOperationQuery<O extends Operation>(
  operation: O,
  input?: InputOf<O>,
  { staleTime = defaultStaleTimeMs, refetchInterval = 0 }: OperationQueryOptions = {},
) {
  return useQuery({
    ...getOperationQueryOptions(useRuntime(), operation, input),
    staleTime,
    refetchInterval,
    refetchOnWindowFocus: false,
  })
}
