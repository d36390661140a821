import type { Client } from '@jwsk/sdk'
import { parsePage } from '../resource/model/page'
import { getRecordName } from '../resource/model/record-name'
import type { Resource } from '../resource/model/resource'
import type { Row } from '../resource/model/row'
import type { Plugin, RecordSearch, TextShape } from './types'

/** maximum of results per list */
const maxPerList = 3

const shapePatterns: Readonly<Record<TextShape, RegExp>> = {
  phone: /^\d{4,11}$/,
  plate: /^(\p{Script=Han}[a-z][a-z\d]{0,6}|(?=.*\d)[a-z\d]{4,7})$/iu,
  number: /^[a-z]{0,8}-?\d{6,32}$/i,
  account: /^[a-z][\w.@-]{2,}$/i,
}

/** Record that matches the search text. */
export interface RecordSearchResult {
  /** Path of the list that contains it. */
  readonly path: string
  readonly label: string
  /** URL of the list, filtered by the search text. */
  readonly to: string
}

export interface RecordSearchQuery {
  readonly plugins: readonly Plugin[]
  /** Whether the user's menu contains the list. */
  readonly canOpen: (path: string) => boolean
  readonly query: string
}

interface ListSearch extends RecordSearch {
  readonly path: string
  readonly fields: readonly string[]
}

/** Returns the lists to search for the text, each with the filters that accept it. */
export function getListSearches({ plugins, canOpen, query }: RecordSearchQuery): readonly ListSearch[] {
  const text = query.trim()
  return plugins
    .flatMap(({ recordSearch }) => Object.entries(recordSearch))
    .flatMap(([path, search]) => {
      const fields = Object.keys(search.filters).filter((name) => shapePatterns[search.filters[name] as TextShape].test(text)) // its own keys
      return fields.length > 0 && canOpen(path) ? [{ ...search, path, fields }] : []
    })
}

function toSearchResult(row: Row, { resource, name, path }: { readonly resource: Resource; readonly name: string; readonly path: string }) {
  const text = String(row[name] ?? '')
  const called = getRecordName(resource, row)
  return { path, label: called === text ? text : `${text} · ${called}`, to: `${path}?${new URLSearchParams({ [name]: text })}` }
}

async function searchList(
  client: Client,
  { path, fields, load }: ListSearch,
  call: { readonly typed: string; readonly signal: AbortSignal },
) {
  const resource = (await load()).default
  const { list } = resource.api
  const answers = fields.map(async (name) => {
    const input = { ...(list.paged && { current: 1, size: maxPerList }), [name]: call.typed.trim() }
    const { rows } = parsePage(await client.call(list, input, { signal: call.signal }))
    return rows.slice(0, maxPerList).map((row) => toSearchResult(row, { resource, name, path }))
  })
  return (await Promise.all(answers)).flat()
}

/** Searches all matching lists; one that fails does not affect the others. */
export async function searchRecords(
  client: Client,
  question: RecordSearchQuery,
  signal: AbortSignal,
): Promise<readonly RecordSearchResult[]> {
  const { query } = question
  const answers = await Promise.allSettled(
    getListSearches(question).map((listSearch) => searchList(client, listSearch, { typed: query, signal })),
  )
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  return [...new Map(found.map((record) => [record.to, record])).values()]
}
