import { toMembers } from '@jwsk/codegen/generate'
import { type Client, isRecord } from '@jwsk/sdk'
import { evaluateError, evaluateResponse, type Outcome } from './evaluate'
import type { Records } from './records'
import { type DecodedResponse, sendCall } from './send'
import type { ContractOperation } from './spec'

const isEmptyResponse = ({ body }: DecodedResponse) => isRecord(body) && body.code === 200 && Object.keys(toMembers(body.data)).length === 0

/** Whether a call requires the id of a record. */
const needsRecord = ({ parameters }: ContractOperation) => parameters.some(({ name, required }) => required && /(^i|I)ds?$/.test(name))

/** Calls a read-only operation with the values of a record that exists in this deployment. */
export async function checkRead(client: Client, records: Records, operation: ContractOperation): Promise<Outcome> {
  const { id, service } = operation
  const skipped = { operation: id, service, status: 0, verdict: 'skipped' as const, details: ['no record to ask for'] }
  const query = await records.createQuery(operation)
  if (!query) return skipped
  try {
    const response = await sendCall(client, operation, { query })
    const evaluation = evaluateResponse(operation, response, client.profile)
    // the record of an example, or one that another entity's list names, may not exist in this deployment
    const hasNoRecord =
      (evaluation.verdict === 'deviates' && isEmptyResponse(response)) || (evaluation.verdict === 'failed' && needsRecord(operation))
    if (hasNoRecord && (await records.getRecords(id.split('.')[0] ?? '')).length === 0) return { ...skipped, status: response.status }
    return { operation: id, service, status: response.status, ...evaluation }
  } catch (error) {
    return { operation: id, service, ...evaluateError(error) }
  }
}
