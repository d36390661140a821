import { toMembers } from '@jwsk/codegen/generate'
import { isJwskError, isRecord, type Profile } from '@jwsk/sdk'
import type { DecodedResponse } from './send'
import type { ContractOperation, PlainObject } from './spec'

/** Result of a check. `absent`: the profile declares the operation as unsupported; `missing`: the server lacks it, contrary to the profile. */
export type Verdict = 'ok' | 'deviates' | 'failed' | 'missing' | 'refused' | 'skipped' | 'absent'

/** Result of one operation. */
export interface Outcome {
  /** Id of the operation, followed by the step if it has several: `region.submit (add)`. */
  readonly operation: string
  readonly service: string
  readonly status: number
  readonly verdict: Verdict
  readonly details: readonly string[]
}

export type Evaluation = Pick<Outcome, 'verdict' | 'details'>

const isFile = ({ responseType }: ContractOperation) => responseType !== 'application/json'

/** Validates a response against its contract. */
export function evaluateResponse(operation: ContractOperation, response: DecodedResponse, profile: Profile): Evaluation {
  const { status, type, body } = response
  if (status === 404 || status === 405) return { verdict: 'missing', details: [`HTTP ${status}`] }
  if (isFile(operation) && !/\bjson\b/.test(type)) {
    const fits = status === 200 && !/\bhtml\b/.test(type)
    return fits ? { verdict: 'ok', details: [] } : { verdict: 'deviates', details: [`expected a file, found ${type || 'nothing'}`] }
  }
  if (!isRecord(body)) return { verdict: 'deviates', details: [`expected JSON, found ${type || 'nothing'}`] }
  const code = Number(body.code ?? status)
  if (code === 200) return evaluateSuccess(operation, { type, body, profile })
  if (code === 404) return { verdict: 'missing', details: [`code ${code}`] }
  const reason = `code ${code}: ${String(body.msg ?? body.error_description ?? '')}`
  if (code === 401 || code === 403 || profile.rejectionCodes?.forbidden?.includes(status)) return { verdict: 'refused', details: [reason] }
  if (code !== 400) return { verdict: 'failed', details: [reason] }
  const { refusal } = operation.hints
  // a rule of the deployment is no deviation if the contract names it
  return refusal
    ? { verdict: 'skipped', details: [`${reason} (${refusal})`] }
    : { verdict: 'deviates', details: [`refuses its example: ${reason}`] }
}

interface Success {
  readonly type: string
  readonly body: PlainObject
  readonly profile: Profile
}

function evaluateSuccess(operation: ContractOperation, { type, body, profile }: Success): Evaluation {
  if (isFile(operation)) return { verdict: 'deviates', details: [`expected a file, found ${type}`] }
  const loosened = profile.loosenedPatterns?.[operation.id.split('.', 1)[0] ?? ''] ?? []
  const isLoosened = (line: string) => loosened.some((name) => line.includes(`.${name}: expected must match pattern`))
  const errors = operation.validate(body).filter((line) => !isLoosened(line))
  const details = errors.map((line) => appendFound(line, body))
  return { verdict: details.length > 0 ? 'deviates' : 'ok', details }
}

/**
 * Converts the error of a failed call into an evaluation.
 * @throws The error itself if it is not a {@link JwskError}.
 */
export function evaluateError(error: unknown): Evaluation & { readonly status: number } {
  if (!isJwskError(error)) throw error
  const isRefusal = error.kind === 'unauthorized' || error.kind === 'forbidden'
  return { status: error.status ?? 0, verdict: isRefusal ? 'refused' : 'failed', details: [`${error.kind}: ${error.message}`] }
}

/** Appends the actual value to a line such as `$.data.id: expected string`. */
function appendFound(line: string, body: unknown): string {
  const [path = ''] = line.split(':')
  let found = body
  for (const part of path.slice(1).match(/[^.[\]]+/g) ?? []) found = toMembers(found)[part]
  return line.includes('expected') ? `${line}, found ${JSON.stringify(found)?.slice(0, 60)}` : line
}
