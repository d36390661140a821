import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import { cached, operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from './kit-provider'

const aMinute = 60_000

interface AnswerOptions {
  /** Milliseconds for which an answer is not asked for again; a minute unless said, 0 for what must be true now. */
  readonly freshFor?: number
}

/**
 * What an operation answers, for the options of a field or a part of a view: shared by all who ask with the same input.
 * `null` where it found nothing.
 *
 * @example
 * const { data, error, refetch } = useAnswer(menu.grantTree)
 */
export function useAnswer<O extends Operation>(operation: O, input?: InputOf<O>, { freshFor = aMinute }: AnswerOptions = {}) {
  const { client, scope } = useRuntime()
  return useQuery({
    queryKey: operationKey(scope, operation, input),
    // the operation carries the type of what it answers
    queryFn: ({ signal }) => cached(client.call<Operation>(operation, input, { signal }) as Promise<OutputOf<O>>),
    retry: false,
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  })
}
