import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import { toCacheable, operationKey } from '@jwsk/sdk/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'
import type { KitRuntime } from './types'

const aMinute = 60_000

interface AnswerOptions {
  /** Milliseconds for which an answer is not asked for again; a minute unless said, 0 for what must be true now. */
  readonly freshFor?: number
}

/** An operation's answer as a query that all share who ask with the same input. */
export function answerQuery<O extends Operation>({ client, scope }: KitRuntime, operation: O, input?: InputOf<O>) {
  return queryOptions({
    queryKey: operationKey(scope, operation, input),
    // the operation carries the type of what it answers
    queryFn: ({ signal }) => toCacheable(client.call<Operation>(operation, input, { signal }) as Promise<OutputOf<O>>),
    retry: false,
    staleTime: aMinute,
  })
}

/**
 * What an operation answers, for the options of a field or a part of a view: shared by all who ask with the same input.
 * `null` where it found nothing.
 *
 * @example
 * const { data, error, refetch } = useAnswer(menu.grantTree)
 */
export function useAnswer<O extends Operation>(operation: O, input?: InputOf<O>, { freshFor = aMinute }: AnswerOptions = {}) {
  return useQuery({ ...answerQuery(useRuntime(), operation, input), staleTime: freshFor, refetchOnWindowFocus: false })
}
