import type { Client } from '@jwsk/sdk'
import { parsePage } from '../resource/model/page'
import { getRecordName } from '../resource/model/record-name'
import type { Resource } from '../resource/model/resource'
import type { Row } from '../resource/model/row'
import type { Plugin, RecordSearch, TextShape } from './types'

/** at most so many of one list */
const maxPerList = 3

const shapePatterns: Readonly<Record<TextShape, RegExp>> = {
  phone: /^\d{4,11}$/,
  plate: /^(\p{Script=Han}[a-z][a-z\d]{0,6}|(?=.*\d)[a-z\d]{4,7})$/iu,
  number: /^[a-z]{0,8}-?\d{6,32}$/i,
  account: /^[a-z][\w.@-]{2,}$/i,
}

/** A record that answers to what was typed. */
export interface RecordSearchResult {
  /** The path of the list that holds it. */
  readonly path: string
  readonly label: string
  /** The list, with the filter that leaves this record, and others of the same text. */
  readonly to: string
}

export interface RecordSearchQuery {
  readonly plugins: readonly Plugin[]
  /** Whether the person's menu holds the list. */
  readonly canOpen: (path: string) => boolean
  readonly query: string
}

interface ListSearch extends RecordSearch {
  readonly path: string
  readonly fields: readonly string[]
}

/** The lists that may hold such a text, each with the fields that it may stand in. */
export function getListSearches({ plugins, canOpen, query }: RecordSearchQuery): readonly ListSearch[] {
  const text = query.trim()
  return plugins
    .flatMap(({ recordSearch }) => Object.entries(recordSearch))
    .flatMap(([path, search]) => {
      const fields = Object.keys(search.filters).filter((name) => shapePatterns[search.filters[name] as TextShape].test(text)) // one of its own keys
      return fields.length > 0 && canOpen(path) ? [{ ...search, path, fields }] : []
    })
}

function toSearchResult(row: Row, { resource, name, path }: { readonly resource: Resource; readonly name: string; readonly path: string }) {
  const text = String(row[name] ?? '')
  const called = getRecordName(resource, row)
  return { path, label: called === text ? text : `${text} · ${called}`, to: `${path}?${new URLSearchParams({ [name]: text })}` }
}

async function searchList(client: Client, { path, fields, load }: ListSearch, call: { readonly typed: string; readonly signal: AbortSignal }) {
  const resource = (await load()).default
  const { list } = resource.api
  const answers = fields.map(async (name) => {
    const input = { ...(list.paged && { current: 1, size: maxPerList }), [name]: call.typed.trim() }
    const { rows } = parsePage(await client.call(list, input, { signal: call.signal }))
    return rows.slice(0, maxPerList).map((row) => toSearchResult(row, { resource, name, path }))
  })
  return (await Promise.all(answers)).flat()
}

/** Asks every list that may hold such a text; one that cannot answer costs the others nothing. */
export async function searchRecords(client: Client, question: RecordSearchQuery, signal: AbortSignal): Promise<readonly RecordSearchResult[]> {
  const { query } = question
  const answers = await Promise.allSettled(getListSearches(question).map((asked) => searchList(client, asked, { typed: query, signal })))
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  return [...new Map(found.map((record) => [record.to, record])).values()]
}
