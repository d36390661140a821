import { JwskError } from '../errors'
import type { Profile } from '../profile'
import type { ClientAuth, ClientOptions } from '../types'
import type { buildRequest, HeaderRecord, PreparedRequest } from './build-request'

/** Returns an option, or what its function returns. Throws `configuration` that names the option if the function fails. */
async function resolve<Value extends string | Readonly<HeaderRecord>>(
  name: string,
  option: Value | (() => Value | Promise<Value>),
): Promise<Value> {
  try {
    return typeof option === 'function' ? await option() : option
  } catch (cause) {
    throw new JwskError({ kind: 'configuration', message: `option "${name}" failed`, cause })
  }
}

const apiKeyHeader = 'x-api-key'

/** Code of the core, passed in because a module that both import would be a chunk of its own in every page. */
interface CoreFunctions {
  readonly buildRequest: typeof buildRequest
  readonly toBasic: (name: string, password: string) => string
  readonly profile: Pick<Profile, 'headers'>
}

/** Returns the headers and the query of the option `auth`. */
async function resolveAuth(
  auth: ClientAuth,
  { toBasic }: Pick<CoreFunctions, 'toBasic'>,
): Promise<{ headers?: HeaderRecord; query?: string }> {
  if (auth.type === 'basic') return { headers: { authorization: toBasic(auth.username, await resolve('auth.password', auth.password)) } }
  if (auth.type === 'bearer') return { headers: { authorization: `Bearer ${await resolve('auth.token', auth.token)}` } }
  const value = await resolve('auth.value', auth.value)
  return auth.in === 'query'
    ? { query: new URLSearchParams({ [auth.name]: value }).toString() }
    : { headers: { [auth.name.toLowerCase()]: value } }
}

/** Builds a request to the gateway with the headers and credentials of the client's options. */
export async function buildClientRequest(
  { headers = {}, auth, apiKey, signing, clientId, clientSecret = '' }: ClientOptions,
  core: CoreFunctions,
  [call, ...context]: Parameters<typeof buildRequest>,
): Promise<PreparedRequest> {
  const { operation } = call
  if ((apiKey ?? signing) !== undefined && (operation.authFlow || context[1] !== undefined))
    throw new JwskError({ kind: 'configuration', message: 'a client with an API key has no session', operation: operation.id })
  const clientHeaders = await resolve('headers', typeof headers === 'function' ? () => headers(operation) : headers)
  const id = operation.basic !== false && clientId && (await resolve('clientId', clientId))
  const basic = id ? { authorization: core.toBasic(id, await resolve('clientSecret', clientSecret)) } : {}
  const takesToken = operation.token !== false
  const own = auth && takesToken ? await resolveAuth(auth, core) : {}
  const key = apiKey !== undefined && takesToken ? { [apiKeyHeader]: await resolve('apiKey', apiKey) } : {}
  const { url, init } = await core.buildRequest({ ...call, clientHeaders: { ...core.profile.headers, ...clientHeaders } }, ...context)
  const request = {
    url: own.query === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${own.query}`,
    init: { ...init, headers: { ...init.headers, ...basic, ...own.headers, ...key } },
  }
  if (!signing || !takesToken) return request
  const { signRequest } = await import('./sign-request')
  return signRequest(request, { ...signing, secret: await resolve('signing.secret', signing.secret) })
}
