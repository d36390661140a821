import type { Client } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'
import { membersOf } from '../lib/contracts.mjs'
import { judgeAnswer, type Outcome } from './judge'
import type { Records } from './records'
import { type ReadAnswer, rowsOf, sendCall } from './send'
import type { ContractOperation, PlainObject } from './spec'

interface Entity {
  readonly submit: ContractOperation
  readonly remove: ContractOperation
  readonly page: ContractOperation
  /** Changes a record, where that is a call of its own too. */
  readonly update?: ContractOperation
}

/** Entities that can be written to and cleaned up after: those with an example, a list and a remove call. */
export function writable(byId: ReadonlyMap<string, ContractOperation>): Entity[] {
  return [...byId.values()].flatMap((submit) => {
    const [entity, action] = submit.id.split('.')
    const page = byId.get(`${entity}.page`)
    const remove = byId.get(`${entity}.remove`)
    const update = byId.get(`${entity}.update`)
    if (action !== 'submit' || !page || !remove || !isRecord(submit.example)) return []
    return [{ submit, remove, page, ...(update ? { update } : {}) }]
  })
}

/** How many records of each other entity are tried, where the platform allows one of a kind for each. */
const choices = 8

interface Draft {
  /** What the call takes beside its body. */
  readonly query: PlainObject
  readonly body: PlainObject
}

/** The contract's example, with records that exist here in the place of those it names. */
async function draftOf({ submit, page }: Entity, records: Records, choice: number): Promise<Draft | undefined> {
  const { id: _, ...example } = membersOf(submit.example)
  const named = await records.named(submit, choice)
  const asked = await records.queryOf(page)
  if (!named || !asked) return undefined
  const inQuery = new Set(submit.parameters.map(({ name }) => name))
  const found = await Promise.all(
    [...submit.references]
      .filter(([name]) => example[name] !== undefined && named[name] === undefined)
      .map(async ([name, entity]): Promise<[string, unknown]> => {
        const rows = await records.of(entity)
        const id = rows[choice % Math.max(rows.length, 1)]?.id ?? example[name]
        return [name, Array.isArray(example[name]) ? [id] : id]
      }),
  )
  const own = Object.entries(named)
  return {
    query: { ...asked, ...Object.fromEntries(own.filter(([name]) => inQuery.has(name))) },
    body: { ...example, ...Object.fromEntries(found), ...Object.fromEntries(own.filter(([name]) => !inQuery.has(name))) },
  }
}

const withOtherValues = (body: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) =>
      typeof value === 'string' && /(code|key)$/i.test(name) ? [name, `${value.slice(0, 12)}${Date.now() % 10_000}`] : [name, value],
    ),
  )

const acceptedFilters = ({ parameters }: ContractOperation, query: PlainObject): PlainObject =>
  Object.fromEntries(parameters.flatMap(({ name }) => (query[name] === undefined ? [] : [[name, query[name]]])))

const isRefusal = ({ text }: ReadAnswer) => /"code"\s*:\s*400\b/.test(text)

/** Sends the example until the platform takes it: with other codes where it stands there already, with other records where one each is allowed. */
async function add(client: Client, entity: Entity, records: Records): Promise<{ answer: ReadAnswer; draft: Draft } | undefined> {
  let last: { answer: ReadAnswer; draft: Draft } | undefined
  for (let choice = 0; choice < choices; choice += 1) {
    const draft = await draftOf(entity, records, choice)
    if (!draft) return last
    const bodies = choice === 0 ? [draft.body, withOtherValues(draft.body)] : [withOtherValues(draft.body)]
    for (const body of bodies) {
      last = {
        answer: await sendCall(client, entity.submit, { query: acceptedFilters(entity.submit, draft.query), body }),
        draft: { ...draft, body },
      }
      if (!isRefusal(last.answer)) return last
    }
    if (entity.submit.references.size + Object.keys(entity.submit.trial.with).length === 0) break
  }
  return last
}

async function idsOf(client: Client, { page }: Entity, query: PlainObject): Promise<ReadonlySet<string>> {
  const { text } = await sendCall(client, page, { query: { ...acceptedFilters(page, query), current: 1, size: 500 } })
  return new Set(rowsOf(text).map(({ id }) => String(id)))
}

/** Adds the contract's own example, changes it, and removes it again; touches no record that it did not make. */
export async function exerciseWrites(client: Client, entity: Entity, records: Records): Promise<Outcome[]> {
  const { submit, remove, page, update } = entity
  const asked = await records.queryOf(page)
  const before = await idsOf(client, entity, asked ?? {})
  const added = await add(client, entity, records)
  if (!added) return [{ operation: `${submit.id} (add)`, status: 0, verdict: 'skipped', details: ['no record to write for'] }]
  const { answer, draft } = added
  const outcomes: Outcome[] = [{ operation: `${submit.id} (add)`, status: answer.status, ...judgeAnswer(submit, answer) }]
  const made = [...(await idsOf(client, entity, draft.query))].filter((id) => !before.has(id))
  // more than one is somebody else's work beside ours: none of them may be touched
  const [id] = made.length === 1 ? made : []
  if (id === undefined) return outcomes
  const changes = [{ operation: submit, label: `${submit.id} (change)` }, ...(update ? [{ operation: update, label: update.id }] : [])]
  for (const { operation, label } of changes) {
    const changed = await sendCall(client, operation, { query: acceptedFilters(operation, draft.query), body: { ...draft.body, id } })
    outcomes.push({ operation: label, status: changed.status, ...judgeAnswer(operation, changed) })
  }
  const removed = await sendCall(client, remove, { query: { ...acceptedFilters(remove, draft.query), ids: id } })
  const left = (await idsOf(client, entity, draft.query)).has(id)
  return [
    ...outcomes,
    {
      operation: remove.id,
      status: removed.status,
      ...(left ? { verdict: 'failed' as const, details: [`${id} is still listed`] } : judgeAnswer(remove, removed)),
    },
  ]
}
