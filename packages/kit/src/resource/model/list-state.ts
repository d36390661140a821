import { getRangeNames } from './range-names'

export const pageSizes = [10, 20, 50, 100] as const
export const defaultPageSize = 20

/** Key of the preference for the page size, shared by all lists. */
export const pageSizePreferenceKey = 'list.size'
export const parsePageSize = (stored: unknown): number | undefined => pageSizes.find((size) => size === stored)
/** Returns the page size: as the user chose, or else the screen's own. */
export const getPageSize = (
  { pageSize = defaultPageSize }: { readonly pageSize?: number | undefined },
  preferredSize: number | undefined,
) => preferredSize ?? pageSize

export type SortDirection = 'asc' | 'desc'

export interface Sort {
  readonly name: string
  readonly direction: SortDirection
}

/** State of a list, stored in the URL. */
export interface ListState {
  readonly page: number
  readonly size: number
  /** Non-empty filter values by query name, e.g. `packageName` or `createTime_dategt`. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | undefined
}

/** Parts of a resource that determine the valid list state. */
interface ListFields {
  readonly search: readonly string[]
  readonly range: readonly string[]
  readonly sortable: readonly string[]
  readonly sort: Readonly<Record<string, SortDirection | undefined>>
}

/** URL options of a list; a prefix separates two lists on one screen. */
export interface ListUrlOptions {
  readonly resource: ListFields
  readonly prefix: string
  /** Page size if the URL has none. */
  readonly size: number
}

/** Returns all query names that filters of the screen may set. */
export const getFilterNames = (resource: ListFields): readonly string[] => [
  ...resource.search,
  ...resource.range.map(getRangeNames).flatMap(({ from, to }) => [from, to]),
]

const parseSort = (text: string): Sort =>
  text.startsWith('-') ? { name: text.slice(1), direction: 'desc' } : { name: text, direction: 'asc' }

function getInitialSort(resource: ListFields): Sort | undefined {
  const [[name, direction] = ['']] = Object.entries(resource.sort)
  return direction && { name, direction }
}

function toPositiveInteger(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : fallback
}

function readSort(text: string | null, resource: ListFields): Sort | undefined {
  if (text === null) return getInitialSort(resource)
  const sort = parseSort(text)
  return resource.sortable.includes(sort.name) ? sort : undefined
}

/** Parses the URL; ignores invalid pages and sizes and unknown filters. */
export function parseListState(params: URLSearchParams, { resource, prefix, size: usual }: ListUrlOptions): ListState {
  const get = (name: string) => params.get(prefix + name)
  const size = toPositiveInteger(get('size'), usual)
  const filters = getFilterNames(resource).flatMap((name) => {
    const value = get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    page: toPositiveInteger(get('page'), 1),
    size: pageSizes.find((known) => known === size) ?? usual,
    filters: Object.fromEntries(filters),
    sort: readSort(get('order'), resource),
  }
}

const serializeSort = (sort: Sort | undefined) => (sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.name}` : '')

/** Serializes the state into the URL: omits initial values, keeps parameters of others. */
export function serializeListState(state: ListState, { resource, prefix, size }: ListUrlOptions, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before)
  const put = (name: string, value: string, start: string) =>
    value === start ? params.delete(prefix + name) : params.set(prefix + name, value)
  put('page', String(state.page), '1')
  put('size', String(state.size), String(size))
  put('order', serializeSort(state.sort), serializeSort(getInitialSort(resource)))
  for (const name of getFilterNames(resource)) put(name, state.filters[name] ?? '', '')
  return params
}

/** Converts the state to the input of the list operation. */
export function toListInput(state: ListState, paged: boolean | undefined): Record<string, string | number> {
  const sort = state.sort && { [state.sort.direction === 'desc' ? 'descs' : 'ascs']: state.sort.name }
  return { ...(paged && { current: state.page, size: state.size }), ...state.filters, ...sort }
}
