import { ErrorBoundary, useKitText } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { getSelectableEntries } from '../../fields/dict/entries'
import type { Field } from '../../fields/types'
import { useRuntime } from '../../runtime/kit-provider'
import { buildListInput, getCachedTotal, getListQueryOptions } from '../list/list-query'
import type { ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface StatusViewsProps {
  readonly resource: Resource
  readonly state: ListState
  /** Input sent with every call of the list. */
  readonly baseQuery: Row | undefined
  readonly useOptions: NonNullable<Field['useOptions']>
  /** Query name of the status. */
  readonly name: string
  readonly label: string
  readonly filters: ListState['filters']
  /** Number of records of the current view; `undefined` until it is known. */
  readonly total: number | undefined
  readonly onSearch: (filters: ListState['filters']) => void
}

/**
 * One view of the list for each status. The current view shows its number of records; others do if it is known without a
 * call: from a page in the cache, or from the work that waits for the user.
 */
export function StatusViews({ resource, state, baseQuery = {}, useOptions, name, label, filters, total, onSearch }: StatusViewsProps) {
  const t = useKitText()
  const runtime = useRuntime()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const entries = useOptions()
  const current = filters[name] ?? ''
  const views = [{ key: '', label: t('search.all') }, ...getSelectableEntries(entries, current === '' ? [] : [current])]
  const { [name]: _, ...others } = filters
  const isPlain = Object.keys({ ...others, ...baseQuery }).length === 0
  const { PendingCount } = runtime
  const renderCount = (key: string, viewFilters: ListState['filters']) => {
    const getInput = () => buildListInput(resource, { ...state, page: 1, filters: viewFilters }, baseQuery)
    const known = key === current ? total : getCachedTotal(queries, getListQueryOptions(runtime, resource, getInput()))
    if (known !== undefined) return <b>{known.toLocaleString('en')}</b>
    if (key === '' || !isPlain || !PendingCount) return null
    return (
      <ErrorBoundary fallback={() => null}>
        <PendingCount address={`${pathname}?${name}=${key}`} />
      </ErrorBoundary>
    )
  }
  return (
    <fieldset className="kit-status-views kit-scroll-fade" aria-label={label}>
      {views.map((view) => {
        const viewFilters = view.key === '' ? others : { ...others, [name]: view.key }
        return (
          <button key={view.key} type="button" aria-pressed={view.key === current} onClick={() => onSearch(viewFilters)}>
            {view.label}
            {renderCount(view.key, viewFilters)}
          </button>
        )
      })}
    </fieldset>
  )
}
