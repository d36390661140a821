import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRuntime } from '../../runtime/kit-provider'
import { usePreference } from '../../runtime/use-preference'
import { getPageSize, type ListState, pageSizePreferenceKey, parseListState, parsePageSize, serializeListState } from '../model/list-state'
import { clampPage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useListQuery } from './list-query'
import { type Selection, useSelection } from './use-selection'

interface ListChange {
  readonly state: Partial<ListState>
  /** History update: `replace` corrects the URL, `push` adds an entry that Back undoes. */
  readonly historyAction: 'push' | 'replace'
}

/** Returns the list state, stored in the URL: reload, Back and a shared link restore the list. */
function useListState(resource: Resource, prefix: string): readonly [ListState, (change: ListChange) => void] {
  const [params, setParams] = useSearchParams()
  const [preferredSize, setPreferredSize] = usePreference(pageSizePreferenceKey, parsePageSize)
  const size = getPageSize(resource, preferredSize)
  const urlOptions = useMemo(() => ({ resource, prefix, size }), [resource, prefix, size])
  const state = useMemo(() => parseListState(params, urlOptions), [params, urlOptions])
  const change = useCallback(
    (next: ListChange) => {
      const { size: newSize } = next.state
      if (newSize !== undefined) setPreferredSize(newSize)
      // other pages of the history keep their own size
      setParams((before) => serializeListState({ ...parseListState(before, urlOptions), ...next.state }, urlOptions, before), {
        replace: next.historyAction === 'replace',
      })
    },
    [setParams, urlOptions, setPreferredSize],
  )
  return [state, change]
}

/** List of a resource: its state, rows and selection. */
export interface ResourceList {
  readonly state: ListState
  /** Changes page, size, order or search; Back undoes it. */
  readonly setState: (state: Partial<ListState>) => void
  readonly rows: readonly Row[]
  /** Index of the first displayed row over all pages, 1-based; that of the placeholder rows while others load. */
  readonly firstIndex: number
  readonly total: number
  /** Status: `skeleton` before the first rows, `stale` while others load. */
  readonly status: 'skeleton' | 'stale' | 'ready'
  readonly error: unknown
  readonly isFetching: boolean
  readonly reload: () => void
  readonly selection: Selection
}

const noRows: readonly Row[] = []
const noFilters: Row = {}

export interface ListOptions {
  /** Input sent with every call, e.g. the department selected in another list. */
  readonly baseQuery?: Row | undefined
  /** URL prefix that separates this list from another on the same screen. */
  readonly urlPrefix?: string | undefined
}

/** Returns the list of a resource; page, size, search and order are stored in the URL. */
export function useResourceList(resource: Resource, { baseQuery = noFilters, urlPrefix }: ListOptions = {}): ResourceList {
  const { scope } = useRuntime()
  const [state, change] = useListState(resource, urlPrefix ? `${urlPrefix}.` : '')
  const query = useListQuery(resource, state, baseQuery)
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = query
  const rows = data && !error ? data.rows : noRows
  const selection = useSelection({ rows, keyName: resource.key, resetKey: JSON.stringify([scope, state.filters, baseQuery]) })

  const fitting = data && !isPlaceholderData ? clampPage(data, state) : state.page
  useEffect(() => {
    if (fitting !== state.page) change({ state: { page: fitting }, historyAction: 'replace' })
  }, [fitting, state.page, change])

  const firstIndex = resource.api.list.paged ? (state.page - 1) * state.size + 1 : 1
  const [displayedIndex, setDisplayedIndex] = useState(firstIndex)
  if (!isPlaceholderData && displayedIndex !== firstIndex) setDisplayedIndex(firstIndex)

  const settled = isPlaceholderData ? 'stale' : 'ready'
  return {
    state,
    setState: useCallback((next) => change({ state: next, historyAction: 'push' }), [change]),
    rows,
    firstIndex: isPlaceholderData ? displayedIndex : firstIndex,
    total: data?.total ?? 0,
    status: isPending || fitting !== state.page ? 'skeleton' : settled,
    error,
    isFetching,
    reload: () => void refetch(),
    selection,
  }
}
