import { isJwskError } from '@jwsk/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const staleTimeMs = 30_000

interface ReachabilityEvents {
  readonly onUnreachable: () => void
  readonly onAnswered: () => void
}

/** Creates the query cache of one session; reports whether calls reach the server. */
export function createQueryClient({ onUnreachable, onAnswered }: ReachabilityEvents): QueryClient {
  // 429 is an answer of the server
  const isUnreachable = (error: unknown) => isJwskError(error) && error.kind === 'network' && error.status !== 429
  const onError = (error: unknown) => void (isUnreachable(error) && onUnreachable())
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: onAnswered }),
    mutationCache: new MutationCache({ onError, onSuccess: onAnswered }),
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, refetchOnWindowFocus: false },
      // a write fails at once when offline: none is queued to be sent later
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Clears all cached responses, because they belong to the user of the session. */
export function clearServerState(queries: QueryClient): void {
  void queries.cancelQueries()
  queries.clear()
}
