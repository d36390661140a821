import { createBackend } from '../backend'
import type { Platform } from '../engine/platform'
import { type Backend, brokenConnection, createRespond } from '../engine/respond'
import { springBlade } from '../platforms/spring-blade'
import { encryptPassword } from './password'
import { bladeAccounts } from './seeds/organisation'

type Values = Readonly<Record<string, string>>

export interface BladeResponse {
  readonly status: number
  readonly type: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests read the body of any call, and no contract of this platform types it
  readonly body: any
}

/** Mock of SpringBlade and one API client. */
export interface BladeSession {
  readonly backend: Backend
  /** Token sent with calls. */
  token: string
  send(
    method: string,
    path: string,
    options?: { readonly query?: Values; readonly body?: unknown; readonly headers?: Values },
  ): Promise<BladeResponse>
  get(path: string, query?: Values): Promise<BladeResponse>
  /** Sends a JSON body. */
  post(path: string, body: unknown): Promise<BladeResponse>
  /** Sends parameters without a body. */
  postQuery(path: string, query?: Values): Promise<BladeResponse>
  signIn(account: { readonly account: string; readonly password: string; readonly tenantId?: string }): Promise<BladeResponse>
}

export const client = { authorization: `Basic ${btoa('jwsk-console:jwsk-console')}` }

interface BladeSessionOptions {
  /** Edition of the family. Defaults to SpringBlade. */
  readonly platform?: Platform
  /** Headers of every call. */
  readonly fixedHeaders?: Values
}

export function createBladeSession({ platform = springBlade, fixedHeaders = {} }: BladeSessionOptions = {}): BladeSession {
  const backend = createBackend({ platform })
  const respond = createRespond(backend)
  const session: BladeSession = {
    backend,
    token: '',
    send: async (method, path, { query = {}, body, headers = {} } = {}) => {
      const url = new URL(`http://blade.test${path}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const token = session.token === '' ? {} : { 'blade-auth': `bearer ${session.token}` }
      const sent = typeof body === 'string' ? body : JSON.stringify(body)
      const response = await respond(
        new Request(url, {
          method,
          headers: { ...json, ...token, ...fixedHeaders, ...headers },
          ...(body !== undefined && { body: sent }),
        }),
      )
      if (response === brokenConnection) throw new TypeError('the connection broke')
      const text = await response.text()
      const type = response.headers.get('content-type')
      return { status: response.status, type, body: type?.includes('json') && text !== '' ? JSON.parse(text) : text }
    },
    get: (path, query = {}) => session.send('GET', path, { query }),
    post: (path, body) => session.send('POST', path, { body }),
    postQuery: (path, query = {}) => session.send('POST', path, { query }),
    signIn: async ({ account, password, tenantId = '000000' }) => {
      const query = { grantType: 'password', tenantId, account, password: encryptPassword(password) }
      const answer = await session.send('POST', '/blade-auth/token', { query, headers: client })
      session.token = String(answer.body.data.accessToken ?? '')
      return answer
    },
  }
  return session
}

/** Creates a new mock with a signed-in user. Defaults to the administrator. */
export async function createSignedInSession(who: keyof typeof bladeAccounts = 'admin'): Promise<BladeSession> {
  const session = createBladeSession()
  await session.signIn(bladeAccounts[who])
  return session
}
