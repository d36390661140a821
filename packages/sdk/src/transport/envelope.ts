import { type ErrorKind, JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { RejectionCodes } from '../profile'
import { readErrorMessage, unknownError } from './error-message'
import { parseJson } from './safe-json'

/** Decoded response: the payload, or the error. */
export type DecodedResponse =
  | { readonly payload: unknown }
  | { readonly error: JwskError /** Whether a 401 carried no data, i.e. nothing happened on the server. */; readonly hadNoEffect: boolean }

export interface TextResponse {
  readonly status: number
  readonly text: string
  readonly headers?: Headers
}

const integerLike = /^-?\d{1,9}$/

function readCode(body: Record<string, unknown>): number | undefined {
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

/** Maps a code, or without an envelope a status, to the kind of error. */
function toErrorKind(code: number, fallback: ErrorKind): ErrorKind {
  if (code === 401) return 'unauthorized'
  if (code === 403) return 'forbidden'
  return fallback
}

/** Decides whether a response is a success, for all calls. */
export function decodeResponse(operation: Operation, response: TextResponse, rejectionCodes?: RejectionCodes): DecodedResponse {
  const { status, text } = response
  const body = text === '' ? undefined : parse(text)
  const result = decodeEnvelope(operation, response, body)
  if ('payload' in result) return result
  const kind = rejectionCodes?.forbidden?.includes(status) ? 'forbidden' : result.kind
  const error = new JwskError({
    ...result,
    kind,
    operation: operation.id,
    status,
    retryable: kind === 'network',
    requestId: response.headers?.get('x-request-id') ?? undefined,
  })
  return { error, hadNoEffect: kind === 'unauthorized' && (!isRecord(body) || isEmpty(body.data)) }
}

type EnvelopeResult = { readonly payload: unknown } | { readonly kind: ErrorKind; readonly code: number; readonly message: string }

function decodeEnvelope(operation: Operation, response: TextResponse, body: unknown): EnvelopeResult {
  const { status } = response
  // a status above 500 comes from a proxy in front of the platform
  if (status > 500 || status === 429) return { kind: 'network', code: status, message: readErrorMessage(body) }
  if (status < 200 || (status >= 300 && status < 400)) return { kind: 'protocol', code: status, message: 'unexpected redirect' }
  return isRecord(body) ? decodeBody(operation, status, body) : decodeEmptyBody(operation, response, body)
}

function decodeEmptyBody(operation: Operation, { status, text }: TextResponse, body: unknown): EnvelopeResult {
  const ok = status < 300
  if (ok && text === '' && operation.responseType === 'none') return { payload: undefined }
  if (ok && operation.envelope === false && body !== undefined) return { payload: body }
  return { kind: toErrorKind(status, 'protocol'), code: status, message: ok ? 'unexpected answer' : unknownError }
}

function decodeBody(operation: Operation, status: number, body: Record<string, unknown>): EnvelopeResult {
  const ok = status < 300
  const code = readCode(body)
  const described = typeof body.error_description === 'string' && body.error_description !== ''
  if (ok && code === 200 && !described && body.success !== false) return decodePayload(operation, body)
  const message = readErrorMessage(body)
  // a failed sign-in has no session that could have expired
  if (described && operation.authFlow) return { kind: 'business', code: code ?? status, message }
  if (status === 401) return { kind: 'unauthorized', code: 401, message }
  if (described) return { kind: toErrorKind(code ?? status, 'business'), code: code ?? status, message }
  if (code === undefined) {
    const unwrapped = operation.envelope === false
    if (ok && unwrapped) return { payload: body }
    return { kind: toErrorKind(status, unwrapped ? 'business' : 'protocol'), code: status, message: ok ? 'unexpected answer' : message }
  }
  const rejectionCode = code === 200 && !ok ? status : code
  return { kind: toErrorKind(rejectionCode, 'business'), code: rejectionCode, message }
}

function decodePayload(operation: Operation, body: Record<string, unknown>): EnvelopeResult {
  const payload = readPayload(operation, body)
  return payload === notAPage ? { kind: 'protocol', code: 200, message: 'unexpected answer' } : { payload }
}

function readPayload(operation: Operation, body: Record<string, unknown>): unknown {
  if (operation.responseType === 'none') return undefined
  // a response without envelope that some editions wrap anyway
  if (operation.envelope === false) return 'data' in body ? body.data : body
  if (operation.paged) return parsePage(body.data)
  const data = body.data ?? null
  return body.msg === noDataMessage && isRecord(data) && isEmpty(data) ? undefined : data
}

/** Message of the platform next to the empty record of a read that found nothing. */
const noDataMessage = '暂无承载数据'

const notAPage = Symbol()

/**
 * Parses a page with an array of rows and a numeric total; an empty one may be `''` or `{}`, because the server writes
 * null that way. Anything else without rows is not a page, so that it is never taken for an empty one.
 */
function parsePage(data: unknown): unknown {
  const page = data === null || data === '' ? {} : data
  if (!isRecord(page)) return notAPage
  const { records = page } = page
  // rows must be readable; they may be missing only if the total is zero
  const rows = Array.isArray(records) ? records : []
  const total = Number(page.total ?? rows.length)
  if (!isEmpty(records) && !rows.some(isRecord)) return notAPage
  if (rows !== records && total > 0) return notAPage
  return { ...page, records: rows, total: Number.isFinite(total) && total >= 0 ? total : rows.length }
}
