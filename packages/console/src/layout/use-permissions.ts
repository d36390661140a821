import { type Client, isForbiddenError } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { collectPermissionCodes } from '../navigation/model'
import { buttonsCall } from './prefetched-calls'
import { $cachedPermissions, permissionsLoaded } from './cached-permissions'
import { liveQueryOptions } from './use-shell-data'

// how long a permission that was granted or withdrawn may go unnoticed while the page is looked at
const refetchIntervalMs = 60_000
const retryDelayMs = 10_000

const noCodes: ReadonlySet<string> = new Set()

/** Calls back after every call that the platform forbade, but for the one with this key. */
function refetchOnForbidden(queries: QueryClient, own: readonly unknown[], forbidden: () => void): () => void {
  const mine = own.join()
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (
        event.type === 'updated' &&
        event.action.type === 'error' &&
        isForbiddenError(event.action.error) &&
        event.query.queryKey.join() !== mine
      )
        forbidden()
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isForbiddenError(event.action.error)) forbidden()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What the person may do: for the first paint what this window kept, then as the platform says; asked again by the minute, on return to the page, and after whatever the platform forbade. */
export function usePermissions(client: Client, scope: readonly string[]): ReadonlySet<string> | undefined {
  const queries = useQueryClient()
  const queryKey = useMemo(() => operationKey(scope, menuApi.buttons), [scope])
  const { data, error, isError } = useQuery({
    ...liveQueryOptions,
    queryKey,
    queryFn: ({ signal }) => buttonsCall.take(client, { signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? retryDelayMs : refetchIntervalMs),
  })
  useEffect(
    () => refetchOnForbidden(queries, queryKey, () => void queries.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })),
    [queries, queryKey],
  )
  const [kept, arrived] = useUnit([$cachedPermissions, permissionsLoaded])
  const fresh = useMemo(() => {
    // fails closed: nothing known, or nothing granted any more, is nothing allowed
    if (isForbiddenError(error) || (isError && !data)) return noCodes
    return data === undefined ? undefined : collectPermissionCodes(data)
  }, [data, error, isError])
  useEffect(() => {
    if (fresh) arrived(fresh)
  }, [fresh, arrived])
  return fresh ?? kept ?? undefined
}
