import { toMembers } from '@jwsk/scripts/contracts'
import { type Client, isRecord } from '@jwsk/sdk'
import { type CreatedRecord, createRecord, type EvaluatedCall, evaluateCall } from './create-record'
import { changeField, type Draft, pickAcceptedQuery } from './draft'
import { evaluateError, type Outcome } from './evaluate'
import { createRecordLookup, type RecordLookup } from './record-lookup'
import type { Records } from './records'
import { getRows, sendCall } from './send'
import { type SideEffects, watchSideEffects } from './side-effects'
import type { ContractOperation, PlainObject } from './spec'
import type { ById, Entity } from './writable-entities'

export interface WriteResults {
  readonly outcomes: readonly Outcome[]
  /** What was made and could not be taken away again. */
  readonly left: readonly string[]
}

interface Deployment {
  readonly records: Records
  readonly byId: ById
}

/** One record of ours. */
interface CreatedEntity {
  readonly client: Client
  readonly entity: Entity
  readonly shelf: RecordLookup
  readonly draft: Draft
  readonly id: string
}

/** The parameter that names the record of a call. */
const getIdName = ({ parameters }: ContractOperation) => parameters.find(({ name }) => /^(ids?|code)$/.test(name))?.name ?? 'id'

async function fetchDetail({ client, entity: { detail }, draft, id }: CreatedEntity): Promise<PlainObject> {
  if (!detail) return {}
  const { body } = await sendCall(client, detail, { query: { ...pickAcceptedQuery(detail, draft.query), [getIdName(detail)]: id } })
  return toMembers(isRecord(body) ? body.data : undefined)
}

/** The record as its list shows it. */
async function fetchRow({ client, entity: { list, key }, draft: { query, body }, id }: CreatedEntity): Promise<PlainObject> {
  const filter = key ? { ...query, [key.fields[0]]: body[key.fields[0]], current: 1, size: 500 } : query
  const rows = getRows(await sendCall(client, list, { query: pickAcceptedQuery(list, filter) }))
  return rows.find((row) => String(row.id) === id) ?? {}
}

/** Sends the draft with one field changed, and looks whether it reads so. */
async function change(own: CreatedEntity, operation: ContractOperation, turn: number): Promise<EvaluatedCall> {
  const { client, entity, draft, id } = own
  const altered = changeField(entity, { body: draft.body, seen: await fetchDetail(own), turn })
  const body = { ...draft.body, ...(altered && { [altered.name]: altered.value }), [entity.key?.idField ?? 'id']: id }
  const verdict = evaluateCall(
    client,
    operation,
    await sendCall(client, operation, { query: pickAcceptedQuery(operation, draft.query), body }),
  )
  if (verdict.verdict !== 'ok' || !altered) return verdict
  const found = (await fetchDetail(own))[altered.name]
  if (String(found) === String(altered.value)) return verdict
  const details = [`${altered.name}: sent ${JSON.stringify(altered.value)}, reads ${JSON.stringify(found)}`]
  return { ...verdict, verdict: 'deviates', details }
}

async function removeOwn({ client, entity: { remove }, shelf, draft, id }: CreatedEntity): Promise<EvaluatedCall> {
  const query = { ...pickAcceptedQuery(remove, draft.query), [getIdName(remove)]: id }
  const removed = await sendCall(client, remove, { query })
  if (!(await shelf.has(id, draft))) return evaluateCall(client, remove, removed)
  return { status: removed.status, verdict: 'failed', details: [`${id} is still listed`] }
}

/** Takes away what came with the record, while the record still says what that is. */
async function removeSideEffects(own: CreatedEntity, brought: SideEffects): Promise<readonly string[]> {
  const { name, submit } = own.entity
  if (submit.trial.brings.size === 0) return []
  const removal = fetchRow(own).then(brought.remove)
  return removal.catch((error: unknown) => [`what came with ${name} ${own.id}: ${evaluateError(error).details.join()}`])
}

/** Whether a record is gone after all, once it has been removed a second time. */
async function isGone(own: CreatedEntity): Promise<boolean> {
  const isListed = () => own.shelf.has(own.id, own.draft).catch(() => true)
  if (!(await isListed())) return true
  await removeOwn(own).catch(evaluateError)
  return !(await isListed())
}

/** Adds the contract's own example, changes it, and removes it again; touches no record that it did not make. */
export async function checkWrites(client: Client, entity: Entity, { records, byId }: Deployment): Promise<WriteResults> {
  const { name, submit, remove, update } = entity
  const outcomes: Outcome[] = []
  const adding = `${submit.id} (add)`
  const note = (operation: ContractOperation, label: string, judged: EvaluatedCall) =>
    void outcomes.push({ operation: label, service: operation.service, ...judged })
  const attempt = async (operation: ContractOperation, label: string, work: () => Promise<EvaluatedCall>) =>
    note(operation, label, await work().catch(evaluateError))

  const opened = await openEntity(client, entity, { records, byId }).catch(evaluateError)
  if ('verdict' in opened) {
    note(submit, adding, opened)
    return { outcomes, left: [] }
  }
  const { shelf, brought, added } = opened
  if (!added) {
    note(submit, adding, { status: 0, verdict: 'skipped', details: ['no record to write for'] })
    return { outcomes, left: [] }
  }
  const { judged, draft } = added
  const id = await shelf.find(draft).catch(() => undefined)
  if (id === undefined) {
    const isLost = judged.verdict !== 'skipped' && judged.status === 200 && !judged.details.some((line) => line.startsWith('refuses'))
    note(submit, adding, isLost ? { ...judged, verdict: 'failed', details: [...judged.details, 'is not listed afterwards'] } : judged)
    return { outcomes, left: isLost ? [`${name} ${JSON.stringify(draft.body)}`] : [] }
  }
  note(submit, adding, judged)
  const own: CreatedEntity = { client, entity, shelf, draft, id }
  await attempt(submit, `${submit.id} (change)`, () => change(own, submit, 1))
  if (update) await attempt(update, update.id, () => change(own, update, 2))
  const left = [...(await removeSideEffects(own, brought))]
  await attempt(remove, remove.id, () => removeOwn(own))
  if (outcomes.at(-1)?.verdict !== 'ok' && !(await isGone(own))) left.push(`${name} ${id}`)
  return { outcomes, left }
}

/** Looks what there is, and adds to it. */
async function openEntity(client: Client, entity: Entity, { records, byId }: Deployment) {
  const brought = await watchSideEffects(client, entity, byId)
  const shelf = await createRecordLookup(client, entity, (await records.createQuery(entity.list)) ?? {})
  const added: CreatedRecord | undefined = await createRecord(client, entity, { records, shelf })
  return { brought, shelf, added }
}
