import { isRecord } from '@jwsk/sdk'
import { membersOf } from '../lib/contracts.mjs'
import { parseText, type ReadAnswer } from './send'
import type { ContractOperation } from './spec'

/** What came of one operation. */
export interface Outcome {
  readonly operation: string
  readonly status: number
  readonly verdict: 'ok' | 'deviates' | 'missing' | 'refused' | 'failed' | 'skipped'
  readonly details: readonly string[]
}

export type Judgement = Pick<Outcome, 'verdict' | 'details'>

/** What an answer is worth against its contract. */
export function judgeAnswer(operation: ContractOperation, { status, type, text }: ReadAnswer): Judgement {
  if (status === 404 || status === 405) return { verdict: 'missing', details: [`HTTP ${status}`] }
  if (operation.answerType !== 'application/json' && !/\bjson\b/.test(type)) {
    const fits = status === 200 && !/\bhtml\b/.test(type)
    return fits ? { verdict: 'ok', details: [] } : { verdict: 'deviates', details: [`expected a file, found ${type || 'nothing'}`] }
  }
  return judgeBody(operation, { status, type, body: parseText(text) })
}

function judgeBody(operation: ContractOperation, answer: Omit<ReadAnswer, 'text'> & { readonly body: unknown }): Judgement {
  const { status, type, body } = answer
  if (!isRecord(body)) return { verdict: 'deviates', details: [`expected JSON, found ${type || 'nothing'}`] }
  const code = Number(body.code ?? status)
  const reason = `code ${code}: ${String(body.msg ?? body.error_description ?? '')}`
  if (code === 404) return { verdict: 'missing', details: [`code ${code}`] }
  if (code === 401 || code === 403) return { verdict: 'refused', details: [reason] }
  if (code === 400) {
    const { refusal } = operation.trial
    // a rule of the deployment is no business of the contract, as long as the contract names it
    return refusal
      ? { verdict: 'skipped', details: [`${reason} (${refusal})`] }
      : { verdict: 'deviates', details: [`refuses its example: ${reason}`] }
  }
  if (code !== 200) return { verdict: 'failed', details: [reason] }
  if (operation.answerType !== 'application/json') return { verdict: 'deviates', details: [`expected a file, found ${type}`] }
  const details = operation.deviations(body).map((line) => withFound(line, body))
  return { verdict: details.length > 0 ? 'deviates' : 'ok', details }
}

/** `$.data.id: expected string` gets what was found there. */
function withFound(line: string, body: unknown): string {
  const [path = ''] = line.split(':')
  let found = body
  for (const part of path.slice(1).match(/[^.[\]]+/g) ?? []) found = membersOf(found)[part]
  return line.includes('expected') ? `${line}, found ${JSON.stringify(found)?.slice(0, 60)}` : line
}
