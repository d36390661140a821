import { type ErrorKind, isJwskError } from '@jwsk/sdk'
import { entityKey, operationKey } from '@jwsk/sdk/query'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { useSend } from '../../runtime/use-send'
import type { Attempt } from './attempt'
import { noteFinding } from './finding'
import { idPortions } from './ids'
import type { Resource } from './resource'
import type { Row } from './row'

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

/** What stands for the answer that never came, where the records say that the write was carried out; how often, besides. */
export type Found = 'found' | 'foundSeveral'

/** fetched when it is needed: where it cannot be had, nobody can tell */
const lookAfter = async (...asked: Parameters<typeof import('./look').look>) => (await import('./look')).look(...asked)

function usePlace(resource: Resource) {
  const runtime = useRuntime()
  const queries = useQueryClient()
  return { runtime, queries, resource }
}

/**
 * A write that lets the lists of the entity load again, also when nobody knows whether it happened. `attemptOf` says
 * what can be read of it afterwards: where no answer came, that is done before the person may send it again.
 */
export function useWrite<Input, Answer>(
  resource: Resource,
  write: (input: Input) => Promise<Answer>,
  attemptOf?: (input: Input) => Attempt | undefined,
) {
  const place = usePlace(resource)
  const { queries, runtime } = place
  const send = async (input: Input): Promise<Answer | Found> => {
    try {
      return await write(input)
    } catch (error) {
      const attempt = isJwskError(error) && error.kind !== 'abort' && error.outcome === 'unknown' && attemptOf?.(input)
      if (!attempt) throw error
      const finding = await lookAfter(place, attempt, error).catch(() => 'unclear' as const)
      if (finding === 'done' || finding === 'several') return finding === 'done' ? 'found' : 'foundSeveral'
      noteFinding(error, finding)
      throw error
    }
  }
  const reload = () => reloadLists(queries, { scope: runtime.scope, resource })
  return useSend(send, { onSuccess: reload, onError: (error) => (isRefused(error) ? undefined : reload()) })
}

/** Adds or changes: a draft with a key is a change. `before`: the record that is changed. */
export function useSubmit(resource: Resource, before: Row | undefined) {
  const { client } = useRuntime()
  const operation = resource.api.submit
  return useWrite(
    resource,
    async (draft: Row) => {
      if (!operation) throw new Error(`${resource.name} has no submit`)
      const isEncoded = Object.values(resource.fields).some((field) => field.passwordUse)
      await client.call(operation, isEncoded ? await (await import('./encoded')).encoded(client, resource.fields, draft) : draft)
    },
    (draft) => (before ? { changed: draft, before, source: 'detail' } : { added: draft }),
  )
}

/** Deletes by key, in portions that an address can carry; `gone` where somebody else had done it before. */
export function useRemove(resource: Resource) {
  const place = usePlace(resource)
  const { remove } = resource.api
  const areGone = async (ids: readonly string[]) => {
    const there = await (await import('./look')).areThere(place, ids)
    return there !== undefined && !there.includes(true)
  }
  return useWrite(
    resource,
    async (ids: readonly string[]): Promise<'done' | 'gone'> => {
      if (!remove) throw new Error(`${resource.name} has no remove`)
      try {
        for (const portion of idPortions(ids)) await place.runtime.client.call(remove, { ids: portion }, { keepalive: true })
        return 'done'
      } catch (error) {
        if (isRefused(error) && (await areGone(ids))) return 'gone'
        throw error
      }
    },
    (ids) => ({ removed: ids }),
  )
}
