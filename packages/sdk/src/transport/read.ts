import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Settings } from '../options'
import { type Decision, decide } from './envelope'
import { type Call, isSealed } from './request'

const utf8 = /charset\s*=\s*"?(utf-?8|us-ascii)\b/i
const notFile = /\b(json|html)\b/i
const bodyLimit = 32 * 1024 * 1024

const refused = (operation: Operation, status: number, message: string): Decision => ({
  error: new JwskError({ kind: 'protocol', message, operation: operation.id, status, code: status }),
  pure: false,
})

/** Why an answer is not even looked at: elsewhere, in an encoding to be guessed, or beyond all measure. */
function refusal(operation: Operation, response: Response, type: string): Decision | undefined {
  if (response.type === 'opaqueredirect') return refused(operation, 0, 'unexpected redirect')
  if (operation.answer === 'blob') return undefined
  if (type.includes('charset') && !utf8.test(type)) return refused(operation, response.status, 'unexpected charset')
  if (Number(response.headers.get('content-length') ?? 0) > bodyLimit) return refused(operation, response.status, 'answer too large')
  return undefined
}

/** What was asked to come encrypted, decrypted; a gateway refuses in clear. */
async function opened(text: string, settings: Settings, { operation, status }: { operation: Operation; status: number }): Promise<string> {
  if (text === '' || /^\s*[{<[]/.test(text)) return text
  const cipher = await settings.seals.data()
  return cipher.decrypt(text.replace(/^"|"$/g, '')).catch((error: unknown) => {
    throw error instanceof JwskError ? new JwskError({ kind: error.kind, message: error.message, operation: operation.id, status }) : error
  })
}

/** An answer for one who reads envelopes alone; only what the pipeline itself answers for is still an error. */
async function readRaw({ operation }: Call, { profile }: Settings, response: Response): Promise<Decision> {
  const bytes = await response.arrayBuffer()
  const sent = new TextDecoder().decode(bytes)
  const text = profile.clean?.(sent) ?? sent
  const decision = decide(operation, { status: response.status, text }, profile.refusals)
  if ('error' in decision && (decision.error.kind === 'unauthorized' || decision.error.kind === 'network')) return decision
  const { status, headers } = response
  const body = text === sent ? bytes : text
  return { payload: new Response(status === 204 || status === 205 ? null : body, { status, headers }) }
}

/** Reads an answer once and decides what it is. */
export async function read(call: Call, settings: Settings, response: Response): Promise<Decision> {
  const { operation } = call
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const refusedAtOnce = refusal(operation, response, type)
  if (refusedAtOnce) {
    // the connection is of no use until what was sent on it is thrown away
    response.body?.cancel().catch(() => undefined)
    return refusedAtOnce
  }
  if (call.raw) return readRaw(call, settings, response)
  const file = operation.answer === 'blob'
  if (file && status === 200 && !notFile.test(type)) return { payload: call.streamed ? response.body : await response.blob() }
  const sent = await response.text()
  const plain = isSealed(call) ? await opened(sent, settings, { operation, status }) : sent
  const text = settings.profile.clean?.(plain) ?? plain
  if (text.length > bodyLimit) return refused(operation, status, 'answer too large')
  const decision = decide(operation, { status, text, headers: response.headers }, settings.profile.refusals)
  // a file was asked for: a success without one is none
  return file && 'payload' in decision ? refused(operation, status, 'unexpected answer') : decision
}
