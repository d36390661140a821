import type { Client } from '@jwsk/sdk'
import { type ReferenceSource, toChoices } from './reference-source'

type Names = ReadonlyMap<string, string>

interface Batch {
  readonly ids: Set<string>
  readonly names: Promise<Names>
}

/** fits into the length of a URL */
const maxIds = 100
const openBatches = new WeakMap<Client, Map<string, Batch>>()

/** Fetches the names of many records, in as few calls as URL lengths allow. */
export async function fetchNames(client: Client, { names, label, keyField }: ReferenceSource, ids: readonly string[]): Promise<Names> {
  if (!names) return new Map()
  const { operation, by } = names
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
