import { toMembers } from '@jwsk/scripts/contracts'
import { isJwskError, isRecord, type Profile } from '@jwsk/sdk'
import type { ReadAnswer } from './send'
import type { ContractOperation, PlainObject } from './spec'

/** `absent`: the profile says that this platform has no such call; `missing`: it is not there and nobody said so. */
export type Verdict = 'ok' | 'deviates' | 'failed' | 'missing' | 'refused' | 'skipped' | 'absent'

/** What came of one operation. */
export interface Outcome {
  /** The operation's id, and what was done with it where it does several things: `region.submit (add)`. */
  readonly operation: string
  readonly service: string
  readonly status: number
  readonly verdict: Verdict
  readonly details: readonly string[]
}

export type Evaluation = Pick<Outcome, 'verdict' | 'details'>

const isFile = ({ answerType }: ContractOperation) => answerType !== 'application/json'

/** What an answer is worth against its contract. */
export function evaluateResponse(operation: ContractOperation, answer: ReadAnswer, profile: Profile): Evaluation {
  const { status, type, body } = answer
  if (status === 404 || status === 405) return { verdict: 'missing', details: [`HTTP ${status}`] }
  if (isFile(operation) && !/\bjson\b/.test(type)) {
    const fits = status === 200 && !/\bhtml\b/.test(type)
    return fits ? { verdict: 'ok', details: [] } : { verdict: 'deviates', details: [`expected a file, found ${type || 'nothing'}`] }
  }
  if (!isRecord(body)) return { verdict: 'deviates', details: [`expected JSON, found ${type || 'nothing'}`] }
  const code = Number(body.code ?? status)
  if (code === 200) return evaluateSuccess(operation, type, body)
  if (code === 404) return { verdict: 'missing', details: [`code ${code}`] }
  const reason = `code ${code}: ${String(body.msg ?? body.error_description ?? '')}`
  if (code === 401 || code === 403 || profile.rejectionCodes?.forbidden?.includes(status)) return { verdict: 'refused', details: [reason] }
  if (code !== 400) return { verdict: 'failed', details: [reason] }
  const { refusal } = operation.trial
  // a rule of the deployment is no business of the contract, as long as the contract names it
  return refusal
    ? { verdict: 'skipped', details: [`${reason} (${refusal})`] }
    : { verdict: 'deviates', details: [`refuses its example: ${reason}`] }
}

function evaluateSuccess(operation: ContractOperation, type: string, body: PlainObject): Evaluation {
  if (isFile(operation)) return { verdict: 'deviates', details: [`expected a file, found ${type}`] }
  const details = operation.deviations(body).map((line) => appendFound(line, body))
  return { verdict: details.length > 0 ? 'deviates' : 'ok', details }
}

/** What a call is worth that was not answered; throws what is no failure of a call. */
export function evaluateError(error: unknown): Evaluation & { readonly status: number } {
  if (!isJwskError(error)) throw error
  const isRefusal = error.kind === 'unauthorized' || error.kind === 'forbidden'
  return { status: error.status ?? 0, verdict: isRefusal ? 'refused' : 'failed', details: [`${error.kind}: ${error.message}`] }
}

/** `$.data.id: expected string` gets what was found there. */
function appendFound(line: string, body: unknown): string {
  const [path = ''] = line.split(':')
  let found = body
  for (const part of path.slice(1).match(/[^.[\]]+/g) ?? []) found = toMembers(found)[part]
  return line.includes('expected') ? `${line}, found ${JSON.stringify(found)?.slice(0, 60)}` : line
}
