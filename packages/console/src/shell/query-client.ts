import { isJwskError } from '@jwsk/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const freshFor = 30_000

interface ReachEvents {
  readonly lost: () => void
  readonly answered: () => void
}

/** What the server said to one person; tells whether calls reach it. */
export function createQueryClient({ lost, answered }: ReachEvents): QueryClient {
  // who is told to come back later has been answered
  const isLost = (error: unknown) => isJwskError(error) && error.kind === 'network' && error.status !== 429
  const onError = (error: unknown) => void (isLost(error) && lost())
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: answered }),
    mutationCache: new MutationCache({ onError, onSuccess: answered }),
    defaultOptions: {
      queries: { retry: false, staleTime: freshFor, refetchOnWindowFocus: false },
      // a write that finds no network fails at once: nothing waits unseen to be sent later
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Nothing that the server said to one person outlives that person's session. */
export function forgetServerState(queries: QueryClient): void {
  void queries.cancelQueries()
  queries.clear()
}
