import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useNarrow } from '../../runtime/use-narrow'
import { Button } from '../../ui/button'
import type { ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { type FilterPart, isSet } from './filter-parts'
import { useSlash } from './use-slash'

export interface SearchFormProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly parts: readonly FilterPart[]
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
  /** Where the list keeps its part of the address apart. */
  readonly addressPrefix: string | undefined
  /** `bar`: one row, the others are folded away. */
  readonly shape: 'bar' | 'sheet'
  /** Beside its own buttons. */
  readonly children?: ReactNode
}

/** one row of them, and where less room is */
const [openFilters, openOnTablet] = [3, 2]
const tabletWidth = 1000

const trimmedFilters = (filters: ListState['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])))

/** What is asked for, until it is searched for. */
export function SearchForm({ resource, labels, parts, filters, onSearch, addressPrefix, shape, children }: SearchFormProps) {
  const t = useKitText()
  const base = useId()
  const [draft, setDraft] = useState(filters)
  const [isFolded, fold] = useState(shape === 'bar')
  const form = useSlash()
  const openCount = useNarrow(tabletWidth) ? openOnTablet : openFilters
  const { client } = useRuntime()
  const hint = client.profile.filtersExactly?.(resource.api.list) ? t('search.exact') : undefined
  const change = (next: ListState['filters']) => setDraft((before) => ({ ...before, ...next }))
  // a filter that is set never hides
  const shown = isFolded ? parts.filter((part, index) => index < openCount || isSet(part, draft)) : parts
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(trimmedFilters(draft))
  }
  const search = (
    <Button type="submit" icon="search" kind={shape === 'bar' ? 'plain' : 'primary'}>
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
      {shown.map(({ id, name, declared, field, Part }) => (
        <Part
          key={id}
          id={`${base}${id}`}
          name={declared}
          label={labels.field(name)}
          field={field}
          draft={draft}
          hint={hint}
          onChange={change}
        />
      ))}
      <div className={shape === 'bar' ? 'flex gap-1' : 'kit-dialog-foot px-0'}>
        {shape === 'bar' && search}
        <Button
          kind={shape === 'bar' ? 'quiet' : 'plain'}
          onClick={() => {
            setDraft({})
            onSearch({})
          }}
        >
          {t('actions.reset')}
        </Button>
        {shape === 'sheet' && search}
        {children}
        {shape === 'bar' && parts.length > openCount && (
          <Button kind="quiet" icon={isFolded ? 'down' : 'up'} aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
            {isFolded ? `${t('actions.more')} (${parts.length - shown.length})` : t('actions.less')}
          </Button>
        )}
      </div>
    </form>
  )
}
