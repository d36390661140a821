import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { ResolvedOptions } from '../options'
import { type Call, isPayloadEncrypted } from './build-request'
import { type DecodedResponse, decodeResponse } from './envelope'
import { readBlobWithLimit, readTextWithLimit } from './read-with-limit'

const utf8 = /charset\s*=\s*"?(utf-?8|us-ascii)\b/i
const textContentTypes = /\b(json|html)\b/i
const tooLargeMessage = 'answer too large'

const protocolError = ({ id }: Operation, status: number, message: string) =>
  new JwskError({ kind: 'protocol', message, operation: id, status, code: status })

/** Rejects a response by its headers: redirected, in an unknown encoding, or too large. */
function rejectByHeaders(operation: Operation, response: Response, limit: number): JwskError | undefined {
  const { headers, status, type } = response
  if (type === 'opaqueredirect') return protocolError(operation, 0, 'unexpected redirect')
  const content = headers.get('content-type') ?? ''
  if (operation.responseType !== 'blob' && content.includes('charset') && !utf8.test(content))
    return protocolError(operation, status, 'unexpected charset')
  return Number(headers.get('content-length') ?? 0) > limit ? protocolError(operation, status, tooLargeMessage) : undefined
}

/** Decrypts a response that was requested encrypted; gateways send their errors in plain text. */
async function decryptBody(
  text: string,
  settings: ResolvedOptions,
  { operation, status }: { operation: Operation; status: number },
): Promise<string> {
  if (text === '' || /^\s*[{<[]/.test(text)) return text
  const cipher = await settings.ciphers.data()
  return cipher.decrypt(text.replace(/^"|"$/g, '')).catch((error: unknown) => {
    throw error instanceof JwskError ? new JwskError({ kind: error.kind, message: error.message, operation: operation.id, status }) : error
  })
}

/** Reads and decodes a response, once. */
export async function readResponse(call: Call, settings: ResolvedOptions, response: Response): Promise<DecodedResponse> {
  const { operation } = call
  const { status, headers } = response
  const isFile = operation.responseType === 'blob' && status === 200 && !textContentTypes.test(headers.get('content-type') ?? '')
  const streamed = isFile && call.isStreamed
  const limit = isFile ? settings.maxDownloadSize : settings.maxResponseSize
  const rejection = rejectByHeaders(operation, response, streamed ? Number.POSITIVE_INFINITY : limit)
  if (rejection) {
    // the connection is not reusable until the unread body is discarded
    response.body?.cancel().catch(() => undefined)
    throw rejection
  }
  const tooLargeError = () => protocolError(operation, status, tooLargeMessage)
  const redact = (text: string) => settings.profile.redactResponse?.(text) ?? text
  const decode = (text: string) => decodeResponse(operation, { status, text, headers }, settings.profile.rejectionCodes)
  if (call.raw) {
    const { decodeRawResponse } = await import('./raw-call')
    return decodeRawResponse({ response, bytes: await readBlobWithLimit(response, limit, tooLargeError), redact, decode })
  }
  if (streamed) return { payload: response.body }
  if (isFile) return { payload: await readBlobWithLimit(response, limit, tooLargeError) }
  const text = await readTextWithLimit(response, limit, tooLargeError)
  const decoded = decode(redact(isPayloadEncrypted(call) ? await decryptBody(text, settings, { operation, status }) : text))
  // a file was requested: a success without one is an error
  if (operation.responseType === 'blob' && 'payload' in decoded) throw protocolError(operation, status, 'unexpected answer')
  return decoded
}
