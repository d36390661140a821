import type { Client } from '@jwsk/sdk'
import { buildListInput } from '../list/list-query'
import type { ListState } from '../model/list-state'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'

interface FetchAllRowsOptions {
  readonly client: Client
  readonly resource: Resource
  readonly state: ListState
  readonly baseQuery: Row
  readonly signal: AbortSignal
  /** Number of rows after which no other page is loaded. Defaults to no limit. */
  readonly maxRows?: number
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

/** maximum page size of the platform */
const pageSize = 100

/** Fetches all rows of the search, page by page; a row that moves to another page during that counts once. */
export async function fetchAllRows({
  client,
  resource,
  state,
  baseQuery,
  signal,
  maxRows = Number.POSITIVE_INFINITY,
  onProgress,
}: FetchAllRowsOptions): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const input = buildListInput(resource, { ...state, page, size: pageSize }, baseQuery)
    const answer = parsePage(await client.call(resource.api.list, input, { signal }))
    signal.throwIfAborted()
    for (const [index, row] of answer.rows.entries()) rows.set(getRowKey(row, resource.key) || `${page} ${index}`, row)
    onProgress({ done: rows.size, total: answer.total })
    if (answer.rows.length === 0 || page * pageSize >= answer.total || rows.size >= maxRows) return [...rows.values()]
  }
}
