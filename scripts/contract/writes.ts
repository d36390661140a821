import type { Client } from '@jwsk/sdk'
import type { Contracted, Plain } from './spec'
import { judge, type Outcome, send } from './walk'

interface Entity {
  readonly submit: Contracted
  readonly remove: Contracted
  readonly page: Contracted
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entities that can be written to and cleaned up after: those with an example, a list and a remove call. */
export function writable(byId: ReadonlyMap<string, Contracted>): Entity[] {
  return [...byId.values()].flatMap((submit) => {
    const [entity, action] = submit.id.split('.')
    const page = byId.get(`${entity}.page`)
    const remove = byId.get(`${entity}.remove`)
    return action === 'submit' && page && remove && isPlain(submit.example) ? [{ submit, remove, page }] : []
  })
}

interface Listed {
  readonly data?: { readonly records?: readonly Plain[] }
}

const idsOf = async (client: Client, page: Contracted) => {
  const { text } = await send(client, page, { query: { current: 1, size: 500 } })
  return new Set(((JSON.parse(text) as Listed).data?.records ?? []).map(({ id }) => String(id)))
}

/** Adds the contract's own example, changes it, and removes it again; touches no record that it did not make. */
export async function exerciseWrites(client: Client, { submit, remove, page }: Entity): Promise<Outcome[]> {
  const { id: _, ...example } = submit.example as Plain
  const before = await idsOf(client, page)
  const added = await send(client, submit, { body: example })
  const outcomes: Outcome[] = [{ operation: `${submit.id} (add)`, status: added.status, ...judge(submit, added) }]
  const made = [...(await idsOf(client, page))].filter((id) => !before.has(id))
  // more than one is somebody else's work beside ours: none of them may be touched
  const [id] = made.length === 1 ? made : []
  if (id === undefined) return outcomes
  const changed = await send(client, submit, { body: { ...example, id } })
  const removed = await send(client, remove, { query: { ids: id } })
  const left = (await idsOf(client, page)).has(id)
  return [
    ...outcomes,
    { operation: `${submit.id} (change)`, status: changed.status, ...judge(submit, changed) },
    {
      operation: remove.id,
      status: removed.status,
      ...(left ? { verdict: 'failed' as const, details: [`${id} is still listed`] } : judge(remove, removed)),
    },
  ]
}
