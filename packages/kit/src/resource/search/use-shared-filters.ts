import { parseJson } from '@jwsk/sdk'
import { entityKey } from '@jwsk/sdk/query'
import { type SharedPreference, sharedPreference } from '@jwsk/sdk/system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { getOperationQueryOptions } from '../../runtime/use-operation-query'
import { useWriteMutation } from '../../runtime/use-write-mutation'
import { getFilterNames } from '../model/list-state'
import type { Resource } from '../model/resource'
import { useNotifier } from '../model/use-notice'
import { maxNameLength, parseSavedFilters, type SavedFilter } from './saved-filter-sets'

/** Filters that a user shared with a role of the user. */
export interface SharedFilter extends SavedFilter {
  readonly id: string
  /** Name of the user who shared them. */
  readonly owner: string
  /** Whether the user shared them. */
  readonly isOwn: boolean
}

const getKey = ({ api }: Resource) => `filters.${api.list.id}`.slice(0, 100)

function parseShared(resource: Resource, userId: string | undefined) {
  const names = getFilterNames(resource)
  return ({ id, name, value, createUser, createUserName }: SharedPreference): readonly SharedFilter[] => {
    let filters: unknown
    try {
      filters = parseJson(value)
    } catch {
      return []
    }
    return parseSavedFilters({ version: 1, sets: [{ name: name.slice(0, maxNameLength), filters }] }, names).map((set) => ({
      ...set,
      id,
      owner: createUserName ?? '',
      isOwn: createUser === userId,
    }))
  }
}

/** Filters of the list that users of the same role share, if the platform keeps them. */
export function useSharedFilters(resource: Resource) {
  const runtime = useRuntime()
  const { client, scope } = runtime
  const queries = useQueryClient()
  const notice = useNotifier()
  const key = getKey(resource)
  const isSupported = client.supports(sharedPreference.list) && client.supports(sharedPreference.submit)
  const { data } = useQuery({ ...getOperationQueryOptions(runtime, sharedPreference.list, { key }), enabled: isSupported, staleTime: 0 })
  const handlers = {
    onError: notice.error,
    onSettled: () => queries.invalidateQueries({ queryKey: entityKey(scope, sharedPreference.list) }),
  }
  const share = useWriteMutation(
    ({ name, filters }: SavedFilter) => client.call(sharedPreference.submit, { key, name, value: JSON.stringify(filters) }),
    handlers,
  )
  const unshare = useWriteMutation(({ id }: SharedFilter) => client.call(sharedPreference.remove, { ids: id }), handlers)
  return {
    isSupported,
    shared: (data ?? []).flatMap(parseShared(resource, client.session.current()?.user.userId)),
    share: share.mutate,
    unshare: unshare.mutate,
    isBusy: share.isPending || unshare.isPending,
  }
}
