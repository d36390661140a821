import { toMembers } from '@jwsk/codegen/generate'
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
  /** Records that were created and could not be deleted. */
  readonly leftovers: readonly string[]
}

interface Deployment {
  readonly records: Records
  readonly byId: ById
}

/** A record created by this run. */
export interface CreatedEntity {
  readonly client: Client
  readonly entity: Entity
  readonly lookup: RecordLookup
  readonly draft: Draft
  readonly id: string
}

/** Returns the name of the parameter that carries the record's id. Defaults to `id`. */
export const getIdName = ({ parameters }: ContractOperation) => parameters.find(({ name }) => /^(ids?|code)$/.test(name))?.name ?? 'id'

export async function fetchDetail({ client, entity: { detail }, draft, id }: CreatedEntity): Promise<PlainObject> {
  if (!detail) return {}
  const { body } = await sendCall(client, detail, { query: { ...pickAcceptedQuery(detail, draft.query), [getIdName(detail)]: id } })
  return toMembers(isRecord(body) ? body.data : undefined)
}

/** Fetches the record's row from its list; empty if the list lacks it. */
export async function fetchRow({ client, entity: { list, key }, draft: { query, body }, id }: CreatedEntity): Promise<PlainObject> {
  const filter = key ? { ...query, [key.fields[0]]: body[key.fields[0]], current: 1, size: 500 } : query
  const rows = getRows(await sendCall(client, list, { query: pickAcceptedQuery(list, filter) }))
  return rows.find((row) => String(row.id) === id) ?? {}
}

/** Updates one field of the record, and reads it back to verify the change. */
async function change(record: CreatedEntity, operation: ContractOperation, turn: number): Promise<EvaluatedCall> {
  const { client, entity, draft, id } = record
  const altered = changeField(entity, { body: draft.body, seen: await fetchDetail(record), turn })
  const body = { ...draft.body, ...(altered && { [altered.name]: altered.value }), [entity.key?.idField ?? 'id']: id }
  const verdict = evaluateCall(
    client,
    operation,
    await sendCall(client, operation, { query: pickAcceptedQuery(operation, draft.query), body }),
  )
  if (verdict.verdict !== 'ok' || !altered) return verdict
  const found = (await fetchDetail(record))[altered.name]
  if (String(found) === String(altered.value)) return verdict
  const details = [`${altered.name}: sent ${JSON.stringify(altered.value)}, reads ${JSON.stringify(found)}`]
  return { ...verdict, verdict: 'deviates', details }
}

export async function removeRecord({ client, entity: { remove }, lookup, draft, id }: CreatedEntity): Promise<EvaluatedCall> {
  const query = { ...pickAcceptedQuery(remove, draft.query), [getIdName(remove)]: id }
  const removed = await sendCall(client, remove, { query })
  if (!(await lookup.has(id, draft))) return evaluateCall(client, remove, removed)
  return { status: removed.status, verdict: 'failed', details: [`${id} is still listed`] }
}

/** Deletes the side effects of a new record. Runs before the record is deleted because its fields identify them. */
async function removeSideEffects(record: CreatedEntity, sideEffects: SideEffects): Promise<readonly string[]> {
  const { name, submit } = record.entity
  if (submit.hints.brings.size === 0) return []
  const removal = fetchRow(record).then(sideEffects.remove)
  return removal.catch((error: unknown) => [`what came with ${name} ${record.id}: ${evaluateError(error).details.join()}`])
}

/** Whether a record is gone; retries the removal once if it is still listed. */
export async function isGone(record: CreatedEntity): Promise<boolean> {
  const isListed = () => record.lookup.has(record.id, record.draft).catch(() => true)
  if (!(await isListed())) return true
  await removeRecord(record).catch(evaluateError)
  return !(await isListed())
}

/** Creates the contract's example, updates it and deletes it. Modifies only records that it created itself. */
export async function checkWrites(client: Client, entity: Entity, { records, byId }: Deployment): Promise<WriteResults> {
  const { name, submit, remove, update } = entity
  const outcomes: Outcome[] = []
  const addLabel = `${submit.id} (add)`
  const note = (operation: ContractOperation, label: string, evaluation: EvaluatedCall) =>
    void outcomes.push({ operation: label, service: operation.service, ...evaluation })
  const attempt = async (operation: ContractOperation, label: string, work: () => Promise<EvaluatedCall>) =>
    note(operation, label, await work().catch(evaluateError))

  const created = await setUpRecord(client, entity, { records, byId }).catch(evaluateError)
  if ('verdict' in created) {
    note(submit, addLabel, created)
    return { outcomes, leftovers: [] }
  }
  const { lookup, sideEffects, added } = created
  if (!added) {
    note(submit, addLabel, { status: 0, verdict: 'skipped', details: ['no record to write for'] })
    return { outcomes, leftovers: [] }
  }
  const { evaluation, draft } = added
  const id = await lookup.find(draft).catch(() => undefined)
  if (id === undefined) {
    const isUnlisted =
      evaluation.verdict !== 'skipped' && evaluation.status === 200 && !evaluation.details.some((line) => line.startsWith('refuses'))
    note(
      submit,
      addLabel,
      isUnlisted ? { ...evaluation, verdict: 'failed', details: [...evaluation.details, 'is not listed afterwards'] } : evaluation,
    )
    return { outcomes, leftovers: isUnlisted ? [`${name} ${JSON.stringify(draft.body)}`] : [] }
  }
  note(submit, addLabel, evaluation)
  const record: CreatedEntity = { client, entity, lookup, draft, id }
  await attempt(submit, `${submit.id} (change)`, () => change(record, submit, 1))
  if (update) await attempt(update, update.id, () => change(record, update, 2))
  const leftovers = [...(await removeSideEffects(record, sideEffects))]
  await attempt(remove, remove.id, () => removeRecord(record))
  if (outcomes.at(-1)?.verdict !== 'ok' && !(await isGone(record))) leftovers.push(`${name} ${id}`)
  return { outcomes, leftovers }
}

/** Takes a snapshot of the existing records, then creates one. */
export async function setUpRecord(client: Client, entity: Entity, { records, byId }: Deployment) {
  const sideEffects = await watchSideEffects(client, entity, byId)
  const lookup = await createRecordLookup(client, entity, (await records.createQuery(entity.list)) ?? {})
  const added: CreatedRecord | undefined = await createRecord(client, entity, { records, lookup })
  return { sideEffects, lookup, added }
}
