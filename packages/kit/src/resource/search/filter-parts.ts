import type { Client } from '@jwsk/sdk'
import type { Field } from '../../fields/types'
import type { ListState } from '../model/list-state'
import { rangeNames } from '../model/range-names'
import type { Resource } from '../model/resource'
import { RangeFilter, SearchFilter } from './search-filter'

/** One filter that a list offers. */
export interface FilterPart {
  /** Among the filters of its list. */
  readonly id: string
  /** The field's name. */
  readonly name: string
  /** As the resource says it. */
  readonly declared: string
  readonly field: Field
  /** What it sets in the query of the list. */
  readonly keys: readonly string[]
  readonly Part: typeof SearchFilter | typeof RangeFilter
}

/** so that a list's time stands in the row that is open */
const filtersBeforeRanges = 2

/** What can be asked of the platform, in the order of the declaration, its ranges early. */
export function filterParts({ search, range, fields }: Resource, { supports }: Client): readonly FilterPart[] {
  const filters: readonly Omit<FilterPart, 'field'>[] = search.map((name) => ({
    id: name,
    name,
    declared: name,
    keys: [name],
    Part: SearchFilter,
  }))
  const ranges = range.map((declared) => {
    const { field, from, to } = rangeNames(declared)
    return { id: `${declared} range`, name: field, declared, keys: [from, to], Part: RangeFilter }
  })
  return filters.toSpliced(filtersBeforeRanges, 0, ...ranges).flatMap((part) => {
    const field = fields[part.name]
    return field && (field.choices === undefined || supports(field.choices)) ? [{ ...part, field }] : []
  })
}

/** Whether one of its ends or its one value is set. */
export const isSet = ({ keys }: FilterPart, filters: ListState['filters']) => keys.some((key) => filters[key])

/** All filters but this one. */
export const without = ({ keys }: FilterPart, filters: ListState['filters']): ListState['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)))
