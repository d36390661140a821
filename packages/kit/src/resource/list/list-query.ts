import { operationKey } from '@jwsk/sdk/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import type { AskingPlace, KitRuntime } from '../../runtime/types'
import { answerQuery } from '../../runtime/use-answer'
import { type ListState, listInput, parseSize, readListState, sizeOfPage, sizePreference } from '../model/list-state'
import { pageOf } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

/** the rows before may stand in only while they are of the same list for the same person */
const isSameList = (key: readonly unknown[] | undefined, own: readonly unknown[]) => key?.slice(0, -1).join() === own.slice(0, -1).join()

/** a tree that loads level by level starts at the top; a search goes through all levels */
const rootOf = ({ tree }: Resource, { filters }: ListState) =>
  tree?.load === 'lazy' && Object.keys(filters).length === 0 ? { [tree.parent]: tree.root ?? '0' } : {}

/** What the list is asked with. */
export const listCall = (resource: Resource, state: ListState, baseQuery: Row): Row => ({
  ...listInput(state, resource.api.list.paged),
  ...rootOf(resource, state),
  ...baseQuery,
})

/** The call of a list as a query. */
export function listQuery({ client, scope }: KitRuntime, { api }: Resource, input: Row) {
  return queryOptions({
    queryKey: operationKey(scope, api.list, input),
    queryFn: ({ signal }): Promise<unknown> => client.call(api.list, input, { signal }),
    retry: false,
  })
}

/** The rows on screen; the ones before stay until the next have come. */
export function useList(resource: Resource, state: ListState, baseQuery: Row) {
  const query = listQuery(useRuntime(), resource, listCall(resource, state, baseQuery))
  return useQuery({
    ...query,
    select: pageOf,
    placeholderData: (before: unknown, standing) => (isSameList(standing?.queryKey, query.queryKey) ? before : undefined),
  })
}

/** Sends for the page that the list opens with, and for the words of its columns; what goes wrong is told when it is opened. */
export async function askFirstPage(resource: Resource, { runtime, queries }: AskingPlace): Promise<void> {
  const size = sizeOfPage(resource, parseSize(runtime.preferences?.read(sizePreference)))
  const state = readListState(new URLSearchParams(), { resource, prefix: '', size })
  for (const name of resource.columns) {
    const { operation, code } = resource.fields[name]?.dictionary ?? {}
    if (operation) void queries.prefetchQuery(answerQuery(runtime, operation, { code }))
  }
  await queries.prefetchQuery(listQuery(runtime, resource, listCall(resource, state, {})))
}
