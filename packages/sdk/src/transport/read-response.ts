import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { ResolvedOptions } from '../options'
import { type Call, isPayloadEncrypted } from './build-request'
import { decodeSuccess, isEnvelope, parseBody } from './decode-success'
import type { DecodedResponse } from './envelope'
import { readBlobWithLimit, readTextWithLimit } from './read-with-limit'

const utf8 = /charset\s*=\s*"?(utf-?8|us-ascii)\b/i
const textContentTypes = /\b(json|html)\b/i
const tooLargeMessage = 'answer too large'

const protocolError = ({ id }: Operation, status: number, message: string) =>
  new JwskError({ kind: 'protocol', message, operation: id, status, code: status })

/** Rejects a response by its headers: redirected, in an unknown encoding, or too large. */
function rejectByHeaders(
  operation: Operation,
  response: Response,
  { limit, isText }: { limit: number; isText: boolean },
): JwskError | undefined {
  const { headers, status, type } = response
  if (type === 'opaqueredirect') return protocolError(operation, 0, 'unexpected redirect')
  // the headers describe a body that is not sent
  if (operation.method === 'HEAD') return undefined
  const content = headers.get('content-type') ?? ''
  if (!isText && operation.responseType !== 'blob' && content.includes('charset') && !utf8.test(content))
    return protocolError(operation, status, 'unexpected charset')
  return Number(headers.get('content-length') ?? 0) > limit ? protocolError(operation, status, tooLargeMessage) : undefined
}

/** Reads and decodes a response, once. Removes the secrets of the request from the error of a refusal. */
export async function readResponse(
  call: Call,
  settings: ResolvedOptions,
  { response, accessToken }: { response: Response; accessToken: string | undefined },
): Promise<DecodedResponse> {
  const { operation } = call
  const { status, headers } = response
  const { responseType } = operation
  const content = headers.get('content-type') ?? ''
  const isBare = operation.envelope === false
  const ok = status >= 200 && status < 300
  // JSON may be the error envelope of a file or a text, unless the operation has none
  const isFile = ok && responseType === 'blob' && (isBare || !textContentTypes.test(content))
  const isText = ok && responseType === 'text' && (isBare || !/\bjson\b/i.test(content))
  const isStreamed = call.isStreamed && (isFile || (ok && responseType === 'events' && /^text\/event-stream\b/i.test(content)))
  const limit = isFile ? settings.maxDownloadSize : settings.maxResponseSize
  const rejection = rejectByHeaders(operation, response, { limit: isStreamed ? Number.POSITIVE_INFINITY : limit, isText })
  if (rejection) {
    // the connection is not reusable until the unread body is discarded
    response.body?.cancel().catch(() => undefined)
    throw rejection
  }
  const tooLargeError = () => protocolError(operation, status, tooLargeMessage)
  const redact = (text: string) => settings.profile.redactResponse?.(text) ?? text
  const readBytes = () => readBlobWithLimit(response, limit, tooLargeError)
  async function decode(text: string): Promise<DecodedResponse> {
    const { envelope } = settings
    const body = parseBody(text)
    // no operation says whether a raw response has an envelope: it is one by its names
    const isUnwrapped = call.raw && !(isRecord(body) && isEnvelope(body, envelope))
    const decoded = isUnwrapped ? { ...operation, envelope: false as const } : operation
    const success = decodeSuccess(decoded, { status, text, body }, envelope)
    if (success && responseType !== 'blob' && responseType !== 'events' && !operation.responseSchema) return success
    const { decodeUncommon } = await import('./decode-uncommon')
    return decodeUncommon(decoded, { status, text, headers, body }, { call, settings, accessToken, success })
  }
  if (call.raw) {
    const { decodeRawResponse } = await import('./raw-call')
    return decodeRawResponse({ response, bytes: await readBytes(), redact, decode })
  }
  if (isStreamed) return { payload: response.body }
  if (isFile) return { payload: await readBytes() }
  if (isText) return { payload: redact(await (await import('./decode-text')).decodeText(operation, response, await readBytes())) }
  const text = await readTextWithLimit(response, limit, tooLargeError)
  if (!isPayloadEncrypted(call)) return decode(redact(text))
  const { decodeEncrypted } = await import('./decode-encrypted')
  return decodeEncrypted({ operation, status, text, ciphers: settings.ciphers }, (plain) => decode(redact(plain)))
}
