import { operationKey } from '@jwsk/sdk/query'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import type { KitRuntime, PrefetchContext } from '../../runtime/types'
import { getOperationQueryOptions } from '../../runtime/use-operation-query'
import { getPageSize, type ListState, pageSizePreferenceKey, parseListState, parsePageSize, toListInput } from '../model/list-state'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { adaptResource } from '../profile/adapt-to-profile'

/** earlier rows may be placeholder data only for the same list and user */
const isSameListKey = (key: readonly unknown[] | undefined, own: readonly unknown[]) => key?.slice(0, -1).join() === own.slice(0, -1).join()

/** a lazy tree starts at its roots; a search covers all levels */
const getRootFilter = ({ tree }: Resource, { filters }: ListState) =>
  tree?.load === 'lazy' && Object.keys(filters).length === 0 ? { [tree.parent]: tree.root ?? '0' } : {}

/** Builds the input of the list operation. */
export const buildListInput = (resource: Resource, state: ListState, baseQuery: Row): Row => ({
  ...toListInput(state, resource.api.list.paged),
  ...getRootFilter(resource, state),
  ...baseQuery,
})

/** Returns the query options of a list call. */
export function getListQueryOptions({ client, scope }: KitRuntime, { api }: Resource, input: Row) {
  return queryOptions({
    queryKey: operationKey(scope, api.list, input),
    queryFn: ({ signal }): Promise<unknown> => client.call(api.list, input, { signal }),
    retry: false,
  })
}

/** Query of the current page; keeps the previous page as placeholder data. */
export function useListQuery(resource: Resource, state: ListState, baseQuery: Row) {
  const query = getListQueryOptions(useRuntime(), resource, buildListInput(resource, state, baseQuery))
  return useQuery({
    ...query,
    select: parsePage,
    placeholderData: (before: unknown, previousQuery) => (isSameListKey(previousQuery?.queryKey, query.queryKey) ? before : undefined),
  })
}

/** Returns the number of records of a list whose current response is in the cache; `undefined` after a write until it is loaded again. */
export function getCachedTotal(
  queries: QueryClient,
  { queryKey }: Pick<ReturnType<typeof getListQueryOptions>, 'queryKey'>,
): number | undefined {
  const { data, isInvalidated } = queries.getQueryState(queryKey) ?? {}
  return data === undefined || isInvalidated ? undefined : parsePage(data).total
}

/** Prefetches the first page of the list and the labels of its columns; errors appear when the list opens. */
export async function prefetchFirstPage(declared: Resource, { runtime, queries }: PrefetchContext): Promise<void> {
  const resource = adaptResource(declared, runtime.client.profile)
  const size = getPageSize(resource, parsePageSize(runtime.preferences?.read(pageSizePreferenceKey)))
  const state = parseListState(new URLSearchParams(), { resource, prefix: '', size })
  for (const name of resource.columns) {
    const { operation, code } = resource.fields[name]?.dictionary ?? {}
    if (operation) void queries.prefetchQuery(getOperationQueryOptions(runtime, operation, { code }))
  }
  await queries.prefetchQuery(getListQueryOptions(runtime, resource, buildListInput(resource, state, {})))
}
