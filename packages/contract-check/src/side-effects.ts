import type { Client } from '@jwsk/sdk'
import { fetchAllRows, getIds } from './record-lookup'
import { sendCall } from './send'
import type { PlainObject } from './spec'
import type { ById, Entity } from './writable-entities'

/** What the platform makes on its own beside a record: a tenant comes with a role, a department, an account. */
export interface SideEffects {
  /** Takes it away again; tells what stayed. */
  remove(row: PlainObject): Promise<readonly string[]>
}

/** Looks before a record is added, so that only what came since is taken for brought. */
export async function watchSideEffects(client: Client, { submit }: Entity, byId: ById): Promise<SideEffects> {
  const lists = [...submit.trial.brings].flatMap(([field, ids]) =>
    ids.flatMap((id) => {
      const list = byId.get(id)
      const remove = byId.get(`${id.split('.')[0]}.remove`)
      return list && remove && client.supports(list.call) && client.supports(remove.call) ? [{ field, list, remove }] : []
    }),
  )
  const before = new Map<string, ReadonlySet<string>>()
  for (const { list } of lists) before.set(list.id, getIds(await fetchAllRows(client, list, {})))

  async function remove(row: PlainObject): Promise<string[]> {
    const left: string[] = []
    for (const { field, list, remove: removal } of lists) {
      const value = row[field]
      const came = async () => {
        const rows = await fetchAllRows(client, list, { [field]: value })
        const ours = rows.filter((one) => value !== undefined && value !== '' && one[field] === value)
        return [...getIds(ours)].filter((id) => !before.get(list.id)?.has(id))
      }
      const ids = await came()
      if (ids.length > 0) await sendCall(client, removal, { query: { ids: ids.join(',') } })
      for (const id of ids.length > 0 ? await came() : []) left.push(`${list.id.split('.')[0]} ${id}`)
    }
    return left
  }
  return { remove }
}
