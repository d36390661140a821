import { isRecord } from './is-record'
import type { InputOf, Operation, OutputOf, PagedOperation } from './operation'
import type { CallArguments, CallOptions, Client } from './types'

/** What a cached answer depends on besides its input: tenant, user, department, role, language. */
export type QueryScope = readonly string[]

/** `[…scope, entity, action, input]`: a prefix of it names all of an action, of an entity, of a person. */
export type QueryKey = readonly unknown[]

/** An answer as a cache keeps it: `null` where a read found nothing, as `undefined` means that nothing is known yet. */
export type Cacheable<Output> = undefined extends Output ? Exclude<Output, undefined> | null : Output

/** Keeps an answer in a cache. */
export const toCacheable = async <Output>(answer: Promise<Output>): Promise<Cacheable<Output>> =>
  // `undefined` is the one value that it changes
  ((await answer) ?? null) as Cacheable<Output>

/** What `useQuery`, `fetchQuery` and their like take, without depending on any of them. */
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

/** The same input gives the same text of a key: names in order, nothing that is not there. */
function toCanonicalInput(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toCanonicalInput)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, toCanonicalInput(inner)]))
}

type IdentifiedOperation = Pick<Operation, 'id'>

/**
 * The one name under which an answer is cached: `[…scope, entity, action, input]`. Without an input it names everything
 * that was read of the action.
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
 * Everything that was read of the entity that an operation belongs to: what a write makes stale.
 *
 * @example
 * await queries.invalidateQueries({ queryKey: entityKey(scope, menu.submit) })
 */
export const entityKey = (scope: QueryScope, { id }: IdentifiedOperation): QueryKey => [...scope, ...id.split('.', 1)]

/** Who is signed in to the client, as the front of every key, with the language behind. */
export function getQueryScope(client: Client, language = 'zh-cn'): QueryScope {
  const user = client.session.current()?.user
  return user ? [user.tenantId, user.userId, user.deptId, user.roleId, language] : ['', '', '', '', language]
}

/**
 * Keys and options of queries over operations. The scope is asked for at each use, so that another person's, another
 * role's or another language's answers lie under other keys.
 */
export function createQueries(client: Client, scope: () => QueryScope = () => getQueryScope(client)) {
  const withSignal = (options: CallOptions | undefined, signal: AbortSignal | undefined) => ({ ...options, ...(signal && { signal }) })

  return {
    /** Everything that was read of an operation, or of one with this input. */
    key: <O extends Operation>(operation: O, input?: InputOf<O>): QueryKey => operationKey(scope(), operation, input),
    /** Everything that was read of the entity that an operation belongs to: what a write makes stale. */
    entityKey: (operation: IdentifiedOperation): QueryKey => entityKey(scope(), operation),
    options<O extends Operation>(operation: O, ...args: CallArguments<O>): QueryOptions<Cacheable<OutputOf<O>>> {
      const [input, options] = args
      return {
        queryKey: operationKey(scope(), operation, input),
        // the arguments of this very operation, with a signal
        queryFn: ({ signal }) => toCacheable(client.call(operation, ...([input, withSignal(options, signal)] as CallArguments<O>))),
      }
    },
    /** A paged operation, page after page. */
    pages<O extends PagedOperation>(operation: O, ...args: CallArguments<O>): InfiniteQueryOptions<OutputOf<O>> {
      const [input, options] = args
      const query = { size: 20, ...(input as object | undefined) } // typed by the arguments of the operation
      return {
        queryKey: [...operationKey(scope(), operation, query), 'pages'],
        initialPageParam: 1,
        queryFn: ({ signal, pageParam }) =>
          // a paged operation takes a page number besides
          client.call(operation, ...([{ ...query, current: pageParam }, withSignal(options, signal)] as unknown as CallArguments<O>)),
        getNextPageParam(last, _, current) {
          // only paged operations get here, and theirs is this shape
          const { records, total } = last as AnyPage
          return records.length > 0 && current * query.size < total ? current + 1 : undefined
        },
      }
    },
  }
}
