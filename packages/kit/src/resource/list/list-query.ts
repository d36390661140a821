import { operationKey } from '@jwsk/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { type ListState, listInput } from '../model/list-state'
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

/** The rows on screen; the ones before stay until the next have come. */
export function useList(resource: Resource, state: ListState, baseQuery: Row) {
  const { client, scope } = useRuntime()
  const operation = resource.api.list
  const input = listCall(resource, state, baseQuery)
  const queryKey = operationKey(scope, operation, input)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(operation, input, { signal }),
    select: pageOf,
    placeholderData: (before: unknown, query) => (isSameList(query?.queryKey, queryKey) ? before : undefined),
    retry: false,
  })
}
