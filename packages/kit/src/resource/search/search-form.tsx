import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useIsNarrow } from '../../runtime/use-is-narrow'
import { Button } from '../../ui/button'
import type { ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { type FilterItem, isFilterSet } from './filter-items'
import { useSlashShortcut } from './use-slash-shortcut'

export interface SearchFormProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly parts: readonly FilterItem[]
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
  /** Where the list keeps its part of the address apart. */
  readonly addressPrefix: string | undefined
  /** `bar`: one row, the others are folded away. */
  readonly variant: 'bar' | 'sheet'
  /** Beside its own buttons. */
  readonly children?: ReactNode
}

/** one row of them, and where less room is */
const [visibleFilters, visibleFiltersOnTablet] = [3, 2]
const tabletWidth = 1000

const trimFilters = (filters: ListState['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])))

/** What is asked for, until it is searched for. */
export function SearchForm({ resource, labels, parts, filters, onSearch, addressPrefix, variant, children }: SearchFormProps) {
  const t = useKitText()
  const base = useId()
  const [draft, setDraft] = useState(filters)
  const [isFolded, fold] = useState(variant === 'bar')
  const form = useSlashShortcut()
  const openCount = useIsNarrow(tabletWidth) ? visibleFiltersOnTablet : visibleFilters
  const { client } = useRuntime()
  const hint = client.profile.filtersExactly?.(resource.api.list) ? t('search.exact') : undefined
  const change = (next: ListState['filters']) => setDraft((before) => ({ ...before, ...next }))
  // a filter that is set never hides
  const shown = isFolded ? parts.filter((part, index) => index < openCount || isFilterSet(part, draft)) : parts
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
      {shown.map(({ id, name, declaredName, field, Component }) => (
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
      <div className={variant === 'bar' ? 'flex gap-1' : 'kit-dialog-foot px-0'}>
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
        {variant === 'bar' && parts.length > openCount && (
          <Button variant="quiet" icon={isFolded ? 'down' : 'up'} aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
            {isFolded ? `${t('actions.more')} (${parts.length - shown.length})` : t('actions.less')}
          </Button>
        )}
      </div>
    </form>
  )
}
