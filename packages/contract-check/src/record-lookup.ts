import type { Client } from '@jwsk/sdk'
import { findCreatedId } from '@jwsk/sdk/profiles'
import { type Draft, isIdentifyingField, pickAcceptedQuery } from './draft'
import { getRows, sendCall } from './send'
import type { ContractOperation, PlainObject } from './spec'
import type { Entity } from './writable-entities'

/** Finds the records of an entity. */
export interface RecordLookup {
  /** Finds the id of the record created from a draft; `undefined` if there is none or the match is ambiguous. */
  find(draft: Draft): Promise<string | undefined>
  /** Whether an existing record could be mistaken for the one of a draft. */
  isTaken(draft: Draft): Promise<boolean>
  /** Whether the record with this id is listed. */
  has(id: string, draft: Draft): Promise<boolean>
}

const size = 500
const maxPages = 40

/** Fetches all rows of a list, page by page, up to `maxPages` pages. */
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

/** Creates a lookup that finds records by natural key. Without a key, it compares with a snapshot of the existing ids. */
export async function createRecordLookup(client: Client, entity: Entity, listQuery: PlainObject): Promise<RecordLookup> {
  const { submit, list, key } = entity
  if (key) {
    const find: RecordLookup['find'] = ({ body }) => findCreatedId(client, submit.call, body)
    return { find, isTaken: async (draft) => (await find(draft)) !== undefined, has: async (id, draft) => (await find(draft)) === id }
  }
  const fetchRows = ({ query }: Pick<Draft, 'query'>) => fetchAllRows(client, list, query)
  const known = await fetchRows({ query: listQuery })
  const before = getIds(known)
  return {
    find: async (draft) => {
      const added = (await fetchRows(draft)).filter(({ id }) => id !== undefined && !before.has(String(id)))
      // other users may create records concurrently: only a record that reads back as written may be modified
      const matches = added.length === 1 ? added : added.filter((row) => matchesDraft(row, draft.body))
      return matches.length === 1 ? String(matches[0]?.id) : undefined
    },
    isTaken: async ({ body }) => {
      const own = Object.entries(body).filter(
        ([name, value]) => isIdentifyingField(entity, name) && typeof value === 'string' && value !== '',
      )
      return own.length > 0 && known.some((row) => own.every(([name, value]) => String(row[name]) === String(value)))
    },
    has: async (id, draft) => getIds(await fetchRows(draft)).has(id),
  }
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const matchesDraft = (row: PlainObject, body: PlainObject) =>
  Object.entries(body).every(([name, value]) => !isPlain(value) || row[name] === undefined || String(row[name]) === String(value))
