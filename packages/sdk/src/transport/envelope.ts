import { type ErrorKind, JwskError, unknownError } from '../errors'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { RejectionCodes } from '../profile'
import type { EnvelopeRules, TextResponse } from './decode-success'
import { readErrorMessage } from './error-message'
import { redactSecrets } from './redact-secrets'

/** Response that rejects a call. */
export interface Refusal {
  readonly error: JwskError
  /** Whether a 401 carried no data, i.e. nothing happened on the server. */
  readonly hadNoEffect: boolean
}

/** Decoded response: the payload, or the error. */
export type DecodedResponse = { readonly payload: unknown } | Refusal

export interface DecodeOptions {
  readonly envelope: EnvelopeRules
  readonly rejectionCodes?: RejectionCodes | undefined
  /** Input and token of the call, whose secrets an error must not repeat. */
  readonly input?: unknown
  readonly accessToken?: string | undefined
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

const integerPattern = /^(?:0|-?[1-9]\d{0,8})$/
const textCodePattern = /^[\w.-]{1,32}$/

function readCode(code: unknown): number | string | undefined {
  if (typeof code === 'number') return Number.isInteger(code) ? code : undefined
  if (typeof code !== 'string' || !textCodePattern.test(code)) return undefined
  return integerPattern.test(code) ? Number(code) : code
}

/** Maps a code, or without an envelope a status, to the kind of error. */
function toErrorKind(code: number | string, fallback: ErrorKind): ErrorKind {
  if (code === 401) return 'unauthorized'
  if (code === 403) return 'forbidden'
  return fallback
}

type Reason = Pick<JwskError, 'kind' | 'message'> & { readonly code: number | string }

/** Reason of a response without envelope: its status decides, regardless of its fields. */
function readBareReason({ status, text, headers, body }: TextResponse): Reason {
  const isPlainText = /^text\/plain\b/i.test(headers?.get('content-type') ?? '')
  const message = readErrorMessage(isPlainText && typeof body !== 'object' ? { msg: text } : body)
  const code = (isRecord(body) ? readCode(body.code) : undefined) ?? status
  return { kind: toErrorKind(status, status < 500 || isRecord(body) ? 'business' : 'protocol'), code, message }
}

function readRecordReason(
  operation: Operation,
  status: number,
  { body, envelope }: { body: Record<string, unknown>; envelope: EnvelopeRules },
): Reason {
  const ok = status < 300
  const code = readCode(body[envelope.code])
  const isSuccess = envelope.successCodes.includes(String(body[envelope.code]))
  const described = typeof body.error_description === 'string' && body.error_description !== ''
  const message = readErrorMessage(body, envelope.message)
  // a failed sign-in has no session that could have expired
  if (described && operation.authFlow) return { kind: 'business', code: code ?? status, message }
  if (status === 401) return { kind: 'unauthorized', code: 401, message }
  if (described) return { kind: toErrorKind(code ?? status, 'business'), code: code ?? status, message }
  if (ok && (code === undefined || (isSuccess && body.success !== false)))
    return { kind: 'protocol', code: status, message: 'unexpected answer' }
  if (code === undefined) {
    // a gateway or a framework rejects in its own words
    const isRejected = operation.envelope === false || (status < 500 && message !== unknownError)
    return { kind: toErrorKind(status, isRejected ? 'business' : 'protocol'), code: status, message }
  }
  const rejectionCode = isSuccess && !ok ? status : code
  return { kind: toErrorKind(rejectionCode, 'business'), code: rejectionCode, message }
}

function readReason(operation: Operation, response: TextResponse, envelope: EnvelopeRules): Reason {
  const { status, body } = response
  // a status above 500 comes from a proxy in front of the platform
  if (status > 500 || status === 429) return { kind: 'network', code: status, message: readErrorMessage(body, envelope.message) }
  if (status < 200 || (status >= 300 && status < 400)) return { kind: 'protocol', code: status, message: 'unexpected redirect' }
  const ok = status < 300
  if (!ok && operation.envelope === false && !operation.authFlow) return readBareReason(response)
  if (isRecord(body)) return readRecordReason(operation, status, { body, envelope })
  return { kind: toErrorKind(status, 'protocol'), code: status, message: ok ? 'unexpected answer' : unknownError }
}

/** Decodes a response that is no success. */
export function decodeRefusal(operation: Operation, response: TextResponse, options: DecodeOptions): Refusal {
  const { status, text, headers, body } = response
  const { rejectionCodes, envelope, input, accessToken } = options
  const reason = readReason(operation, response, envelope)
  const kind = rejectionCodes?.forbidden?.includes(status) ? 'forbidden' : reason.kind
  const error = new JwskError({
    ...reason,
    kind,
    operation: operation.id,
    status,
    retryable: kind === 'network',
    requestId: headers?.get('x-request-id') ?? undefined,
    body: body ?? (text || undefined),
  })
  return {
    error: redactSecrets(error, input, accessToken),
    hadNoEffect: kind === 'unauthorized' && (!isRecord(body) || isEmpty(body[envelope.data])),
  }
}
