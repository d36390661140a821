import type { Client } from '@jwsk/sdk'
import { accepted, type Draft, draftOf, marked } from './draft'
import { type Judgement, judgeAnswer, judgeFailure } from './judge'
import type { Records } from './records'
import { type ReadAnswer, sendCall } from './send'
import type { Shelf } from './shelf'
import type { ContractOperation } from './spec'
import type { Entity } from './writable'

export type Judged = Judgement & { readonly status: number }

export interface Added {
  readonly judged: Judged
  readonly draft: Draft
}

export const judgedOf = (client: Client, operation: ContractOperation, answer: ReadAnswer): Judged => ({
  status: answer.status,
  ...judgeAnswer(operation, answer, client.profile),
})

/** How many records of each other entity are tried, where the platform allows one of a kind for each. */
const choices = 8

/** Drafts that no record of this deployment answers to: with a key of their own, and as the contract has them. */
async function freshDrafts(entity: Entity, shelf: Shelf, example: Draft): Promise<Draft[]> {
  const own: Draft[] = []
  for (let attempt = 0; attempt < choices && own.length === 0; attempt += 1) {
    const draft = marked(entity, example, attempt)
    if (!(await shelf.isTaken(draft))) own.push(draft)
  }
  const isOther = JSON.stringify(own[0]?.body) !== JSON.stringify(example.body)
  return isOther && !(await shelf.isTaken(example)) ? [...own, example] : own
}

const isRefusal = ({ details }: Judged) => details.some((line) => line.includes('code 400'))

/** Sends the example until the platform takes it: as it is, and with other records where one each is allowed. */
export async function add(
  client: Client,
  entity: Entity,
  { records, shelf }: { readonly records: Records; readonly shelf: Shelf },
): Promise<Added | undefined> {
  const { submit } = entity
  const turns = submit.references.size + Object.keys(submit.trial.with).length === 0 ? 1 : choices
  let last: Added | undefined
  for (let choice = 0; choice < turns; choice += 1) {
    const example = await draftOf(entity, records, choice)
    for (const draft of example ? await freshDrafts(entity, shelf, example) : []) {
      const sent = sendCall(client, submit, { query: accepted(submit, draft.query), body: draft.body })
      // what was not answered may have been carried out
      last = { judged: await sent.then((answer) => judgedOf(client, submit, answer), judgeFailure), draft }
      // refused, and yet there
      if (!isRefusal(last.judged) || (await shelf.find(draft)) !== undefined) return last
    }
  }
  return last
}
