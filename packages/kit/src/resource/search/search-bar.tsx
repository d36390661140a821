import { isRecord } from '@jwsk/sdk'
import { Button, Fallback, loadable, useKitText } from '@jwsk/ui'
import { useMemo, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { getPreferenceKey, usePreference } from '../../runtime/use-preference'
import type { ListState } from '../model/list-state'
import type { Row } from '../model/row'
import { buildFilterItems, isFilterSet } from './filter-items'
import { SearchForm, type SearchFormProps } from './search-form'

export interface SearchBarProps extends Omit<SearchFormProps, 'items' | 'variant' | 'children'> {
  readonly isCompact: boolean
  readonly state: ListState
  /** Input sent with every call of the list. */
  readonly baseQuery: Row | undefined
  /** Number of records of the list; `undefined` until it is known. */
  readonly total: number | undefined
}

const AppliedFilters = loadable(() => import('./applied-filters').then((module) => ({ default: module.AppliedFilters })))
const StatusViews = loadable(() => import('./status-views').then((module) => ({ default: module.StatusViews })))
const FilterDialog = loadable(() => import('./filter-dialog').then((module) => ({ default: module.FilterDialog })))

const toComparable = (filters: object) => JSON.stringify(Object.entries(filters).sort())

/** Returns a key of the form that changes when Back or a link changes the filters, but keeps the form if its own search did. */
function useFormKey(filters: ListState['filters']) {
  const current = toComparable(filters)
  const [known, setKnown] = useState({ formKey: 0, current, expected: current })
  if (known.current !== current)
    setKnown({ formKey: current === known.expected ? known.formKey : known.formKey + 1, current, expected: current })
  const expect = (next: ListState['filters']) => setKnown((now) => ({ ...now, expected: toComparable(next) }))
  return { formKey: known.formKey, expect }
}

const keepStored = (stored: unknown) => stored

/** Returns the name under which the filters are saved. Untyped sets are parsed by the popover, whose code loads later. */
function findSavedName(stored: unknown, filters: ListState['filters']): string | undefined {
  const sets: readonly unknown[] = isRecord(stored) && Array.isArray(stored.sets) ? stored.sets : []
  const same = sets.find((set) => isRecord(set) && isRecord(set.filters) && toComparable(set.filters) === toComparable(filters))
  return isRecord(same) ? String(same.name) : undefined
}

/** Filters of a list, behind a button on phones, and the active ones; follows the URL when Back or a link changes it. */
export function SearchBar(props: SearchBarProps) {
  const { resource, filters, isCompact, addressPrefix } = props
  const t = useKitText()
  const { client } = useRuntime()
  const [open, setOpen] = useState<'sheet' | 'saved'>()
  const { formKey, expect } = useFormKey(filters)
  const search = (next: ListState['filters']) => {
    expect(next)
    props.onSearch(next)
  }
  const [stored, store] = usePreference(getPreferenceKey('filters', resource.api.list.id, addressPrefix), keepStored)
  const current = findSavedName(stored, filters)
  const items = useMemo(() => buildFilterItems(resource, client), [resource, client])
  const status = items.find(({ field }) => field.getTone && field.useOptions)
  const applied = items.filter((part) => isFilterSet(part, filters))
  if (items.length === 0) return null
  const saved = (
    <Button
      variant="quiet"
      icon={current === undefined ? 'unsaved' : 'saved'}
      aria-label={current ? `${t('saved.open')} ${current}` : t('saved.open')}
      aria-haspopup="dialog"
      aria-expanded={open === 'saved'}
      onClick={() => setOpen(open ? undefined : 'saved')}
    >
      <span className="kit-saved-word">{current ?? t('saved.open')}</span>
    </Button>
  )
  const { useOptions } = status?.field ?? {}
  return (
    <search>
      {status && useOptions && (
        <Fallback fallback={<div className="kit-status-views" />}>
          <StatusViews useOptions={useOptions} {...props} name={status.name} label={props.labels.field(status.name)} />
        </Fallback>
      )}
      {isCompact ? (
        <div className="flex pb-2">
          <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen('sheet')}>
            {applied.length === 0 ? t('search.filters') : t('search.applied', { count: applied.length })}
          </Button>
          {saved}
        </div>
      ) : (
        <SearchForm key={formKey} {...props} onSearch={search} items={items.filter((part) => part !== status)} variant="bar">
          {saved}
        </SearchForm>
      )}
      {applied.length > 0 && <AppliedFilters {...props} items={applied} />}
      {open && <FilterDialog {...props} view={open} items={items} stored={stored} onStore={store} onClose={() => setOpen(undefined)} />}
    </search>
  )
}
