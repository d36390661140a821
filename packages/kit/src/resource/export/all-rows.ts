import type { Client } from '@jwsk/sdk'
import { listCall } from '../list/list-query'
import { keyOf } from '../model/ids'
import type { ListState } from '../model/list-state'
import { pageOf } from '../model/page'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface AllRows {
  readonly client: Client
  readonly resource: Resource
  readonly state: ListState
  readonly baseQuery: Row
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

/** the most that a page of the platform holds */
const size = 100

/** Every row that the search finds, page by page; one that moves to another page meanwhile counts once. */
export async function allRows({ client, resource, state, baseQuery, signal, onProgress }: AllRows): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const input = listCall(resource, { ...state, page, size }, baseQuery)
    const answer = pageOf(await client.call(resource.api.list, input, { signal }))
    signal.throwIfAborted()
    for (const [index, row] of answer.rows.entries()) rows.set(keyOf(row, resource.key) || `${page} ${index}`, row)
    onProgress({ done: rows.size, total: answer.total })
    if (answer.rows.length === 0 || page * size >= answer.total) return [...rows.values()]
  }
}
