import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { type ListState, parseListState } from '../model/list-state'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import { buildListInput, getListQueryOptions } from './list-query'

/** Loads the first rows of a filter, in the initial order of the list. */
export function useFirstRowsQuery(resource: Resource, filters: ListState['filters'], size: number) {
  const start = parseListState(new URLSearchParams(), { resource, prefix: '', size })
  return useQuery({
    ...getListQueryOptions(useRuntime(), resource, buildListInput(resource, { ...start, size, filters }, {})),
    select: parsePage,
  })
}
