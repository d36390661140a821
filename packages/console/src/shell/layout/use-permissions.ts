import { type Client, isForbiddenError } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { collectPermissionCodes } from '../navigation/model'
import { buttonsCall } from '../prefetch/shell-calls'
import { $cachedPermissions, permissionsLoaded } from './cached-permissions'
import { liveQueryOptions } from './live-query-options'

// longest delay until a granted or revoked permission is noticed while the page is visible
const refetchIntervalMs = 60_000
const retryDelayMs = 10_000

const noCodes: ReadonlySet<string> = new Set()

/** Calls `forbidden` after every call that the platform forbids, except the query with the key `own`; returns the function that stops this. */
function refetchOnForbidden(queries: QueryClient, own: readonly unknown[], forbidden: () => void): () => void {
  const ownKey = own.join()
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (
        event.type === 'updated' &&
        event.action.type === 'error' &&
        isForbiddenError(event.action.error) &&
        event.query.queryKey.join() !== ownKey
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

/** Returns the user's permission codes: cached ones for the first paint, then those of the platform. Refetches every minute, on focus and after a forbidden call. */
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
  const [cached, onLoaded] = useUnit([$cachedPermissions, permissionsLoaded])
  const fresh = useMemo(() => {
    // fails closed: unknown or revoked permissions allow nothing
    if (isForbiddenError(error) || (isError && !data)) return noCodes
    return data === undefined ? undefined : collectPermissionCodes(data)
  }, [data, error, isError])
  useEffect(() => {
    if (fresh) onLoaded(fresh)
  }, [fresh, onLoaded])
  return fresh ?? cached ?? undefined
}
