import { type FormEvent, useId, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { Button } from '../../ui/button'
import { loadable } from '../../ui/loadable'
import type { ListState } from '../model/list-state'
import { rangeNames } from '../model/range-names'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { RangeFilter, SearchFilter } from './search-filter'
import { useSlash } from './use-slash'

interface SearchBarProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
  /** Where the list keeps its part of the address apart. */
  readonly addressPrefix: string | undefined
}

const SavedFilters = loadable(() => import('./saved-filters').then((module) => ({ default: module.SavedFilters })))

/** one row of them; the others are folded away */
const openFilterCount = 3

const trimmedFilters = (filters: ListState['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])))

function SearchForm({ resource, labels, filters, onSearch, addressPrefix }: SearchBarProps) {
  const t = useKitText()
  const base = useId()
  const [draft, setDraft] = useState(filters)
  const [isFolded, fold] = useState(true)
  const [isChoosing, choose] = useState(false)
  const form = useSlash()
  const { client } = useRuntime()
  const hint = client.profile.filtersExactly?.(resource.api.list) ? t('search.exact') : undefined
  const change = (next: ListState['filters']) => setDraft((before) => ({ ...before, ...next }))
  const all = [
    ...resource.search.map((name) => ({ id: name, name, declared: name, kind: SearchFilter })),
    ...resource.range.map((declared) => ({ id: `${declared} range`, name: rangeNames(declared).field, declared, kind: RangeFilter })),
  ]
  const offered = all.filter(({ name }) => {
    const choices = resource.fields[name]?.choices
    return choices === undefined || client.offers(choices)
  })
  // a filter that is set never hides
  const isSet = (name: string) => Object.keys(draft).some((key) => draft[key] && (key === name || key.startsWith(`${name}_`)))
  const shown = isFolded ? offered.filter(({ name }, index) => index < openFilterCount || isSet(name)) : offered
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(trimmedFilters(draft))
  }
  return (
    <search>
      <form
        ref={form}
        className="kit-search"
        data-folded={isFolded || undefined}
        aria-label={addressPrefix ? `${labels.record} ${t('search.label')}` : t('search.label')}
        onSubmit={submit}
      >
        {shown.map(({ id, name, declared, kind: Part }) => {
          const field = resource.fields[name]
          return (
            field && (
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
            )
          )
        })}
        <div className="flex">
          <Button type="submit" icon="search">
            {t('actions.search')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              setDraft({})
              onSearch({})
            }}
          >
            {t('actions.reset')}
          </Button>
          <Button kind="quiet" icon="saved" aria-label={t('saved.open')} aria-haspopup="dialog" onClick={() => choose(true)} />
          {offered.length > 1 && (
            <Button
              kind="quiet"
              className={offered.length > openFilterCount ? '' : 'md:hidden'}
              icon={isFolded ? 'down' : 'up'}
              aria-expanded={!isFolded}
              onClick={() => fold(!isFolded)}
            >
              {isFolded ? t('actions.more') : t('actions.less')}
            </Button>
          )}
        </div>
      </form>
      {isChoosing && (
        <SavedFilters
          resource={resource}
          addressPrefix={addressPrefix}
          filters={filters}
          onApply={onSearch}
          onClose={() => choose(false)}
        />
      )}
    </search>
  )
}

/** The filters of a list; follows the address when Back or a link changes it. */
export function SearchBar(props: SearchBarProps) {
  if (props.resource.search.length + props.resource.range.length === 0) return null
  return <SearchForm key={JSON.stringify(props.filters)} {...props} />
}
