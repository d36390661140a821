import { isJwskError } from '@jwsk/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const staleTimeMs = 30_000

interface ReachabilityEvents {
  readonly lost: () => void
  readonly answered: () => void
}

/** What the server said to one person; tells whether calls reach it. */
export function createQueryClient({ lost, answered }: ReachabilityEvents): QueryClient {
  // who is told to come back later has been answered
  const isLost = (error: unknown) => isJwskError(error) && error.kind === 'network' && error.status !== 429
  const onError = (error: unknown) => void (isLost(error) && lost())
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: answered }),
    mutationCache: new MutationCache({ onError, onSuccess: answered }),
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, refetchOnWindowFocus: false },
      // a write that finds no network fails at once: nothing waits unseen to be sent later
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Nothing that the server said to one person outlives that person's session. */
export function clearServerState(queries: QueryClient): void {
  void queries.cancelQueries()
  queries.clear()
}
