import type { Client } from '@jwsk/sdk'
import { pageOf } from '../resource/model/page'
import { recordName } from '../resource/model/record-name'
import type { Resource } from '../resource/model/resource'
import type { Row } from '../resource/model/row'
import type { Plugin, RecordSearch, TextShape } from './types'

/** at most so many of one list */
const mostOfOne = 3

const shapes: Readonly<Record<TextShape, RegExp>> = {
  phone: /^\d{4,11}$/,
  plate: /^(\p{Script=Han}[a-z][a-z\d]{0,6}|(?=.*\d)[a-z\d]{4,7})$/iu,
  number: /^[a-z]{0,8}-?\d{6,32}$/i,
  account: /^[a-z][\w.@-]{2,}$/i,
}

/** A record that answers to what was typed. */
export interface FoundRecord {
  /** The path of the list that holds it. */
  readonly path: string
  readonly label: string
  /** The list, with the filter that leaves this record, and others of the same text. */
  readonly to: string
}

export interface RecordQuestion {
  readonly plugins: readonly Plugin[]
  /** Whether the person's menu holds the list. */
  readonly mayOpen: (path: string) => boolean
  readonly typed: string
}

interface Asked extends RecordSearch {
  readonly path: string
  readonly fields: readonly string[]
}

/** The lists that may hold such a text, each with the fields that it may stand in. */
export function searchesFor({ plugins, mayOpen, typed }: RecordQuestion): readonly Asked[] {
  const text = typed.trim()
  return plugins
    .flatMap(({ finds }) => Object.entries(finds))
    .flatMap(([path, search]) => {
      const fields = Object.keys(search.by).filter((name) => shapes[search.by[name] as TextShape].test(text)) // one of its own keys
      return fields.length > 0 && mayOpen(path) ? [{ ...search, path, fields }] : []
    })
}

function recordOf(row: Row, { resource, name, path }: { readonly resource: Resource; readonly name: string; readonly path: string }) {
  const text = String(row[name] ?? '')
  const called = recordName(resource, row)
  return { path, label: called === text ? text : `${text} · ${called}`, to: `${path}?${new URLSearchParams({ [name]: text })}` }
}

async function ask(client: Client, { path, fields, load }: Asked, call: { readonly typed: string; readonly signal: AbortSignal }) {
  const resource = (await load()).default
  const { list } = resource.api
  const answers = fields.map(async (name) => {
    const input = { ...(list.paged && { current: 1, size: mostOfOne }), [name]: call.typed.trim() }
    const { rows } = pageOf(await client.call(list, input, { signal: call.signal }))
    return rows.slice(0, mostOfOne).map((row) => recordOf(row, { resource, name, path }))
  })
  return (await Promise.all(answers)).flat()
}

/** Asks every list that may hold such a text; one that cannot answer costs the others nothing. */
export async function findRecords(client: Client, question: RecordQuestion, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { typed } = question
  const answers = await Promise.allSettled(searchesFor(question).map((asked) => ask(client, asked, { typed, signal })))
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  return [...new Map(found.map((record) => [record.to, record])).values()]
}
