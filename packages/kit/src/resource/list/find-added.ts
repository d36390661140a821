import type { Client } from '@jwsk/sdk'
import { keyOf } from '../model/ids'
import { lastPage, pageOf } from '../model/page'
import { recordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { listCall } from './list-query'
import type { ResourceList } from './use-resource-list'

interface Added {
  readonly resource: Resource
  readonly list: Pick<ResourceList, 'rows' | 'state' | 'total' | 'go'>
  readonly baseQuery: Row | undefined
  readonly draft: Row
}

/** Shows the page that a record which was just added stands on, and gives its key: platforms add at the top or at the end. */
export async function findAdded(client: Client, { resource, list, baseQuery = {}, draft }: Added): Promise<string | undefined> {
  const { state, total } = list
  const known = new Set(list.rows.map((row) => keyOf(row, resource.key)))
  const name = recordName(resource, draft)
  const pages = resource.api.list.paged ? new Set([state.page, 1, lastPage(total + 1, state.size)]) : [state.page]
  for (const page of pages) {
    const { rows } = pageOf(await client.call(resource.api.list, listCall(resource, { ...state, page }, baseQuery)))
    const key = rows
      .filter((row) => recordName(resource, row) === name)
      .map((row) => keyOf(row, resource.key))
      .findLast((one) => !known.has(one))
    if (key === undefined) continue
    if (page !== state.page) list.go({ page })
    return key
  }
  return undefined
}
