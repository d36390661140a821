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

type FirstRow = (entity: string) => Promise<Plain | undefined>

interface Listed {
  readonly data?: { readonly records?: readonly Plain[] }
}

const idsOf = async (client: Client, page: Contracted) => {
  const { text } = await send(client, page, { query: { current: 1, size: 500 } })
  return new Set(((JSON.parse(text) as Listed).data?.records ?? []).map(({ id }) => String(id)))
}

/** The contract's example, with records that exist here in the place of those it names. */
async function exampleOf(submit: Contracted, firstRow: FirstRow): Promise<Plain> {
  const { id: _, ...example } = submit.example as Plain
  const found = await Promise.all(
    [...submit.references].map(async ([name, entity]): Promise<[string, unknown]> => {
      const id = (await firstRow(entity))?.id ?? example[name]
      return [name, Array.isArray(example[name]) ? [id] : id]
    }),
  )
  return { ...example, ...Object.fromEntries(found.filter(([name]) => example[name] !== undefined)) }
}

const unlike = (example: Plain): Plain =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) =>
      typeof value === 'string' && /code$/i.test(name) ? [name, `${value.slice(0, 12)}${Date.now() % 10_000}`] : [name, value],
    ),
  )

/** Adds the contract's own example, changes it, and removes it again; touches no record that it did not make. */
export async function exerciseWrites(client: Client, { submit, remove, page }: Entity, firstRow: FirstRow): Promise<Outcome[]> {
  let example = await exampleOf(submit, firstRow)
  const before = await idsOf(client, page)
  let added = await send(client, submit, { body: example })
  // the example itself may stand there already
  if (added.text.includes('已存在')) {
    example = unlike(example)
    added = await send(client, submit, { body: example })
  }
  const verdict = judge(submit, added)
  // a deployment's own rules, such as one lease at a time, are no business of the contract
  const unfit = verdict.verdict === 'failed' && verdict.details[0]?.startsWith('code 400: ')
  const told = unfit ? { verdict: 'skipped' as const, details: [`the example is refused: ${verdict.details[0]}`] } : verdict
  const outcomes: Outcome[] = [{ operation: `${submit.id} (add)`, status: added.status, ...told }]
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
