import { type Client, isRecord } from '@jwsk/sdk'
import { fetchAllRows, getIds } from './record-lookup'
import { sendCall } from './send'
import type { ContractOperation, PlainObject } from './spec'
import type { ById, Entity } from './writable-entities'

/** Records that the platform creates together with another one, e.g. the role, department and account of a new tenant. */
export interface SideEffects {
  /** Deletes the side effects of a record, and returns those that could not be deleted. */
  remove(row: PlainObject): Promise<readonly string[]>
}

interface SideEffectList {
  /** Field that the side effects share with the record. */
  readonly field: string
  readonly entity: string
  readonly list: ContractOperation
  readonly removal: ContractOperation
}

const isSuccess = (body: unknown) => isRecord(body) && Number(body.code) === 200

/** Returns the ids of an entity that rows refer to, as `postId` of an account does to a post. */
const getReferencedIds = (rows: readonly PlainObject[], entity: string): string[] =>
  rows.flatMap((row) => String(row[`${entity}Id`] ?? '').split(',')).filter((id) => /^[1-9]\d*$/.test(id))

/** Takes a snapshot before a record is created, so that only records created since then count as side effects. */
export async function watchSideEffects(client: Client, { submit }: Entity, byId: ById): Promise<SideEffects> {
  const lists = [...submit.hints.brings].flatMap(([field, ids]) =>
    ids.flatMap((id): SideEffectList[] => {
      const [entity = ''] = id.split('.')
      const list = byId.get(id)
      const removal = byId.get(`${entity}.remove`)
      return list && removal && client.supports(list.call) && client.supports(removal.call) ? [{ field, entity, list, removal }] : []
    }),
  )
  const before = new Map<string, ReadonlySet<string>>()
  for (const { list } of lists) before.set(list.id, getIds(await fetchAllRows(client, list, {})))

  async function fetchCreated({ field, list }: SideEffectList, value: unknown): Promise<PlainObject[]> {
    const rows = await fetchAllRows(client, list, { [field]: value })
    return rows.filter((one) => one[field] === value && !before.get(list.id)?.has(String(one.id)))
  }

  async function remove(row: PlainObject): Promise<string[]> {
    const unidentified = lists.filter(({ field }) => row[field] === undefined || row[field] === '')
    if (unidentified.length > 0) return unidentified.map(({ field, entity }) => `${entity} of the new record, whose ${field} is unknown`)
    const created = new Map<SideEffectList, readonly PlainObject[]>()
    for (const side of lists) created.set(side, await fetchCreated(side, row[side.field]))
    const rows = [...created.values()].flat()
    const leftovers: string[] = []
    for (const side of lists) {
      const listed = getIds(created.get(side) ?? [])
      // a list may hide records of another tenant, which those of other lists refer to
      const hidden = getReferencedIds(rows, side.entity).filter((id) => !listed.has(id) && !before.get(side.list.id)?.has(id))
      const left = [...(await removeListed(side, listed, row[side.field])), ...(await removeHidden(side, new Set(hidden)))]
      leftovers.push(...left.map((id) => `${side.entity} ${id}`))
    }
    return leftovers
  }

  /** Returns the ids that are still listed. */
  async function removeListed(side: SideEffectList, ids: ReadonlySet<string>, value: unknown): Promise<Iterable<string>> {
    if (ids.size === 0) return []
    await sendCall(client, side.removal, { query: { ids: [...ids].join(',') } })
    return getIds(await fetchCreated(side, value))
  }

  /** Returns the ids whose removal did not succeed; nothing lists them, so that only the response shows whether they are gone. */
  async function removeHidden({ removal }: SideEffectList, ids: ReadonlySet<string>): Promise<Iterable<string>> {
    const left: string[] = []
    for (const id of ids) if (!isSuccess((await sendCall(client, removal, { query: { ids: id } })).body)) left.push(id)
    return left
  }
  return { remove }
}
