import type { Client } from '@jwsk/sdk'
import { createDraft, type Draft, markDraft, pickAcceptedQuery } from './draft'
import { type Evaluation, evaluateError, evaluateResponse } from './evaluate'
import type { RecordLookup } from './record-lookup'
import type { Records } from './records'
import { type ReadAnswer, sendCall } from './send'
import type { ContractOperation } from './spec'
import type { Entity } from './writable-entities'

export type EvaluatedCall = Evaluation & { readonly status: number }

export interface CreatedRecord {
  readonly judged: EvaluatedCall
  readonly draft: Draft
}

export const evaluateCall = (client: Client, operation: ContractOperation, answer: ReadAnswer): EvaluatedCall => ({
  status: answer.status,
  ...evaluateResponse(operation, answer, client.profile),
})

/** How many records of each other entity are tried, where the platform allows one of a kind for each. */
const maxChoices = 8

/** Drafts that no record of this deployment answers to: with a key of their own, and as the contract has them. */
async function createDrafts(entity: Entity, shelf: RecordLookup, example: Draft): Promise<Draft[]> {
  const own: Draft[] = []
  for (let attempt = 0; attempt < maxChoices && own.length === 0; attempt += 1) {
    const draft = markDraft(entity, example, attempt)
    if (!(await shelf.isTaken(draft))) own.push(draft)
  }
  const isOther = JSON.stringify(own[0]?.body) !== JSON.stringify(example.body)
  return isOther && !(await shelf.isTaken(example)) ? [...own, example] : own
}

const isRefusal = ({ details }: EvaluatedCall) => details.some((line) => line.includes('code 400'))

/** Sends the example until the platform takes it: as it is, and with other records where one each is allowed. */
export async function createRecord(
  client: Client,
  entity: Entity,
  { records, shelf }: { readonly records: Records; readonly shelf: RecordLookup },
): Promise<CreatedRecord | undefined> {
  const { submit } = entity
  const turns = submit.references.size + Object.keys(submit.trial.with).length === 0 ? 1 : maxChoices
  let last: CreatedRecord | undefined
  for (let choice = 0; choice < turns; choice += 1) {
    const example = await createDraft(entity, records, choice)
    for (const draft of example ? await createDrafts(entity, shelf, example) : []) {
      const sent = sendCall(client, submit, { query: pickAcceptedQuery(submit, draft.query), body: draft.body })
      // what was not answered may have been carried out
      last = { judged: await sent.then((answer) => evaluateCall(client, submit, answer), evaluateError), draft }
      // refused, and yet there
      if (!isRefusal(last.judged) || (await shelf.find(draft)) !== undefined) return last
    }
  }
  return last
}
