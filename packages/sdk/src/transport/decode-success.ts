import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { EnvelopeOptions } from '../profile'
import { parseJson } from './safe-json'

export interface TextResponse {
  readonly status: number
  readonly text: string
  readonly headers?: Headers
  /** Parsed text; `undefined` if it is empty or no JSON. */
  readonly body: unknown
}

/** Envelope of a deployment. */
export interface EnvelopeRules {
  readonly successCodes: readonly string[]
  readonly code: string
  readonly data: string
  readonly message: string
}

export const resolveEnvelope = ({ success = 200, code = 'code', data = 'data', message = 'msg' }: EnvelopeOptions = {}): EnvelopeRules => ({
  successCodes: [success].flat().map(String),
  code,
  data,
  message,
})

/** Parses a body; `undefined` if it is empty or no JSON. */
export const parseBody = (text: string): unknown => {
  try {
    return text === '' ? undefined : parseJson(text)
  } catch {
    return undefined
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Payload of a response; `undefined` if the call was rejected, or if its response is unreadable. */
export function decodeSuccess(
  operation: Operation,
  { status, text, body }: TextResponse,
  envelope: EnvelopeRules,
): { readonly payload: unknown } | undefined {
  if (status < 200 || status >= 300) return undefined
  const { responseType, envelope: isWrapped = true, authFlow } = operation
  if (text === '' && (responseType === 'none' || (!isWrapped && status === 204))) return { payload: undefined }
  // without an envelope, fields have no meaning; only the sign-in reports errors as a success
  if (!isWrapped && !(authFlow && isRecord(body))) {
    if (responseType === 'none') return { payload: undefined }
    return body === undefined ? undefined : { payload: body }
  }
  // OAuth describes an error
  if (!isRecord(body) || (typeof body.error_description === 'string' && body.error_description !== '')) return undefined
  const code = body[envelope.code]
  // compared as sent: `'00000'` is not `0`
  if (envelope.successCodes.includes(String(code)) && body.success !== false) return readPayload(operation, body, envelope)
  return isWrapped || code !== undefined ? undefined : { payload: body }
}

const metaNames = ['success', 'msg', 'message', 'timestamp', 'time', 'traceId', 'requestId']

/** Whether a record has nothing but names of an envelope. */
export const isEnvelope = (body: Readonly<Record<string, unknown>>, { code, data, message }: EnvelopeRules) =>
  code in body && Object.keys(body).every((name) => [code, data, message, ...metaNames].includes(name))

function readPayload(
  { responseType, envelope: wrapping, paged }: Operation,
  body: Readonly<Record<string, unknown>>,
  envelope: EnvelopeRules,
): { readonly payload: unknown } | undefined {
  if (responseType === 'none') return { payload: undefined }
  // RuoYi's `{ code, msg, rows, total }` has its payload next to the code, and some editions wrap their tokens
  const found = envelope.data in body || (wrapping !== false && isEnvelope(body, envelope)) ? body[envelope.data] : body
  if (paged) return parsePage(found)
  const data = found ?? null
  return { payload: body[envelope.message] === noDataMessage && isRecord(data) && isEmpty(data) ? undefined : data }
}

/** Message of the platform next to the empty record of a read that found nothing. */
const noDataMessage = '暂无承载数据'

/**
 * Parses a page with an array of rows and a numeric total; an empty one may be `''` or `{}`, because the server writes
 * null that way. Anything else without rows is not a page, so that it is never taken for an empty one.
 */
function parsePage(data: unknown): { readonly payload: unknown } | undefined {
  const page = data === null || data === '' ? {} : data
  if (!isRecord(page)) return undefined
  const { records = page } = page
  // rows must be readable; they may be missing only if the total is zero
  const rows = Array.isArray(records) ? records : []
  const total = Number(page.total ?? rows.length)
  if (!isEmpty(records) && !rows.some(isRecord)) return undefined
  if (rows !== records && total > 0) return undefined
  return { payload: { ...page, records: rows, total: Number.isFinite(total) && total >= 0 ? total : rows.length } }
}
