import type { Client } from '@jwsk/sdk'
import { buildListInput } from '../list/list-query'
import { getRowKey } from '../model/row-keys'
import type { ListState } from '../model/list-state'
import { parsePage } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface FetchAllRowsOptions {
  readonly client: Client
  readonly resource: Resource
  readonly state: ListState
  readonly baseQuery: Row
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

/** the most that a page of the platform holds */
const pageSize = 100

/** Every row that the search finds, page by page; one that moves to another page meanwhile counts once. */
export async function fetchAllRows({ client, resource, state, baseQuery, signal, onProgress }: FetchAllRowsOptions): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const input = buildListInput(resource, { ...state, page, size: pageSize }, baseQuery)
    const answer = parsePage(await client.call(resource.api.list, input, { signal }))
    signal.throwIfAborted()
    for (const [index, row] of answer.rows.entries()) rows.set(getRowKey(row, resource.key) || `${page} ${index}`, row)
    onProgress({ done: rows.size, total: answer.total })
    if (answer.rows.length === 0 || page * pageSize >= answer.total) return [...rows.values()]
  }
}
