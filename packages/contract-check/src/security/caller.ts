import { type Client, type ClientOptions, createClient, type StoredSession } from '@jwsk/sdk'
import { type SentInput, sendCall } from '../send'
import type { ContractOperation } from '../spec'
import { type Reply, type SentRequest, send } from './reply'

/** Header values that carry an access token. */
const tokenPattern = /^(bearer|crypto) /i

/** Builds the requests of one session as the SDK does, with URL and header names of the deployment, and sends them unprocessed. */
export interface Caller {
  readonly session: StoredSession
  /** Builds a request without sending it; `undefined` if the deployment lacks the call. */
  build(call: (client: Client) => Promise<unknown>): Promise<SentRequest | undefined>
  ask(operation: ContractOperation, input: SentInput): Promise<Reply>
}

/** Creates a caller. The session is neither refreshed nor ended by what the server answers. */
export function createCaller(options: ClientOptions, session: StoredSession, signal: AbortSignal): Caller {
  const build: Caller['build'] = async (call) => {
    let built: SentRequest | undefined
    const capture: typeof fetch = async (input, init = {}) => {
      built = { url: input instanceof Request ? input.url : String(input), init: { ...init, signal: null } }
      return Response.json({})
    }
    const tokenStore = { read: () => session, write: () => undefined, clear: () => undefined }
    const client = createClient({ ...options, fetch: capture, tokenStore, tenantId: session.user.tenantId, retry: { limit: 0 } })
    // what the SDK makes of the empty answer is irrelevant
    await call(client).catch(() => undefined)
    client.dispose()
    return built
  }
  return {
    session,
    build,
    async ask(operation, input) {
      const request = await build((client) => sendCall(client, operation, input))
      if (!request) throw new Error(`${operation.id} cannot be sent`)
      return send(request, signal)
    },
  }
}

/** Returns a request with other headers; `undefined` removes one. */
export function withHeaders({ url, init }: SentRequest, changes: Readonly<Record<string, string>>): SentRequest {
  return { url, init: { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...changes } } }
}

/** Returns a request without its access token. */
export function withoutToken({ url, init }: SentRequest): SentRequest {
  const headers = [...new Headers(init.headers)].filter(([, value]) => !tokenPattern.test(value))
  return { url, init: { ...init, headers } }
}
