import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import { buildRequest, type Call } from './build-request'
import type { Deadline } from './deadline'
import type { DecodedResponse } from './envelope'
import { readResponse } from './read-response'
import { getSocketError } from './retry'
import { isExternalUrl } from './serialize'

export type { Call } from './build-request'

/** Result of one attempt: the decoded response, with status and headers. */
export interface CallResult {
  readonly decoded: DecodedResponse
  readonly status: number
  readonly headers: Headers
}

interface AttemptContext {
  readonly deadline: Deadline
  readonly accessToken?: string | undefined
}

function toNetworkError({ operation: { id, method } }: Call, url: string, cause: unknown) {
  if (cause instanceof JwskError) return cause
  const code = getSocketError(cause)?.code
  // paths and queries may contain secrets
  const message = `network error: ${method} ${new URL(url).origin}/…${code ? ` (${code})` : ''}`
  return new JwskError({ kind: 'network', message, operation: id, retryable: true, cause })
}

/** Sends a call once. Throws `network`, `timeout`, `abort` and `configuration`; returns every response decoded. */
export async function sendOnce(call: Call, settings: ResolvedOptions, { deadline, accessToken }: AttemptContext): Promise<CallResult> {
  const { url, init } = await (isExternalUrl(call.operation) ? buildRequest : settings.buildRequest)(call, settings, accessToken)
  const before = deadline.error()
  if (before) throw before
  init.signal = deadline.signal
  const send = call.fetch ?? settings.fetch
  try {
    const response = await send(url, init)
    // a refusal may repeat the key that stands for the token
    const secret = accessToken ?? init.headers['x-api-key']
    return {
      decoded: await readResponse(call, settings, { response, accessToken: secret }),
      status: response.status,
      headers: response.headers,
    }
  } catch (cause) {
    throw deadline.error() ?? toNetworkError(call, url, cause)
  }
}
