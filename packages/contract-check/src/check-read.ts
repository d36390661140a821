import { toMembers } from '@jwsk/scripts/contracts'
import { type Client, isRecord } from '@jwsk/sdk'
import { evaluateError, evaluateResponse, type Outcome } from './evaluate'
import type { Records } from './records'
import { type ReadAnswer, sendCall } from './send'
import type { ContractOperation } from './spec'

const isEmptyAnswer = ({ body }: ReadAnswer) => isRecord(body) && body.code === 200 && Object.keys(toMembers(body.data)).length === 0

/** Whether a call names the record that it asks for. */
const needsRecord = ({ parameters }: ContractOperation) => parameters.some(({ name, required }) => required && /(^i|I)ds?$/.test(name))

/** Calls one operation that only reads, for a record that exists in this deployment. */
export async function checkRead(client: Client, records: Records, operation: ContractOperation): Promise<Outcome> {
  const { id, service } = operation
  const nobody = { operation: id, service, status: 0, verdict: 'skipped' as const, details: ['no record to ask for'] }
  const query = await records.createQuery(operation)
  if (!query) return nobody
  try {
    const answer = await sendCall(client, operation, { query })
    const judgement = evaluateResponse(operation, answer, client.profile)
    // an example's record, or one that another entity's list named, need not be here
    const isNothing =
      (judgement.verdict === 'deviates' && isEmptyAnswer(answer)) || (judgement.verdict === 'failed' && needsRecord(operation))
    if (isNothing && (await records.getRecords(id.split('.')[0] ?? '')).length === 0) return { ...nobody, status: answer.status }
    return { operation: id, service, status: answer.status, ...judgement }
  } catch (error) {
    return { operation: id, service, ...evaluateError(error) }
  }
}
