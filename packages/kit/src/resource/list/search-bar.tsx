import { useMemo, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useNarrow } from '../../runtime/use-narrow'
import { Button } from '../../ui/button'
import { loadable } from '../../ui/loadable'
import { filterParts, isSet } from './filter-parts'
import { SearchForm, type SearchFormProps } from './search-form'

type SearchBarProps = Omit<SearchFormProps, 'parts' | 'shape' | 'children'>

const AppliedFilters = loadable(() => import('./applied-filters').then((module) => ({ default: module.AppliedFilters })))
const FilterSheet = loadable(() => import('./filter-sheet').then((module) => ({ default: module.FilterSheet })))
const SavedFilters = loadable(() => import('./saved-filters').then((module) => ({ default: module.SavedFilters })))

/** The filters of a list, on a phone behind a button, and those that hold; follows the address when Back or a link changes it. */
export function SearchBar(props: SearchBarProps) {
  const { resource, labels, filters, onSearch, addressPrefix } = props
  const t = useKitText()
  const { client } = useRuntime()
  const isNarrow = useNarrow()
  const [open, setOpen] = useState<'sheet' | 'saved'>()
  const parts = useMemo(() => filterParts(resource, client), [resource, client])
  const close = () => setOpen(undefined)
  const applied = parts.filter((part) => isSet(part, filters))
  if (parts.length === 0) return null
  const saved = <Button kind="quiet" icon="saved" aria-label={t('saved.open')} aria-haspopup="dialog" onClick={() => setOpen('saved')} />
  return (
    <search>
      {isNarrow ? (
        <div className="flex pb-2">
          <Button icon="search" aria-haspopup="dialog" onClick={() => setOpen('sheet')}>
            {applied.length === 0 ? t('search.filters') : t('search.applied', { count: applied.length })}
          </Button>
          {saved}
        </div>
      ) : (
        <SearchForm key={JSON.stringify(filters)} {...props} parts={parts} shape="bar">
          {saved}
        </SearchForm>
      )}
      {applied.length > 0 && <AppliedFilters parts={applied} resource={resource} labels={labels} filters={filters} onSearch={onSearch} />}
      {open === 'sheet' && <FilterSheet {...props} parts={parts} onClose={close} />}
      {open === 'saved' && (
        <SavedFilters resource={resource} addressPrefix={addressPrefix} filters={filters} onApply={onSearch} onClose={close} />
      )}
    </search>
  )
}
