import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../fields/chip'
import { daysOf } from '../../fields/date/day-range'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import type { ListState } from '../model/list-state'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { type FilterPart, without } from './filter-parts'

interface AppliedFiltersProps {
  readonly resource: Resource
  readonly parts: readonly FilterPart[]
  readonly labels: Labels
  readonly filters: ListState['filters']
  readonly onSearch: (filters: ListState['filters']) => void
}

interface AppliedFilterProps extends Omit<AppliedFiltersProps, 'parts'> {
  readonly part: FilterPart
}

/** The days that a range covers; an open end is left out. */
function rangeText({ keys: [from = '', to = ''] }: FilterPart, filters: ListState['filters']): string {
  const days = daysOf({ from: filters[from] ?? '', to: filters[to] ?? '' })
  return days.from === days.to ? days.from : `${days.from} – ${days.to}`.trim()
}

/** What a filter holds, in words: those of a dictionary or of another record come from the platform. */
function useFilterWords({ part, resource, filters }: Omit<AppliedFilterProps, 'labels' | 'onSearch'>): string {
  const t = useKitText()
  const { client } = useRuntime()
  const value = filters[part.name] ?? ''
  const { data } = useQuery({
    queryKey: [resource.api.list.id, 'filter words', part.id, value, t('search.filters')],
    enabled: part.keys.length === 1,
    queryFn: async () => {
      const read = part.field.read(value)
      return (await part.field.words([read], { client, t }))(read)
    },
  })
  return part.keys.length === 1 ? data || value : rangeText(part, filters)
}

function AppliedFilter({ part, resource, labels, filters, onSearch }: AppliedFilterProps) {
  const words = useFilterWords({ part, resource, filters })
  return <Chip name={`${labels.field(part.name)} ${words}`} onRemove={() => onSearch(without(part, filters))} />
}

/** The filters that hold; each can be taken off by itself. */
export function AppliedFilters({ parts, ...props }: AppliedFiltersProps) {
  const t = useKitText()
  return (
    <fieldset className="flex flex-wrap gap-1 m-0 px-0 md:px-3 pt-0 md:pt-2 pb-2 border-none min-w-0" aria-label={t('search.set')}>
      {parts.map((part) => (
        <AppliedFilter key={part.id} part={part} {...props} />
      ))}
    </fieldset>
  )
}
