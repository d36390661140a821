import type { Client } from '@jwsk/sdk'
import { type ReferenceSource, toChoices, toRows } from './reference-source'

type Names = ReadonlyMap<string, string>

interface Batch {
  readonly ids: Set<string>
  readonly names: Promise<Names>
}

/** fits into the length of a URL */
const maxIds = 100
const openBatches = new WeakMap<Client, Map<string, Batch>>()

/** size of a page, and how many of them are read; records of larger tables have names in their rows */
const pageSize = 500
const maxPages = 4

type PagedNames = Pick<ReferenceSource, 'operation' | 'label' | 'keyField'>

/** Reads pages until each record is found, mostly one. */
async function fetchFromPages(client: Client, { operation, ...source }: PagedNames, ids: readonly string[]): Promise<Names> {
  const names = new Map<string, string>()
  for (let current = 1; current <= maxPages; current += 1) {
    const page = toRows(await client.call(operation, { current, size: pageSize }))
    for (const { id, name } of toChoices(page, source)) names.set(id, name)
    if (page.length < pageSize || ids.every((id) => names.has(id))) break
  }
  return names
}

/** Fetches the names of many records, in as few calls as URL lengths allow. */
export async function fetchNames(client: Client, { names, label, keyField }: ReferenceSource, ids: readonly string[]): Promise<Names> {
  const { operation, by } = names
  if (!client.supports(operation)) return new Map()
  if (by === 'pages') return fetchFromPages(client, { operation, label, keyField }, ids)
  const portion = by === 'ids' ? maxIds : ids.length
  const portions = Array.from({ length: Math.ceil(ids.length / portion) }, (_, index) => ids.slice(index * portion, (index + 1) * portion))
  const answers = await Promise.all(portions.map((part) => client.call(operation, by === 'ids' ? { ids: part.join(',') } : {})))
  return new Map(answers.flatMap((answer) => toChoices(answer, { label, keyField })).map(({ id, name }) => [id, name]))
}

/** Loads the name of a record, or null if it does not exist; calls of one tick are batched. */
export async function loadName(client: Client, source: ReferenceSource, id: string): Promise<string | null> {
  const batches = openBatches.get(client) ?? new Map<string, Batch>()
  openBatches.set(client, batches)
  const key = `${source.operation.id} ${source.label}`
  const known = batches.get(key)
  const ids = known?.ids ?? new Set<string>()
  ids.add(id)
  if (known) return (await known.names).get(id) ?? null
  const names = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    batches.delete(key)
    return fetchNames(client, source, [...ids])
  })
  batches.set(key, { ids, names })
  return (await names).get(id) ?? null
}
