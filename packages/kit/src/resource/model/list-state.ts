import { getRangeNames } from './range-names'

export const pageSizes = [10, 20, 50, 100] as const
const defaultPageSize = 20

/** The preference that holds how many rows a page has; of every list alike: who likes long pages likes them everywhere. */
export const pageSizePreferenceKey = 'list.size'
export const parsePageSize = (stored: unknown): number | undefined => pageSizes.find((size) => size === stored)
/** Rows of a page: as the person chose, else the screen's own. */
export const getPageSize = ({ pageSize = defaultPageSize }: { readonly pageSize?: number | undefined }, chosen: number | undefined) =>
  chosen ?? pageSize

export type SortDirection = 'asc' | 'desc'

export interface Sort {
  readonly name: string
  readonly direction: SortDirection
}

/** Which part of the list is on screen; the address holds it. */
export interface ListState {
  readonly page: number
  readonly size: number
  /** By query name, e.g. `packageName` or `createTime_dategt`; only what is not empty. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | undefined
}

/** What of a resource decides what its list may be asked. */
interface ListFields {
  readonly search: readonly string[]
  readonly range: readonly string[]
  readonly sortable: readonly string[]
  readonly sort: Readonly<Record<string, SortDirection | undefined>>
}

/** A list's own part of the address: two lists on one screen are told apart by a prefix. */
export interface ListUrlOptions {
  readonly resource: ListFields
  readonly prefix: string
  /** Rows of a page where the address does not say. */
  readonly size: number
}

/** Every query name that a filter of the screen may set. */
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

/** Reads the address; whatever is not a page, a size or a filter of this screen counts as not there. */
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

/** Writes the address: what is as it starts stays out, parameters of others stay in. */
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

/** The input of the list operation. */
export function toListInput(state: ListState, paged: boolean | undefined): Record<string, string | number> {
  const sort = state.sort && { [state.sort.direction === 'desc' ? 'descs' : 'ascs']: state.sort.name }
  return { ...(paged && { current: state.page, size: state.size }), ...state.filters, ...sort }
}
