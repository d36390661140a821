import type { Operation } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { type BackendOptions, createBackend } from '../backend'
import { toFields } from '../engine/fields'
import { type Backend, brokenConnection, createRespond, type Respond } from '../engine/respond'
import { demoAccounts, hashPassword } from '../system/organisation/user-table'

export interface Input {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  // tests read it by the contract of each call
  readonly body: Readonly<Record<string, unknown>>
}

/** Platform and one API client. */
export interface ApiSession {
  readonly backend: Backend
  readonly respond: Respond
  /** Token sent with calls; `''` before the sign-in. */
  token: string
  /** Signs in by password and stores the token. */
  signIn(account: { readonly tenantId?: string; readonly account: string; readonly password: string }): Promise<Answer>
  send(operation: Operation, input?: Input): Promise<Response>
  /** Sends a call and parses the JSON of the response. */
  call(operation: Operation, input?: Input): Promise<Answer>
}

export const fixedNow = Date.UTC(2026, 10, 21, 4)
const basicHeader = { authorization: `Basic ${btoa('console:secret')}` }

async function toResponse(answer: ReturnType<Respond>): Promise<Response> {
  const response = await answer
  if (response === brokenConnection) throw new TypeError('the connection broke')
  return response
}

function toFormData(values: Readonly<Record<string, unknown>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

/** Parses JSON without rounding: ids beyond 2^53 stay exact. */
export const parseResponse = (text: string) => JSON.parse(text.replace(/"id":(\d{16,})/g, '"id":"$1"')) as Answer['body']

export function createApiSession(options: BackendOptions = {}): ApiSession {
  return connectApiSession(createBackend({ now: () => fixedNow, ...options }))
}

export function connectApiSession(backend: Backend): ApiSession {
  const respond = createRespond(backend)
  const session: ApiSession = {
    backend,
    respond,
    token: '',
    signIn: async ({ tenantId = '000000', account, password }) => {
      const answer = await session.call(auth.token, {
        query: { grant_type: 'password', tenantId, username: account, password: hashPassword(password) },
      })
      session.token = String(answer.body.access_token ?? '')
      return answer
    },
    send: ({ method, path, input: kind, body: form }, { query = {}, body, headers = {} } = {}) => {
      const url = new URL(`http://mock.test/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(query[name] ?? name))}`)
      for (const [name, value] of Object.entries(query)) if (!path.includes(`{${name}}`)) url.searchParams.set(name, value)
      const withBody = kind === 'body' || kind === 'both'
      const request = new Request(url, {
        method,
        headers: {
          ...basicHeader,
          ...(session.token === '' ? {} : { 'Blade-Auth': `bearer ${session.token}` }),
          ...(withBody && !form ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(withBody ? { body: form === 'multipart' ? toFormData(toFields(body)) : JSON.stringify(body) } : {}),
      })
      return toResponse(respond(request))
    },
    call: async (operation, input) => {
      const response = await session.send(operation, input)
      return { status: response.status, body: parseResponse(await response.text()) }
    },
  }
  return session
}

/** Creates a new platform with its administrator signed in. */
export async function createAdminSession(options: BackendOptions = {}): Promise<ApiSession> {
  const session = createApiSession(options)
  await session.signIn(demoAccounts.admin)
  return session
}
