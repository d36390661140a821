import type { CallOptions } from './call-options'
import { isRecord } from './is-record'
import type { InputOf, Operation, OutputOf, PagedOperation } from './operation'
import type { CallArguments, Client } from './types'

/** Context that a cached response depends on in addition to its input: tenant, user, department, role, language. */
export type QueryScope = readonly string[]

/** Query key `[…scope, entity, action, input]`; its prefixes select all queries of an action, an entity or a user. */
export type QueryKey = readonly unknown[]

/** Cacheable form of an output: `null` if a read found nothing, because `undefined` means not yet loaded. */
export type Cacheable<Output> = undefined extends Output ? Exclude<Output, undefined> | null : Output

/** Converts a response to its cacheable form. */
export const toCacheable = async <Output>(response: Promise<Output>): Promise<Cacheable<Output>> =>
  // only `undefined` is converted
  ((await response) ?? null) as Cacheable<Output>

/** Options accepted by `useQuery`, `fetchQuery` and similar functions, without a dependency on any library. */
export interface QueryOptions<Output> {
  readonly queryKey: QueryKey
  queryFn(context: { readonly signal?: AbortSignal }): Promise<Output>
}

export interface InfiniteQueryOptions<Page> {
  readonly queryKey: QueryKey
  readonly initialPageParam: number
  queryFn(context: { readonly signal?: AbortSignal; readonly pageParam: number }): Promise<Page>
  getNextPageParam(last: Page, pages: readonly Page[], current: number): number | undefined
}

interface AnyPage {
  readonly records: readonly unknown[]
  readonly total: number
}

/** Normalizes an input so that equal inputs serialize to equal keys: sorts the names and drops undefined values. */
function toCanonicalInput(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toCanonicalInput)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, toCanonicalInput(inner)]),
  )
}

type IdentifiedOperation = Pick<Operation, 'id'>

/**
 * Returns the query key of a response: `[…scope, entity, action, input]`. Without an input, it is the prefix of all
 * queries of the action.
 *
 * @example
 * useQuery({ queryKey: operationKey(scope, menu.routes), queryFn: () => client.call(menu.routes) })
 */
export const operationKey = (scope: QueryScope, { id }: IdentifiedOperation, input?: unknown): QueryKey => [
  ...scope,
  ...id.split('.'),
  ...(input === undefined ? [] : [toCanonicalInput(input)]),
]

/**
 * Returns the prefix of all queries of an operation's entity, for invalidation after a write.
 *
 * @example
 * await queries.invalidateQueries({ queryKey: entityKey(scope, menu.submit) })
 */
export const entityKey = (scope: QueryScope, { id }: IdentifiedOperation): QueryKey => [...scope, ...id.split('.', 1)]

/** Returns the scope of the signed-in user, i.e. the first segments of every key; the language comes last. */
export function getQueryScope(client: Client, language = 'zh-cn'): QueryScope {
  const user = client.session.current()?.user
  return user ? [user.tenantId, user.userId, user.deptId, user.roleId, language] : ['', '', '', '', language]
}

/**
 * Creates keys and options of queries over operations. The scope is evaluated at each use, so that responses of
 * another user, role or language are cached under other keys.
 */
export function createQueries(client: Client, scope: () => QueryScope = () => getQueryScope(client)) {
  const withSignal = (options: CallOptions | undefined, signal: AbortSignal | undefined) => ({ ...options, ...(signal && { signal }) })

  return {
    /** Returns the key of an operation's query with this input, or the prefix of all its queries. */
    key: <O extends Operation>(operation: O, input?: InputOf<O>): QueryKey => operationKey(scope(), operation, input),
    /** Returns the prefix of all queries of an operation's entity, for invalidation after a write. */
    entityKey: (operation: IdentifiedOperation): QueryKey => entityKey(scope(), operation),
    options<O extends Operation>(operation: O, ...args: CallArguments<O>): QueryOptions<Cacheable<OutputOf<O>>> {
      const [input, options] = args
      return {
        queryKey: operationKey(scope(), operation, input),
        // the arguments of this operation, plus a signal
        queryFn: ({ signal }) => toCacheable(client.call(operation, ...([input, withSignal(options, signal)] as CallArguments<O>))),
      }
    },
    /** Creates options of an infinite query over the pages of a paged operation. */
    pages<O extends PagedOperation>(operation: O, ...args: CallArguments<O>): InfiniteQueryOptions<OutputOf<O>> {
      const [input, options] = args
      const query = { size: 20, ...(input as object | undefined) } // typed by the arguments of the operation
      return {
        queryKey: [...operationKey(scope(), operation, query), 'pages'],
        initialPageParam: 1,
        queryFn: ({ signal, pageParam }) =>
          // a paged operation also takes a page number
          client.call(operation, ...([{ ...query, current: pageParam }, withSignal(options, signal)] as unknown as CallArguments<O>)),
        getNextPageParam(last, _, current) {
          // only paged operations are accepted, and their output has this shape
          const { records, total } = last as AnyPage
          return records.length > 0 && current * query.size < total ? current + 1 : undefined
        },
      }
    },
  }
}
