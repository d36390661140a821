import { useRuntime } from '@jwsk/kit'
import { operationKey } from '@jwsk/sdk/query'
import { monitor, type ServerStatus } from '@jwsk/sdk/system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { appendSample, type Sample, toSample } from './monitor-history'

const intervalMs = 10_000
// one point is no line: the second comes soon
const firstDelayMs = 2_000

interface History {
  readonly now: ServerStatus
  readonly samples: readonly Sample[]
}

/** How the server does now and did before: asked again while somebody looks, kept as long as the page lives. */
export function useMonitorHistory() {
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const queryKey = [...operationKey(scope, monitor.server), 'history']
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<History> => {
      const asked = Date.now()
      const now = await client.call(monitor.server, undefined, { signal })
      const before = queries.getQueryData<History>(queryKey)?.samples ?? []
      return { now, samples: appendSample(before, toSample(now, { asked, at: Date.now() })) }
    },
    refetchInterval: ({ state }) => (state.data?.samples.length === 1 ? firstDelayMs : intervalMs),
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
