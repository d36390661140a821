import { isRecord, type Profile } from '@jwsk/sdk'

/** Request as the SDK builds it, to be sent with changes. */
export interface SentRequest {
  readonly url: string
  readonly init: RequestInit
}

/** Answer of the server as received: nothing redacted, no redirect followed, no token refreshed. */
export interface Reply {
  /** HTTP status; 0 if no complete answer arrived. */
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly text: string
  /** Parsed JSON; `undefined` if the answer is none. */
  readonly body: unknown
  /** Reason why no complete answer arrived. */
  readonly failure?: string
}

const callTimeoutMs = 8000
const maxBytes = 16 * 1024 * 1024

async function readBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isTimeout = (error: unknown) => error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')

// more would make a small server late, and a late answer proves nothing
const maxConcurrent = 8
let inFlight = 0
const waiting: (() => void)[] = []

/** Runs `work` when fewer than `maxConcurrent` requests are in flight, in the order of the calls. */
async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inFlight >= maxConcurrent) await new Promise<void>((start) => waiting.push(start))
  else inFlight += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // the slot passes on
    if (next) next()
    else inFlight -= 1
  }
}

/** Sends a request once. Never throws: an answer that is late or cut off is a `failure`. */
export const send = (request: SentRequest, signal: AbortSignal): Promise<Reply> => withSlot(() => sendNow(request, signal))

async function sendNow({ url, init }: SentRequest, signal: AbortSignal): Promise<Reply> {
  const limits = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: limits })
    const bytes = await readBytes(response)
    const text = new TextDecoder().decode(bytes)
    return { status: response.status, headers: response.headers, bytes, text, body: parseJson(text) }
  } catch (error) {
    const failure = isTimeout(error) ? 'no complete answer in time' : 'the connection broke'
    return { status: 0, headers: new Headers(), bytes: new Uint8Array(), text: '', body: undefined, failure }
  }
}

const rejections = ['401', '403']

/** Names of the envelope in which a deployment answers. */
export type Envelope = NonNullable<Profile['envelope']>

/** Returns the code in an envelope; `undefined` if there is none. */
function readCode({ body }: Reply, { code: name = 'code' }: Envelope): string | undefined {
  const code = isRecord(body) ? body[name] : undefined
  return code === undefined || code === null ? undefined : String(code)
}

/** Returns the payload of a success; `undefined` for any other answer. */
export function readPayload(reply: Reply, envelope: Envelope): unknown {
  return classifyReply(reply, envelope) === 'accepted' && isRecord(reply.body) ? reply.body[envelope.data ?? 'data'] : undefined
}

/**
 * Judges whether the server did what a request asks for. `denied`: it lacks the rights; `failed`: an envelope with another code;
 * `unclear`: anything else, e.g. a page, or JSON that is cut off.
 */
export function classifyReply(reply: Reply, envelope: Envelope): 'accepted' | 'denied' | 'failed' | 'unclear' {
  const { status, failure, body } = reply
  if (failure !== undefined) return 'unclear'
  const code = readCode(reply, envelope)
  if (rejections.includes(String(status)) || (code !== undefined && rejections.includes(code))) return 'denied'
  if (!isRecord(body) || code === undefined) return 'unclear'
  const isSuccess = [envelope.success ?? 200].flat().some((success) => String(success) === code)
  return status === 200 && isSuccess && body.success !== false ? 'accepted' : 'failed'
}

/** Formats status and code of an answer, and nothing of its content. */
export function formatReply(reply: Reply, envelope: Envelope): string {
  if (reply.failure !== undefined) return reply.failure
  // a code is a number or a word; anything longer is content
  const code = readCode(reply, envelope) ?? 'absent'
  const found = `HTTP ${reply.status}, code ${/^\w{1,12}$/.test(code) ? code : 'other'}`
  return reply.body === undefined && reply.text !== '' ? `${found}, not JSON` : found
}
