import { type FormEvent, useId, useState } from 'react'
import type { FilterProps } from '../fields/types'
import { useKitText } from '../i18n/kit-text'
import { Button } from '../ui/button'
import type { ListState } from './list-state'
import type { Resource } from './types'
import type { Labels } from './use-labels'

interface SearchBarProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
}

function TextFilter({ id, value, onChange }: FilterProps) {
  return <input id={id} className="kit-input" type="search" value={value} onChange={(event) => onChange(event.target.value)} />
}

const trimmed = (filters: ListState['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])))

function SearchForm({ resource, labels, filters, onSearch }: SearchBarProps) {
  const t = useKitText()
  const base = useId()
  const [draft, setDraft] = useState(filters)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(trimmed(draft))
  }
  return (
    <search>
      <form className="kit-search" aria-label={t('search.label')} onSubmit={submit}>
        {resource.search.map((name) => {
          const Filter = resource.fields[name]?.Filter ?? TextFilter
          const id = `${base}${name}`
          return (
            <div key={name} className="kit-search-field">
              <label htmlFor={id}>{labels.field(name)}</label>
              <Filter id={id} value={draft[name] ?? ''} onChange={(value) => setDraft({ ...draft, [name]: value })} />
            </div>
          )
        })}
        <div className="kit-search-actions">
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
        </div>
      </form>
    </search>
  )
}

/** The filters of a list; follows the address when Back or a link changes it. */
export function SearchBar(props: SearchBarProps) {
  if (props.resource.search.length === 0) return null
  return <SearchForm key={JSON.stringify(props.filters)} {...props} />
}
