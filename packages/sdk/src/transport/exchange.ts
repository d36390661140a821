import { JwskError } from '../errors'
import type { Settings } from '../options'
import type { Deadline } from './deadline'
import type { Decision } from './envelope'
import { read } from './read'
import { type Call, requestOf } from './request'
import { reasonOf } from './retry'

export type { Call } from './request'

/** One answer: what was decided, and what the transport saw. */
export interface Reply {
  readonly decision: Decision
  readonly status: number
  readonly headers: Headers
}

interface AttemptContext {
  readonly deadline: Deadline
  readonly accessToken?: string | undefined
}

function brokenBy({ operation: { id, method } }: Call, url: string, cause: unknown) {
  if (cause instanceof JwskError) return cause
  const code = reasonOf(cause)?.code
  // paths and queries hold what nobody may read
  const message = `network error: ${method} ${new URL(url).origin}/…${code ? ` (${code})` : ''}`
  return new JwskError({ kind: 'network', message, operation: id, retryable: true, cause })
}

/** Sends a call once. Throws `network`, `timeout`, `abort` and `configuration`; every answer comes back decided. */
export async function exchange(call: Call, settings: Settings, { deadline, accessToken }: AttemptContext): Promise<Reply> {
  const { url, init } = await requestOf(call, settings, accessToken)
  const before = deadline.error()
  if (before) throw before
  init.signal = deadline.signal
  const send = call.fetch ?? settings.fetch
  try {
    const response = await send(url, init)
    return { decision: await read(call, settings, response), status: response.status, headers: response.headers }
  } catch (cause) {
    throw deadline.error() ?? brokenBy(call, url, cause)
  }
}
