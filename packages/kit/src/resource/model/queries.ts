import { type ErrorKind, isJwskError, type Operation } from '@jwsk/sdk'
import { entityKey, operationKey } from '@jwsk/sdk/query'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { useSend } from '../../runtime/use-send'
import { idPortions } from './ids'
import type { Resource } from './resource'
import { isRow, type Row } from './row'

interface DetailRequest {
  readonly key: string
  /** As the list has it. */
  readonly known: Row | undefined
}

/** The record as it stands on the server now, never from memory; `null` where there is none. */
export function useDetail(resource: Resource, { key, known }: DetailRequest) {
  const { client, scope, permissions } = useRuntime()
  const { detail } = resource.api
  // who may change a record but not view it has the row to start from
  const operation = detail?.permission?.some((code) => !permissions.has(code)) ? undefined : detail
  const input = { [resource.key]: key }
  return useQuery({
    queryKey: operation ? operationKey(scope, operation, input) : [...entityKey(scope, resource.api.list), 'row', input],
    queryFn: async ({ signal }): Promise<unknown> =>
      operation ? ((await client.call(operation, input, { signal })) ?? null) : (known ?? null),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const refusals: readonly ErrorKind[] = ['business', 'forbidden']

/** whether the platform said no; otherwise the write may have happened */
const isRefused = (error: unknown) => isJwskError(error) && refusals.includes(error.kind)

interface Lists {
  readonly scope: readonly string[]
  readonly resource: Resource
}

/** Lets everything of the entity that is on screen load again. */
export const reloadLists = (queries: QueryClient, { scope, resource }: Lists) =>
  void queries.invalidateQueries({ queryKey: entityKey(scope, resource.api.list) })

/** A write that lets the lists of the entity load again, also when nobody knows whether it happened. */
export function useWrite<Input, Answer>(resource: Resource, write: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  const { scope } = useRuntime()
  const reload = () => reloadLists(queries, { scope, resource })
  return useSend(write, { onSuccess: reload, onError: (error) => (isRefused(error) ? undefined : reload()) })
}

/** Adds or changes: a draft with a key is a change. */
export function useSubmit(resource: Resource) {
  const { client } = useRuntime()
  const operation = resource.api.submit
  return useWrite(resource, async (draft: Row) => {
    if (!operation) throw new Error(`${resource.name} has no submit`)
    await client.call(operation, draft)
  })
}

/** more than these are not asked for one by one */
const mostAsked = 5

/** Deletes by key, in portions that an address can carry; `gone` where somebody else had done it before. */
export function useRemove(resource: Resource) {
  const { client, permissions } = useRuntime()
  const { remove, detail } = resource.api
  const isThere = async (id: string, operation: Operation) => {
    try {
      return isRow(await client.call(operation, { [resource.key]: id }))
    } catch (error) {
      if (isRefused(error)) return false
      throw error
    }
  }
  const areGone = async (ids: readonly string[]) => {
    if (!detail || ids.length > mostAsked || detail.permission?.some((code) => !permissions.has(code))) return false
    return !(await Promise.all(ids.map((id) => isThere(id, detail)))).includes(true)
  }
  return useWrite(resource, async (ids: readonly string[]): Promise<'done' | 'gone'> => {
    if (!remove) throw new Error(`${resource.name} has no remove`)
    try {
      for (const portion of idPortions(ids)) await client.call(remove, { ids: portion }, { keepalive: true })
      return 'done'
    } catch (error) {
      if (isRefused(error) && (await areGone(ids))) return 'gone'
      throw error
    }
  })
}
