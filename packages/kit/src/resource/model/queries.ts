import { type Client, type ErrorKind, isJwskError } from '@jwsk/sdk'
import { entityKey, operationKey } from '@jwsk/sdk/query'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import type { WriteContext } from '../write/verify-write'
import type { WriteAttempt } from '../write/write-attempt'
import { setWriteOutcome } from '../write/write-outcome'
import type { Resource } from './resource'
import type { Row } from './row'
import { chunkIds } from './row-keys'

interface DetailRequest {
  readonly key: string
  /** Record as in the list. */
  readonly listRow: Row | undefined
}

/** Loads the current record from the server, never from the cache; `null` if it does not exist. */
export function useDetail(resource: Resource, { key, listRow }: DetailRequest) {
  const { client, scope, permissions } = useRuntime()
  const { detail } = resource.api
  // users with permission to edit but not to view start from the row
  const operation = detail?.permission?.some((code) => !permissions.has(code)) ? undefined : detail
  const input = { [resource.key]: key }
  return useQuery({
    queryKey: operation ? operationKey(scope, operation, input) : [...entityKey(scope, resource.api.list), 'row', input],
    queryFn: async ({ signal }): Promise<unknown> =>
      operation ? ((await client.call(operation, input, { signal })) ?? null) : (listRow ?? null),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const refusals: readonly ErrorKind[] = ['business', 'forbidden']

/** whether the platform rejected the write; otherwise it may have happened */
const isRefused = (error: unknown) => isJwskError(error) && refusals.includes(error.kind)

interface ListScope {
  readonly scope: readonly string[]
  readonly resource: Resource
}

/** Invalidates all active queries of the entity. */
export const invalidateLists = (queries: QueryClient, { scope, resource }: ListScope) =>
  void queries.invalidateQueries({ queryKey: entityKey(scope, resource.api.list) })

/** Outcome that replaces a lost response, if the records show that the write happened once or several times. */
export type VerifiedOutcome = 'found' | 'foundSeveral'

/** loaded on demand; if that fails, the outcome stays unknown */
const loadVerifyWrite = async (...args: Parameters<typeof import('../write/verify-write').verifyWrite>) =>
  (await import('../write/verify-write')).verifyWrite(...args)

/** Returns what a write to records of the resource needs to be verified. */
export function useWriteContext(resource: Resource): WriteContext {
  const runtime = useRuntime()
  const queries = useQueryClient()
  return { runtime, queries, resource }
}

/** Runs a write; without a response, looks at the records before it rejects. */
export async function runVerified<Answer>(
  context: WriteContext,
  write: () => Promise<Answer>,
  toAttempt?: () => WriteAttempt | undefined,
): Promise<Answer | VerifiedOutcome> {
  try {
    return await write()
  } catch (error) {
    const attempt = isJwskError(error) && error.kind !== 'abort' && error.outcome === 'unknown' && toAttempt?.()
    if (!attempt) throw error
    const outcome = await loadVerifyWrite(context, attempt, error).catch(() => 'unclear' as const)
    if (outcome === 'done' || outcome === 'several') return outcome === 'done' ? 'found' : 'foundSeveral'
    setWriteOutcome(error, outcome)
    throw error
  }
}

/**
 * Mutation that invalidates the lists of the entity, even if the outcome is unknown. `toAttempt` describes what can be
 * verified afterwards: without a response, the records are checked before the user can retry.
 */
export function useVerifiedMutation<Input, Answer>(
  resource: Resource,
  write: (input: Input) => Promise<Answer>,
  toAttempt?: (input: Input) => WriteAttempt | undefined,
) {
  const context = useWriteContext(resource)
  const { queries, runtime } = context
  const send = (input: Input) =>
    runVerified(
      context,
      () => write(input),
      () => toAttempt?.(input),
    )
  const reload = () => invalidateLists(queries, { scope: runtime.scope, resource })
  return useWriteMutation(send, { onSuccess: reload, onError: (error) => (isRefused(error) ? undefined : reload()) })
}

/** Sends a draft, with its passwords encoded as the deployment requires. */
export async function submitDraft(client: Client, { name, api, fields }: Resource, draft: Row): Promise<void> {
  if (!api.submit) throw new Error(`${name} has no submit`)
  const isEncoded = Object.values(fields).some((field) => field.passwordUse)
  await client.call(api.submit, isEncoded ? await (await import('./encode-passwords')).encodePasswords(client, fields, draft) : draft)
}

/** Mutation that adds or edits a record: a draft with a key is an edit. `before` is the record being edited. */
export function useSubmitMutation(resource: Resource, before: Row | undefined) {
  const { client } = useRuntime()
  return useVerifiedMutation(
    resource,
    (draft: Row) => submitDraft(client, resource, draft),
    (draft) => (before ? { changed: draft, before, source: 'detail' } : { added: draft }),
  )
}

/** Mutation that deletes by key, in batches that fit into a URL; `gone` if another user deleted them before. */
export function useRemoveMutation(resource: Resource) {
  const context = useWriteContext(resource)
  const { remove } = resource.api
  const areGone = async (ids: readonly string[]) => {
    const exists = await (await import('../write/verify-write')).recordsExist(context, ids)
    return exists !== undefined && !exists.includes(true)
  }
  return useVerifiedMutation(
    resource,
    async (ids: readonly string[]): Promise<'done' | 'gone'> => {
      if (!remove) throw new Error(`${resource.name} has no remove`)
      try {
        for (const portion of chunkIds(ids)) await context.runtime.client.call(remove, { ids: portion }, { keepalive: true })
        return 'done'
      } catch (error) {
        if (isRefused(error) && (await areGone(ids))) return 'gone'
        throw error
      }
    },
    (ids) => ({ removed: ids }),
  )
}
