import { type Client, isJwskError, isRecord } from '@jwsk/sdk'
import { membersOf } from '../lib/contracts.mjs'
import { judgeAnswer, type Outcome } from './judge'
import type { Records } from './records'
import { parseText, sendCall } from './send'
import type { ContractOperation } from './spec'

const isEmptyAnswer = (text: string) => {
  const body = parseText(text)
  return isRecord(body) && body.code === 200 && Object.keys(membersOf(body.data)).length === 0
}

/** Calls one operation that only reads, for a record that exists in this deployment. */
export async function tryRead(client: Client, records: Records, operation: ContractOperation): Promise<Outcome> {
  const nobody = { operation: operation.id, status: 0, verdict: 'skipped' as const, details: ['no record to ask for'] }
  const query = await records.queryOf(operation)
  if (!query) return nobody
  try {
    const answer = await sendCall(client, operation, { query })
    const verdict = judgeAnswer(operation, answer)
    // what another entity's list named need not be a record of this one
    const isNothing = verdict.verdict === 'deviates' && isEmptyAnswer(answer.text)
    if (isNothing && (await records.of(operation.id.split('.')[0] ?? '')).length === 0) return { ...nobody, status: answer.status }
    return { operation: operation.id, status: answer.status, ...verdict }
  } catch (error) {
    if (!isJwskError(error)) throw error
    const verdict = error.kind === 'unauthorized' ? 'refused' : 'failed'
    return { operation: operation.id, status: error.status ?? 0, verdict, details: [`${error.kind}: ${error.message}`] }
  }
}
