import { useRuntime } from '@jwsk/kit'
import { operationKey } from '@jwsk/sdk/query'
import { monitor, type ServerStatus } from '@jwsk/sdk/system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { appendSample, type Sample, toSample } from './monitor-history'

const intervalMs = 10_000
// short, because a few points draw no line
const [firstDelayMs, firstCount] = [2_000, 5]

interface History {
  readonly now: ServerStatus
  readonly samples: readonly Sample[]
}

/** Polls the server status while the page is visible; retains the history until the page unloads. */
export function useMonitorHistory() {
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const queryKey = [...operationKey(scope, monitor.server), 'history']
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<History> => {
      const requestedAt = Date.now()
      const now = await client.call(monitor.server, undefined, { signal })
      const before = queries.getQueryData<History>(queryKey)?.samples ?? []
      return { now, samples: appendSample(before, toSample(now, { requestedAt, at: Date.now() })) }
    },
    refetchInterval: ({ state }) => ((state.data?.samples.length ?? 0) < firstCount ? firstDelayMs : intervalMs),
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
