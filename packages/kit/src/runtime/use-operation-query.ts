import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import { toCacheable, operationKey } from '@jwsk/sdk/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'
import type { KitRuntime } from './types'

const defaultStaleTimeMs = 60_000

interface OperationQueryOptions {
  /** Milliseconds for which an answer is not asked for again; a minute unless said, 0 for what must be true now. */
  readonly staleTime?: number
}

/** An operation's answer as a query that all share who ask with the same input. */
export function getOperationQueryOptions<O extends Operation>({ client, scope }: KitRuntime, operation: O, input?: InputOf<O>) {
  return queryOptions({
    queryKey: operationKey(scope, operation, input),
    // the operation carries the type of what it answers
    queryFn: ({ signal }) => toCacheable(client.call<Operation>(operation, input, { signal }) as Promise<OutputOf<O>>),
    retry: false,
    staleTime: defaultStaleTimeMs,
  })
}

/**
 * What an operation answers, for the options of a field or a part of a view: shared by all who ask with the same input.
 * `null` where it found nothing.
 *
 * @example
 * const { data, error, refetch } = useAnswer(menu.grantTree)
 */
export function useOperationQuery<O extends Operation>(operation: O, input?: InputOf<O>, { staleTime: freshFor = defaultStaleTimeMs }: OperationQueryOptions = {}) {
  return useQuery({ ...getOperationQueryOptions(useRuntime(), operation, input), staleTime: freshFor, refetchOnWindowFocus: false })
}
