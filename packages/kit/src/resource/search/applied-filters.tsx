import type { KitTextKey, Translate } from '@jwsk/ui'
import { useKitText, useTranslate } from '@jwsk/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Chip } from '../../fields/chip'
import { fromBounds } from '../../fields/date/day-range'
import { useRuntime } from '../../runtime/kit-provider'
import type { ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { clearFilter, type FilterItem } from './filter-items'

interface AppliedFiltersProps {
  readonly resource: Resource
  readonly items: readonly FilterItem[]
  readonly labels: Labels
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
}

interface AppliedFilterProps extends Omit<AppliedFiltersProps, 'items'> {
  readonly part: FilterItem
}

/** Formats the days of a range, or its only end. */
function formatRange({ queryNames: [first = '', last = ''] }: FilterItem, filters: ListState['filters'], t: Translate<KitTextKey>): string {
  const { from, to } = fromBounds({ from: filters[first] ?? '', to: filters[last] ?? '' })
  if (to === '') return t('search.from', { day: from })
  if (from === '') return t('search.until', { day: to })
  return from === to ? from : `${from} – ${to}`
}

/** Returns the label of a filter's value; those of dictionaries and references are loaded from the platform. */
function useFilterText({ part, resource, filters }: Omit<AppliedFilterProps, 'labels' | 'onSearch'>): string {
  const t = useKitText()
  const translate = useTranslate()
  const { client } = useRuntime()
  const value = filters[part.name] ?? ''
  const { data } = useQuery({
    queryKey: [resource.api.list.id, 'filter words', part.id, value, t('search.filters')],
    enabled: part.queryNames.length === 1,
    queryFn: async () => {
      const read = part.field.parse(value)
      return (await part.field.loadLabels([read], { client, t, translate }))(read)
    },
  })
  return part.queryNames.length === 1 ? data || value : formatRange(part, filters, t)
}

function AppliedFilter({ part, resource, labels, filters, onSearch }: AppliedFilterProps) {
  const words = useFilterText({ part, resource, filters })
  return <Chip name={`${labels.field(part.name)} ${words}`} onRemove={() => onSearch(clearFilter(part, filters))} />
}

/** Active filters as chips; each can be removed. */
export function AppliedFilters({ items, onSearch, ...props }: AppliedFiltersProps) {
  const t = useKitText()
  const set = useRef<HTMLFieldSetElement>(null)
  const search = (filters: ListState['filters']) => {
    const bar = set.current?.closest('search')
    onSearch(filters)
    // removing a chip loses the focus: it moves to the next chip, or to the filters
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (set.current ?? bar)?.querySelector<HTMLElement>('button, input')?.focus()
    })
  }
  return (
    <fieldset ref={set} className="kit-applied-filters flex-wrap gap-1 m-0 px-0 pb-2 border-none min-w-0" aria-label={t('search.set')}>
      {items.map((part) => (
        <AppliedFilter key={part.id} part={part} onSearch={search} {...props} />
      ))}
    </fieldset>
  )
}
