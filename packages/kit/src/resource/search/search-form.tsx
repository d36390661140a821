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

/** Room of the row in units of a select, also on narrow screens. */
const [units, unitsOnTablet] = [7, 4]
const tabletWidth = 1000

/** Whether the value is selected from a list; typed text and days may be incomplete. */
const isListed = ({ field, queryNames }: FilterItem) =>
  queryNames.length === 1 && field.promptVerb === 'choose' && field.summaryGroup !== 'time'

/** Returns the room of a filter. A reference is wide, and its code would load before the first rows. */
function getWidth(part: FilterItem): number {
  if (part.field.choicesOperation) return 3
  return isListed(part) ? 1 : 2
}

/** Returns the filters that fit into one row: in order, but a shorter one may take the room that a longer one leaves. */
function getFitting(items: readonly FilterItem[], room: number): ReadonlySet<FilterItem> {
  let left = room
  const fitting = items.filter((part) => {
    const width = getWidth(part)
    if (width > left) return false
    left -= width
    return true
  })
  return new Set(fitting)
}

const trimFilters = (filters: ListState['filters']) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])))

/** Whether the filter now has a value that was chosen as a whole, or none; typed text may still be incomplete. */
function isChosen(part: FilterItem, filters: ListState['filters']): boolean {
  const [from = '', to] = part.queryNames
  return to === undefined ? isListed(part) : Boolean(filters[from]) === Boolean(filters[to])
}

/** Form that edits the filters; what is chosen applies at once, what is typed on submit. */
export function SearchForm({ resource, labels, items, filters, onSearch, addressPrefix, variant, children }: SearchFormProps) {
  const t = useKitText()
  const base = useId()
  const [draft, setDraft] = useState(filters)
  const [isFolded, fold] = useState(variant === 'bar')
  const form = useSlashShortcut()
  const fitting = getFitting(items, useIsNarrow(tabletWidth) ? unitsOnTablet : units)
  const { client } = useRuntime()
  const hint = client.profile.filtersExactly?.(resource.api.list) ? t('search.exact') : undefined
  const change = (part: FilterItem, next: ListState['filters']) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    if (variant === 'bar' && isChosen(part, changed)) onSearch(trimFilters(changed))
  }
  // a filter that is set is never hidden
  const visible = isFolded ? items.filter((part) => fitting.has(part) || isFilterSet(part, draft)) : items
  const reset = () => {
    setDraft({})
    onSearch({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(trimFilters(draft))
  }
  return (
    <form
      ref={form}
      className={variant === 'bar' ? 'kit-search-bar' : 'kit-search'}
      aria-label={addressPrefix ? `${labels.record} ${t('search.label')}` : t('search.label')}
      onSubmit={submit}
    >
      {visible.map((part) => {
        const { id, name, declaredName, field, Component } = part
        return (
          <Component
            key={id}
            id={`${base}${id}`}
            name={declaredName}
            label={labels.field(name)}
            field={field}
            draft={draft}
            placeholder={hint}
            onChange={(next) => change(part, next)}
          />
        )
      })}
      {variant === 'sheet' ? (
        <div className="kit-dialog-footer px-0">
          <Button onClick={reset}>{t('actions.reset')}</Button>
          <Button type="submit" icon="search" variant="primary">
            {t('actions.search')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-1">
          <Button type="submit" icon="search" variant="quiet" aria-label={t('actions.search')} title={t('actions.search')} />
          {items.length > fitting.size && (
            <Button
              variant="quiet"
              className="kit-search-more"
              icon={isFolded ? 'add' : 'up'}
              aria-expanded={!isFolded}
              onClick={() => fold(!isFolded)}
            >
              {isFolded ? `${t('actions.more')} (${items.length - visible.length})` : t('actions.less')}
            </Button>
          )}
          {items.some((part) => isFilterSet(part, draft)) && (
            <Button variant="quiet" onClick={reset}>
              {t('actions.reset')}
            </Button>
          )}
          {children}
        </div>
      )}
    </form>
  )
}
