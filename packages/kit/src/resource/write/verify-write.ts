import { isJwskError, isTimeoutError, type JwskError, type Operation } from '@jwsk/sdk'
import { entityKey } from '@jwsk/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { toDisplayText } from '../../fields/wire'
import type { KitRuntime } from '../../runtime/types'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import { isRow, type Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { flattenTree } from '../model/tree-nodes'
import type { WriteAttempt } from './write-attempt'
import { resolveAdditionOutcome, resolveChangeOutcome, type WriteOutcome } from './write-outcome'

export interface WriteContext {
  readonly runtime: Pick<KitRuntime, 'client' | 'scope' | 'permissions'>
  readonly queries: QueryClient
  readonly resource: Resource
}

const refusalKinds: readonly string[] = ['business', 'forbidden']
const maxListed = 100
/** looks up at most this many records one by one */
const maxLookups = 5
/** a platform whose response was lost may still be writing */
const retryDelaysMs = [0, 1500]

function getReadableDetail({ runtime, resource }: WriteContext): Operation | undefined {
  const { detail } = resource.api
  return detail?.permission?.some((code) => !runtime.permissions.has(code)) ? undefined : detail
}

const getListKey = ({ runtime, resource }: WriteContext) => ({ queryKey: entityKey(runtime.scope, resource.api.list) })

/** Returns the cached rows of the entity that are displayed. */
const getCachedRows = (context: WriteContext): readonly Row[] =>
  context.queries.getQueriesData(getListKey(context)).flatMap(([, data]) => flattenTree(parsePage(data).rows))

/** Fetches the current record; `undefined` if it does not exist or the user cannot read it. */
async function fetchRecord(context: WriteContext, id: string, source: 'detail' | 'list'): Promise<Row | undefined> {
  const { runtime, resource, queries } = context
  const detail = source === 'detail' ? getReadableDetail(context) : undefined
  if (!detail) {
    await queries.refetchQueries({ ...getListKey(context), type: 'active' }, { throwOnError: true })
    return getCachedRows(context).find((row) => getRowKey(row, resource.key) === id)
  }
  try {
    const record: unknown = await runtime.client.call(detail, { [resource.key]: id })
    return isRow(record) ? record : undefined
  } catch (error) {
    if (isJwskError(error) && refusalKinds.includes(error.kind)) return undefined
    throw error
  }
}

/** Looks up whether records still exist, one by one; `undefined` if that is not possible. */
export async function recordsExist(context: WriteContext, ids: readonly string[]): Promise<readonly boolean[] | undefined> {
  if (!getReadableDetail(context) || ids.length > maxLookups) return undefined
  const records = await Promise.all(ids.map((id) => fetchRecord(context, id, 'detail')))
  return records.map((record) => record !== undefined)
}

async function findAddedRecord(context: WriteContext, draft: Row, known: ReadonlySet<string>): Promise<WriteOutcome> {
  const { runtime, resource } = context
  const { api, fields, key, search, tree } = resource
  const searched = search.filter((name) => ['string', 'number'].includes(typeof draft[name]) && toDisplayText(draft[name]) !== '')
  const level = tree?.load === 'lazy' && searched.length === 0 ? { [tree.parent]: draft[tree.parent] ?? tree.root ?? '0' } : {}
  const filters = Object.fromEntries(searched.map((name) => [name, draft[name]]))
  const page = parsePage(
    await runtime.client.call(api.list, { ...(api.list.paged && { current: 1, size: maxListed }), ...level, ...filters }),
  )
  const fresh = flattenTree(page.rows).filter((row) => !known.has(getRowKey(row, key)))
  return resolveAdditionOutcome({ fields, draft, searchFields: searched, newRows: fresh, isComplete: page.total <= page.rows.length })
}

async function verifyOnce(context: WriteContext, attempt: WriteAttempt, known: ReadonlySet<string>): Promise<WriteOutcome> {
  const { fields, key } = context.resource
  if ('added' in attempt) return findAddedRecord(context, attempt.added, known)
  if ('removed' in attempt) {
    const exists = await recordsExist(context, attempt.removed)
    if (!exists || (exists.includes(true) && exists.includes(false))) return 'unclear'
    return exists.includes(true) ? 'undone' : 'done'
  }
  const { changed: draft, before, source } = attempt
  const now = await fetchRecord(context, getRowKey(before, key), source)
  return now ? resolveChangeOutcome({ fields, draft, before, now }) : 'unclear'
}

/** a slow platform may still be writing */
const isPossiblyInFlight = (error: JwskError) => error.status === 504 || isTimeoutError(error)

/** Reads the record or the list again after a write without response, and returns the outcome. */
export async function verifyWrite(context: WriteContext, attempt: WriteAttempt, error: JwskError): Promise<WriteOutcome> {
  const known = new Set(getCachedRows(context).map((row) => getRowKey(row, context.resource.key)))
  let outcome: WriteOutcome = 'unclear'
  for (const wait of retryDelaysMs) {
    await new Promise((done) => setTimeout(done, wait))
    outcome = await verifyOnce(context, attempt, known)
    if (outcome !== 'undone') return outcome
  }
  return isPossiblyInFlight(error) ? 'unclear' : outcome
}
