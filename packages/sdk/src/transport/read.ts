import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Settings } from '../options'
import { boundedBlob, boundedText } from './bounded'
import { type Decision, decide } from './envelope'
import { type Call, isSealed } from './request'

const utf8 = /charset\s*=\s*"?(utf-?8|us-ascii)\b/i
const notFile = /\b(json|html)\b/i
const tooLarge = 'answer too large'

const refusal = ({ id }: Operation, status: number, message: string) =>
  new JwskError({ kind: 'protocol', message, operation: id, status, code: status })

/** Why an answer is not even looked at: elsewhere, in an encoding to be guessed, or beyond all measure. */
function refusedAtOnce(operation: Operation, response: Response, limit: number): JwskError | undefined {
  const { headers, status, type } = response
  if (type === 'opaqueredirect') return refusal(operation, 0, 'unexpected redirect')
  const content = headers.get('content-type') ?? ''
  if (operation.answer !== 'blob' && content.includes('charset') && !utf8.test(content))
    return refusal(operation, status, 'unexpected charset')
  return Number(headers.get('content-length') ?? 0) > limit ? refusal(operation, status, tooLarge) : undefined
}

/** What was asked to come encrypted, decrypted; a gateway refuses in clear. */
async function opened(text: string, settings: Settings, { operation, status }: { operation: Operation; status: number }): Promise<string> {
  if (text === '' || /^\s*[{<[]/.test(text)) return text
  const cipher = await settings.seals.data()
  return cipher.decrypt(text.replace(/^"|"$/g, '')).catch((error: unknown) => {
    throw error instanceof JwskError ? new JwskError({ kind: error.kind, message: error.message, operation: operation.id, status }) : error
  })
}

/** Reads an answer once and decides what it is. */
export async function read(call: Call, settings: Settings, response: Response): Promise<Decision> {
  const { operation } = call
  const { status, headers } = response
  const isFile = operation.answer === 'blob' && status === 200 && !notFile.test(headers.get('content-type') ?? '')
  const streamed = isFile && call.streamed
  const limit = isFile ? settings.fileLimit : settings.answerLimit
  const refused = refusedAtOnce(operation, response, streamed ? Number.POSITIVE_INFINITY : limit)
  if (refused) {
    // the connection is of no use until what was sent on it is thrown away
    response.body?.cancel().catch(() => undefined)
    throw refused
  }
  const beyond = () => refusal(operation, status, tooLarge)
  const clean = (text: string) => settings.profile.clean?.(text) ?? text
  const decided = (text: string) => decide(operation, { status, text, headers }, settings.profile.refusals)
  if (call.raw) {
    const { readRaw } = await import('./raw-call')
    return readRaw({ response, bytes: await boundedBlob(response, limit, beyond), clean, decide: decided })
  }
  if (streamed) return { payload: response.body }
  if (isFile) return { payload: await boundedBlob(response, limit, beyond) }
  const sent = await boundedText(response, limit, beyond)
  const decision = decided(clean(isSealed(call) ? await opened(sent, settings, { operation, status }) : sent))
  // a file was asked for: a success without one is none
  if (operation.answer === 'blob' && 'payload' in decision) throw refusal(operation, status, 'unexpected answer')
  return decision
}
