import type { Client } from '@jwsk/sdk'
import { findCreatedId } from '@jwsk/sdk/profiles'
import { type Draft, isIdentifyingField, pickAcceptedQuery } from './draft'
import { getRows, sendCall } from './send'
import type { ContractOperation, PlainObject } from './spec'
import type { Entity } from './writable-entities'

/** Where the records of an entity are seen. */
export interface RecordLookup {
  /** The id of the record that a draft became; undefined where there is none, or none that is surely ours. */
  find(draft: Draft): Promise<string | undefined>
  /** Whether a record stands there that could be taken for the one of a draft. */
  isTaken(draft: Draft): Promise<boolean>
  /** Whether the record of an id stands there. */
  has(id: string, draft: Draft): Promise<boolean>
}

const size = 500
const maxPages = 40

/** Every row of a list, page after page. */
export async function fetchAllRows(client: Client, list: ContractOperation, query: PlainObject): Promise<PlainObject[]> {
  const rows: PlainObject[] = []
  for (let current = 1; current <= maxPages; current += 1) {
    const found = getRows(await sendCall(client, list, { query: { ...pickAcceptedQuery(list, query), current, size } }))
    rows.push(...found)
    if (!list.call.paged || found.length < size) return rows
  }
  return rows
}

export const getIds = (rows: readonly PlainObject[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ id }) => (id === undefined ? [] : [String(id)])))

/** Of an entity with a key whatever has it; of another what came since, if it is one. */
export async function createRecordLookup(client: Client, entity: Entity, asked: PlainObject): Promise<RecordLookup> {
  const { submit, list, key } = entity
  if (key) {
    const find: RecordLookup['find'] = ({ body }) => findCreatedId(client, submit.call, body)
    return { find, isTaken: async (draft) => (await find(draft)) !== undefined, has: async (id, draft) => (await find(draft)) === id }
  }
  const read = ({ query }: Pick<Draft, 'query'>) => fetchAllRows(client, list, query)
  const known = await read({ query: asked })
  const before = getIds(known)
  return {
    find: async (draft) => {
      const since = (await read(draft)).filter(({ id }) => id !== undefined && !before.has(String(id)))
      // of several some are somebody else's work beside ours: only what reads as it was written may be touched
      const ours = since.length === 1 ? since : since.filter((row) => matchesDraft(row, draft.body))
      return ours.length === 1 ? String(ours[0]?.id) : undefined
    },
    isTaken: async ({ body }) => {
      const own = Object.entries(body).filter(
        ([name, value]) => isIdentifyingField(entity, name) && typeof value === 'string' && value !== '',
      )
      return own.length > 0 && known.some((row) => own.every(([name, value]) => String(row[name]) === String(value)))
    },
    has: async (id, draft) => getIds(await read(draft)).has(id),
  }
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const matchesDraft = (row: PlainObject, body: PlainObject) =>
  Object.entries(body).every(([name, value]) => !isPlain(value) || row[name] === undefined || String(row[name]) === String(value))
