import type { Client } from '@jwsk/sdk'
import { fetchAllRows, getIds } from './record-lookup'
import { sendCall } from './send'
import type { PlainObject } from './spec'
import type { ById, Entity } from './writable-entities'

/** Records that the platform creates together with another one, e.g. the role, department and account of a new tenant. */
export interface SideEffects {
  /** Deletes the side effects of a record, and returns those that could not be deleted. */
  remove(row: PlainObject): Promise<readonly string[]>
}

/** Takes a snapshot before a record is created, so that only records created since then count as side effects. */
export async function watchSideEffects(client: Client, { submit }: Entity, byId: ById): Promise<SideEffects> {
  const lists = [...submit.hints.brings].flatMap(([field, ids]) =>
    ids.flatMap((id) => {
      const list = byId.get(id)
      const remove = byId.get(`${id.split('.')[0]}.remove`)
      return list && remove && client.supports(list.call) && client.supports(remove.call) ? [{ field, list, remove }] : []
    }),
  )
  const before = new Map<string, ReadonlySet<string>>()
  for (const { list } of lists) before.set(list.id, getIds(await fetchAllRows(client, list, {})))

  async function remove(row: PlainObject): Promise<string[]> {
    const leftovers: string[] = []
    for (const { field, list, remove: removal } of lists) {
      const value = row[field]
      const findCreatedIds = async () => {
        const rows = await fetchAllRows(client, list, { [field]: value })
        const related = rows.filter((one) => value !== undefined && value !== '' && one[field] === value)
        return [...getIds(related)].filter((id) => !before.get(list.id)?.has(id))
      }
      const ids = await findCreatedIds()
      if (ids.length > 0) await sendCall(client, removal, { query: { ids: ids.join(',') } })
      for (const id of ids.length > 0 ? await findCreatedIds() : []) leftovers.push(`${list.id.split('.')[0]} ${id}`)
    }
    return leftovers
  }
  return { remove }
}
