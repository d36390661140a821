import type { Client } from '@jwsk/sdk'
import { createDraft, type Draft, markDraft, pickAcceptedQuery } from './draft'
import { type Evaluation, evaluateError, evaluateResponse } from './evaluate'
import type { RecordLookup } from './record-lookup'
import type { Records } from './records'
import { type DecodedResponse, sendCall } from './send'
import type { ContractOperation } from './spec'
import type { Entity } from './writable-entities'

export type EvaluatedCall = Evaluation & { readonly status: number }

export interface CreatedRecord {
  readonly evaluation: EvaluatedCall
  readonly draft: Draft
}

export const evaluateCall = (client: Client, operation: ContractOperation, response: DecodedResponse): EvaluatedCall => ({
  status: response.status,
  ...evaluateResponse(operation, response, client.profile),
})

/** Maximum number of referenced records that are tried, because some entities allow only one record for each of them. */
const maxChoices = 8

/** Returns drafts that match no existing record: one with a unique key, then the unchanged example. */
async function createDrafts(entity: Entity, lookup: RecordLookup, example: Draft): Promise<Draft[]> {
  const own: Draft[] = []
  for (let attempt = 0; attempt < maxChoices && own.length === 0; attempt += 1) {
    const draft = markDraft(entity, example, attempt)
    if (!(await lookup.isTaken(draft))) own.push(draft)
  }
  const isOther = JSON.stringify(own[0]?.body) !== JSON.stringify(example.body)
  return isOther && !(await lookup.isTaken(example)) ? [...own, example] : own
}

const isRejected = ({ details }: EvaluatedCall) => details.some((line) => line.includes('code 400'))

/** Sends the example until the platform accepts it, retrying with other referenced records if only one record is allowed for each. */
export async function createRecord(
  client: Client,
  entity: Entity,
  { records, lookup }: { readonly records: Records; readonly lookup: RecordLookup },
): Promise<CreatedRecord | undefined> {
  const { submit } = entity
  const maxAttempts = submit.references.size + Object.keys(submit.hints.with).length === 0 ? 1 : maxChoices
  let last: CreatedRecord | undefined
  for (let choice = 0; choice < maxAttempts; choice += 1) {
    const example = await createDraft(entity, records, choice)
    for (const draft of example ? await createDrafts(entity, lookup, example) : []) {
      const sent = sendCall(client, submit, { query: pickAcceptedQuery(submit, draft.query), body: draft.body })
      // a call without a response may still have been executed
      last = { evaluation: await sent.then((response) => evaluateCall(client, submit, response), evaluateError), draft }
      // a rejected record may exist all the same
      if (!isRejected(last.evaluation) || (await lookup.find(draft)) !== undefined) return last
    }
  }
  return last
}
