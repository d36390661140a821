import { isJwskError, isTimeoutError, type JwskError, type Operation } from '@jwsk/sdk'
import { entityKey } from '@jwsk/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { textOf } from '../../fields/wire'
import type { KitRuntime } from '../../runtime/types'
import type { Attempt } from './attempt'
import { type Finding, judgeAddition, judgeChange } from './finding'
import { keyOf } from './ids'
import { pageOf } from './page'
import type { Resource } from './resource'
import { isRow, type Row } from './row'

export interface Place {
  readonly runtime: Pick<KitRuntime, 'client' | 'scope' | 'permissions'>
  readonly queries: QueryClient
  readonly resource: Resource
}

const refusals: readonly string[] = ['business', 'forbidden']
const mostListed = 100
/** more than these are not asked for one by one */
const mostAsked = 5
/** a platform that is cut off from its answer may be about to write */
const waits = [0, 1500]

const withChildren = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => [row, ...withChildren(pageOf(row.children).rows)])

function readableDetail({ runtime, resource }: Place): Operation | undefined {
  const { detail } = resource.api
  return detail?.permission?.some((code) => !runtime.permissions.has(code)) ? undefined : detail
}

const listKey = ({ runtime, resource }: Place) => ({ queryKey: entityKey(runtime.scope, resource.api.list) })

/** The rows of the entity that stand on screen. */
const rowsOnScreen = (place: Place): readonly Row[] =>
  place.queries.getQueriesData(listKey(place)).flatMap(([, data]) => withChildren(pageOf(data).rows))

/** The record as it stands now; nothing where the platform has none, or nobody may read it. */
async function recordNow(place: Place, id: string, source: 'detail' | 'list'): Promise<Row | undefined> {
  const { runtime, resource, queries } = place
  const detail = source === 'detail' ? readableDetail(place) : undefined
  if (!detail) {
    await queries.refetchQueries({ ...listKey(place), type: 'active' }, { throwOnError: true })
    return rowsOnScreen(place).find((row) => keyOf(row, resource.key) === id)
  }
  try {
    const record: unknown = await runtime.client.call(detail, { [resource.key]: id })
    return isRow(record) ? record : undefined
  } catch (error) {
    if (isJwskError(error) && refusals.includes(error.kind)) return undefined
    throw error
  }
}

/** Whether records are still there, one by one; nothing where that cannot be asked. */
export async function areThere(place: Place, ids: readonly string[]): Promise<readonly boolean[] | undefined> {
  if (!readableDetail(place) || ids.length > mostAsked) return undefined
  const records = await Promise.all(ids.map((id) => recordNow(place, id, 'detail')))
  return records.map((record) => record !== undefined)
}

async function lookForNew(place: Place, draft: Row, known: ReadonlySet<string>): Promise<Finding> {
  const { runtime, resource } = place
  const { api, fields, key, search, tree } = resource
  const searched = search.filter((name) => ['string', 'number'].includes(typeof draft[name]) && textOf(draft[name]) !== '')
  const level = tree?.load === 'lazy' && searched.length === 0 ? { [tree.parent]: draft[tree.parent] ?? tree.root ?? '0' } : {}
  const filters = Object.fromEntries(searched.map((name) => [name, draft[name]]))
  const page = pageOf(
    await runtime.client.call(api.list, { ...(api.list.paged && { current: 1, size: mostListed }), ...level, ...filters }),
  )
  const fresh = withChildren(page.rows).filter((row) => !known.has(keyOf(row, key)))
  return judgeAddition({ fields, draft, searched, fresh, isWhole: page.total <= page.rows.length })
}

async function lookOnce(place: Place, attempt: Attempt, known: ReadonlySet<string>): Promise<Finding> {
  const { fields, key } = place.resource
  if ('added' in attempt) return lookForNew(place, attempt.added, known)
  if ('removed' in attempt) {
    const there = await areThere(place, attempt.removed)
    if (!there || (there.includes(true) && there.includes(false))) return 'unclear'
    return there.includes(true) ? 'undone' : 'done'
  }
  const { changed: draft, before, source } = attempt
  const now = await recordNow(place, keyOf(before, key), source)
  return now ? judgeChange({ fields, draft, before, now }) : 'unclear'
}

/** a platform that was slow may still be at it */
const mayBeUnderWay = (error: JwskError) => error.status === 504 || isTimeoutError(error)

/** Reads the record or the list again after a write that nobody answered, and says what became of it. */
export async function look(place: Place, attempt: Attempt, error: JwskError): Promise<Finding> {
  const known = new Set(rowsOnScreen(place).map((row) => keyOf(row, place.resource.key)))
  let finding: Finding = 'unclear'
  for (const wait of waits) {
    await new Promise((done) => setTimeout(done, wait))
    finding = await lookOnce(place, attempt, known)
    if (finding !== 'undone') return finding
  }
  return mayBeUnderWay(error) ? 'unclear' : finding
}
