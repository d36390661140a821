import type { Client } from '@jwsk/sdk'
import { getLastPage, parsePage } from '../model/page'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import { buildListInput } from './list-query'
import type { ResourceList } from './use-resource-list'

interface AddedRecordOptions {
  readonly resource: Resource
  readonly list: Pick<ResourceList, 'rows' | 'state' | 'total' | 'setState'>
  readonly baseQuery: Row | undefined
  readonly draft: Row
}

/** Opens the page that contains a record just added and returns its key, because platforms add at the start or at the end. */
export async function goToAddedRecord(
  client: Client,
  { resource, list, baseQuery = {}, draft }: AddedRecordOptions,
): Promise<string | undefined> {
  const { state, total } = list
  const known = new Set(list.rows.map((row) => getRowKey(row, resource.key)))
  const name = getRecordName(resource, draft)
  const pages = resource.api.list.paged ? new Set([state.page, 1, getLastPage(total + 1, state.size)]) : [state.page]
  for (const page of pages) {
    const { rows } = parsePage(await client.call(resource.api.list, buildListInput(resource, { ...state, page }, baseQuery)))
    const key = rows
      .filter((row) => getRecordName(resource, row) === name)
      .map((row) => getRowKey(row, resource.key))
      .findLast((one) => !known.has(one))
    if (key === undefined) continue
    if (page !== state.page) list.setState({ page })
    return key
  }
  return undefined
}
