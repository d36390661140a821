import { Button, useIsNarrow, useKitText } from '@jwsk/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { type FilterItem, isFilterSet } from './filter-items'
import { useSlashShortcut } from './use-slash-shortcut'

export interface SearchFormProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly items: readonly FilterItem[]
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
  /** URL prefix of the list, if it has one. */
  readonly addressPrefix: string | undefined
  /** Layout: `bar` is one row with the other filters collapsed. */
  readonly variant: 'bar' | 'sheet'
  /** Content next to its buttons. */
  readonly children?: ReactNode
}

/** one row, and fewer on narrow screens */
const [visibleFilters, visibleFiltersOnTablet] = [3, 2]
const tabletWidth = 1000

const trimFilters = (filters: ListState['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])))

/** Form that edits the filters and applies them on submit. */
export function SearchForm({ resource, labels, items, filters, onSearch, addressPrefix, variant, children }: SearchFormProps) {
  const t = useKitText()
  const base = useId()
  const [draft, setDraft] = useState(filters)
  const [isFolded, fold] = useState(variant === 'bar')
  const form = useSlashShortcut()
  const openCount = useIsNarrow(tabletWidth) ? visibleFiltersOnTablet : visibleFilters
  const { client } = useRuntime()
  const hint = client.profile.filtersExactly?.(resource.api.list) ? t('search.exact') : undefined
  const change = (next: ListState['filters']) => setDraft((before) => ({ ...before, ...next }))
  // a filter that is set is never hidden
  const visible = isFolded ? items.filter((part, index) => index < openCount || isFilterSet(part, draft)) : items
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(trimFilters(draft))
  }
  const search = (
    <Button type="submit" icon="search" variant={variant === 'bar' ? 'plain' : 'primary'}>
      {t('actions.search')}
    </Button>
  )
  return (
    <form
      ref={form}
      className="kit-search"
      aria-label={addressPrefix ? `${labels.record} ${t('search.label')}` : t('search.label')}
      onSubmit={submit}
    >
      {visible.map(({ id, name, declaredName, field, Component }) => (
        <Component
          key={id}
          id={`${base}${id}`}
          name={declaredName}
          label={labels.field(name)}
          field={field}
          draft={draft}
          placeholder={hint}
          onChange={change}
        />
      ))}
      <div className={variant === 'bar' ? 'flex gap-1' : 'kit-dialog-footer px-0'}>
        {variant === 'bar' && search}
        <Button
          variant={variant === 'bar' ? 'quiet' : 'plain'}
          onClick={() => {
            setDraft({})
            onSearch({})
          }}
        >
          {t('actions.reset')}
        </Button>
        {variant === 'sheet' && search}
        {children}
        {variant === 'bar' && items.length > openCount && (
          <Button variant="quiet" icon={isFolded ? 'down' : 'up'} aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
            {isFolded ? `${t('actions.more')} (${items.length - visible.length})` : t('actions.less')}
          </Button>
        )}
      </div>
    </form>
  )
}
