import { operationKey } from '@jwsk/sdk/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import type { PrefetchContext, KitRuntime } from '../../runtime/types'
import { getOperationQueryOptions } from '../../runtime/use-operation-query'
import { type ListState, toListInput, parsePageSize, parseListState, getPageSize, pageSizePreferenceKey } from '../model/list-state'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

/** the rows before may stand in only while they are of the same list for the same person */
const isSameListKey = (key: readonly unknown[] | undefined, own: readonly unknown[]) => key?.slice(0, -1).join() === own.slice(0, -1).join()

/** a tree that loads level by level starts at the top; a search goes through all levels */
const getRootFilter = ({ tree }: Resource, { filters }: ListState) =>
  tree?.load === 'lazy' && Object.keys(filters).length === 0 ? { [tree.parent]: tree.root ?? '0' } : {}

/** What the list is asked with. */
export const buildListInput = (resource: Resource, state: ListState, baseQuery: Row): Row => ({
  ...toListInput(state, resource.api.list.paged),
  ...getRootFilter(resource, state),
  ...baseQuery,
})

/** The call of a list as a query. */
export function getListQueryOptions({ client, scope }: KitRuntime, { api }: Resource, input: Row) {
  return queryOptions({
    queryKey: operationKey(scope, api.list, input),
    queryFn: ({ signal }): Promise<unknown> => client.call(api.list, input, { signal }),
    retry: false,
  })
}

/** The rows on screen; the ones before stay until the next have come. */
export function useListQuery(resource: Resource, state: ListState, baseQuery: Row) {
  const query = getListQueryOptions(useRuntime(), resource, buildListInput(resource, state, baseQuery))
  return useQuery({
    ...query,
    select: parsePage,
    placeholderData: (before: unknown, standing) => (isSameListKey(standing?.queryKey, query.queryKey) ? before : undefined),
  })
}

/** Sends for the page that the list opens with, and for the words of its columns; what goes wrong is told when it is opened. */
export async function prefetchFirstPage(resource: Resource, { runtime, queries }: PrefetchContext): Promise<void> {
  const size = getPageSize(resource, parsePageSize(runtime.preferences?.read(pageSizePreferenceKey)))
  const state = parseListState(new URLSearchParams(), { resource, prefix: '', size })
  for (const name of resource.columns) {
    const { operation, code } = resource.fields[name]?.dictionary ?? {}
    if (operation) void queries.prefetchQuery(getOperationQueryOptions(runtime, operation, { code }))
  }
  await queries.prefetchQuery(getListQueryOptions(runtime, resource, buildListInput(resource, state, {})))
}
