import type { Client } from '@jwsk/sdk'
import type { Field } from '../../fields/types'
import type { ListState } from '../model/list-state'
import { getRangeNames } from '../model/range-names'
import type { Resource } from '../model/resource'
import { RangeFilter, SearchFilter } from './search-filter'

/** One filter that a list offers. */
export interface FilterItem {
  /** Among the filters of its list. */
  readonly id: string
  /** The field's name. */
  readonly name: string
  /** As the resource says it. */
  readonly declaredName: string
  readonly field: Field
  /** What it sets in the query of the list. */
  readonly queryNames: readonly string[]
  readonly Component: typeof SearchFilter | typeof RangeFilter
}

/** so that a list's time stands in the row that is open */
const filtersBeforeRanges = 2

/** What can be asked of the platform, in the order of the declaration, its ranges early. */
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

/** Whether one of its ends or its one value is set. */
export const isFilterSet = ({ queryNames }: FilterItem, filters: ListState['filters']) => queryNames.some((key) => filters[key])

/** All filters but this one. */
export const clearFilter = ({ queryNames }: FilterItem, filters: ListState['filters']): ListState['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !queryNames.includes(key)))
