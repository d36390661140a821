import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { type ListState, readListState } from '../model/list-state'
import { pageOf } from '../model/page'
import type { Resource } from '../model/resource'
import { listCall, listQuery } from './list-query'

/** The first rows that a filter leaves, in the order that the list starts with. */
export function useFirstRows(resource: Resource, filters: ListState['filters'], size: number) {
  const start = readListState(new URLSearchParams(), { resource, prefix: '', size })
  return useQuery({ ...listQuery(useRuntime(), resource, listCall(resource, { ...start, size, filters }, {})), select: pageOf })
}
