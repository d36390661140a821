import type { Client } from '@jwsk/sdk'
import type { Field } from '../../fields/types'
import type { ListState } from '../model/list-state'
import { getRangeNames } from '../model/range-names'
import type { Resource } from '../model/resource'
import { RangeFilter, SearchFilter } from './search-filter'

/** Filter of a list. */
export interface FilterItem {
  /** Id, unique among the filters of its list. */
  readonly id: string
  /** Name of the field. */
  readonly name: string
  /** Name as declared by the resource. */
  readonly declaredName: string
  readonly field: Field
  /** Query names that it sets. */
  readonly queryNames: readonly string[]
  readonly Component: typeof SearchFilter | typeof RangeFilter
}

/** puts the time range of a list into the row that is always visible */
const filtersBeforeRanges = 2

/** Returns the filters that the platform supports, in declaration order with ranges early. */
export function buildFilterItems({ search, range, fields }: Resource, { supports }: Client): readonly FilterItem[] {
  const filters: readonly Omit<FilterItem, 'field'>[] = search.map((name) => ({
    id: name,
    name,
    declaredName: name,
    queryNames: [name],
    Component: SearchFilter,
  }))
  const ranges = range.map((declared) => {
    const { field, from, to } = getRangeNames(declared)
    return { id: `${declared} range`, name: field, declaredName: declared, queryNames: [from, to], Component: RangeFilter }
  })
  return filters.toSpliced(filtersBeforeRanges, 0, ...ranges).flatMap((part) => {
    const field = fields[part.name]
    return field && (field.choicesOperation === undefined || supports(field.choicesOperation)) ? [{ ...part, field }] : []
  })
}

/** Whether the value or one end of the filter is set. */
export const isFilterSet = ({ queryNames }: FilterItem, filters: ListState['filters']) => queryNames.some((key) => filters[key])

/** Returns the filters without this one. */
export const clearFilter = ({ queryNames }: FilterItem, filters: ListState['filters']): ListState['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !queryNames.includes(key)))
