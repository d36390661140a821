import { type ErrorKind, JwskError } from '../errors'
import type { Operation } from '../operation'
import { messageOf, unknownError } from './message'
import { parseJson } from './safe-json'

/** One answer, decided: the payload, or the one error that it stands for. */
export type Decision =
  | { readonly payload: unknown }
  | { readonly error: JwskError; /** A 401 that carried no data: nothing happened on the server. */ readonly pure: boolean }

export interface TextAnswer {
  readonly status: number
  readonly text: string
  readonly requestId?: string | undefined
}

const integerLike = /^-?\d{1,9}$/
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function codeOf(body: Record<string, unknown>): number | undefined {
  const { code } = body
  if (typeof code === 'number') return Number.isInteger(code) ? code : undefined
  return typeof code === 'string' && integerLike.test(code) ? Number(code) : undefined
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

const parse = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** What kind of error a code or, where there is no envelope, a status stands for. */
function kindOf(code: number, otherwise: ErrorKind): ErrorKind {
  if (code === 401) return 'unauthorized'
  if (code === 403) return 'forbidden'
  return otherwise
}

/** The one place that decides whether an answer is a success. */
export function decide(operation: Operation, answer: TextAnswer): Decision {
  const { status, text, requestId } = answer
  const body = text === '' ? undefined : parse(text)
  const fail = (kind: ErrorKind, code: number, message: string): Decision => ({
    error: new JwskError({
      kind,
      message,
      operation: operation.id,
      status,
      code,
      retryable: kind === 'network',
      ...(requestId === undefined ? {} : { requestId }),
    }),
    pure: kind === 'unauthorized' && (!isRecord(body) || isEmpty(body['data'])),
  })

  // beyond 500 it is not the platform that speaks but what stands in front of it
  if (status > 500 || status === 429) return fail('network', status, messageOf(body))
  if (status < 200 || (status >= 300 && status < 400)) return fail('protocol', status, 'unexpected redirect')
  const ok = status < 300
  if (!isRecord(body)) {
    if (ok && text === '' && operation.answer === 'none') return { payload: undefined }
    if (ok && operation.envelope === false && body !== undefined) return { payload: body }
    return fail(kindOf(status, 'protocol'), status, ok ? 'unexpected answer' : unknownError)
  }
  const code = codeOf(body)
  if (status === 401) return fail('unauthorized', 401, messageOf(body))
  const description = body['error_description']
  if (typeof description === 'string' && description !== '') return fail(kindOf(code ?? status, 'business'), code ?? status, messageOf(body))
  if (operation.envelope === false && code === undefined) return ok ? { payload: body } : fail(kindOf(status, 'business'), status, messageOf(body))
  if (code === undefined) return fail(kindOf(status, 'protocol'), status, ok ? 'unexpected answer' : messageOf(body))
  if (!ok || code !== 200 || body['success'] === false) {
    const refused = code === 200 && !ok ? status : code
    return fail(kindOf(refused, 'business'), refused, messageOf(body))
  }
  return { payload: payloadOf(operation, body) }
}

function payloadOf(operation: Operation, body: Record<string, unknown>): unknown {
  if (operation.answer === 'none') return undefined
  // an unwrapped answer that some editions wrap all the same
  if (operation.envelope === false) return 'data' in body ? body['data'] : body
  const data = body['data'] ?? null
  return operation.paged ? pageOf(data) : data
}

/** A page whose rows are an array and whose total is a number, whatever the server made of an empty one. */
function pageOf(data: unknown): unknown {
  const page = isRecord(data) ? data : {}
  const records = Array.isArray(page['records']) ? page['records'] : []
  const total = Number(page['total'] ?? records.length)
  return { ...page, records, total: Number.isFinite(total) && total >= 0 ? total : records.length }
}
