import { isRecord } from '@jwsk/sdk'
import { getGrantedButtonCodes } from '../auth/role-grants'
import { toCells } from './columns'
import type { FaultKind, Faults } from './faults'
import { checkClient, checkRequirements, checkPermission, readCaller } from './gateway'
import { readBody, readParameters } from './request-input'
import type { Call, Caller, Mock } from './mock'
import type { Platform } from './platform'
import { Refusal, serverError, unauthorizedError } from './refusal'
import { createIdempotencyCache } from './idempotency-cache'
import { createProxyErrorPage, reply } from './reply'
import { reportError } from './report-error'
import { createRoutes, type Route } from './routes'
import { validateRules, type Draft } from './rules'
import { delay, delayLatency, type Settings } from './settings'
import type { World } from './world/world'

export interface Backend {
  readonly platform: Platform
  readonly world: World
  readonly settings: Settings
  readonly faults: Faults
  readonly mocks: readonly Mock[]
}

/** Stands for a connection that broke: the caller gets no answer. */
export const brokenConnection = Symbol('broken connection')

export type Respond = (request: Request) => Promise<Response | typeof brokenConnection>

/** The platform as one function: a request under the API prefix in, its answer out. */
export function createRespond(backend: Backend): Respond {
  const { platform, world, settings, faults } = backend
  const { refusals } = platform
  const once = createIdempotencyCache(() => world.now())
  const find = createRoutes(backend.mocks, settings.servicePrefix)
  const route = (request: Request): Route => {
    const found = find(request.method === 'HEAD' ? 'GET' : request.method, getPlatformPath(request, settings))
    if (found === 'unknown path') throw refusals.notFound(request)
    if (found === 'unknown method') throw refusals.wrongMethod(request)
    return found
  }

  const answer: Respond = async (request) => {
    let caller: Caller | undefined
    const identify = () => (caller ??= readCaller(request, backend))
    try {
      const apart = await platform.intercept?.(request)
      if (apart) return apart
      const { mock, parameters } = route(request)
      const fault = faults.consume(mock.operation.id)
      await delayLatency(settings.latency)
      const struck = fault && (await applyFault(fault))
      if (struck) return struck
      const response = await executeOperation({ ...backend, identify, once }, request, { mock, parameters })
      return fault === 'lost' ? brokenConnection : response
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal.code === 500) platform.onFailure?.({ world, request, refusal, caller })
      return refusals.toResponse(refusal)
    } finally {
      // what was answered has been stored: a reload right after a save finds it
      if (request.method !== 'GET') await world.whenStored()
    }
  }
  return async (request) => {
    const response = await answer(request)
    return request.method === 'HEAD' && response instanceof Response ? withoutBody(response) : response
  }
}

/** An answer whose body stays behind, with its length told. */
async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response
  const length = (await response.arrayBuffer()).byteLength
  return new Response(null, { status, headers: { ...Object.fromEntries(headers), 'content-length': String(length) } })
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  reportError('a mock failed', error)
  return serverError()
}

/** What stands in the place of an answer; the faults that leave the call to be carried out have none. */
async function applyFault(fault: FaultKind) {
  if (fault === 'network') return brokenConnection
  if (fault === 'html') return createProxyErrorPage()
  if (fault === 'expired') throw unauthorizedError()
  if (fault === 'status500') throw serverError()
  if (fault === 'slow') await delay(3000)
  return undefined
}

function getPlatformPath(request: Request, { apiPrefix }: Settings) {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(`${apiPrefix}/`) ? pathname.slice(apiPrefix.length) : pathname
}

interface ExecutionContext extends Backend {
  readonly identify: () => Caller
  readonly once: ReturnType<typeof createIdempotencyCache>
}

async function executeOperation({ identify, once, ...backend }: ExecutionContext, request: Request, { mock, parameters }: Route) {
  const { world, settings, platform } = backend
  const { operation, answer, requires = {} } = mock
  checkClient(request.headers, operation, settings)
  if (operation.token !== false) identify()
  const query = await readParameters(request, operation, parameters)
  const body = await readBody(request, operation, platform)
  const shape = requires.body
  // what has rules for its fields is a record
  const wanted = shape?.type ?? (operation.rules ? 'record' : undefined)
  const misshapen = isRecord(body) || operation.body?.includes('/') ? undefined : platform.refusals.wrongShape(body, wanted)
  if (misshapen) throw misshapen
  if (shape && isRecord(body)) toCells(shape.columns, body)
  checkRequirements(requires, query, { body, roles: () => identify().roles })
  if (operation.token !== false && operation.permission)
    checkPermission(operation.permission, body, getGrantedButtonCodes({ world, platform }, identify().roleId))
  if (isRecord(body)) validateRules(operation.rules, body)
  const { [settings.tokenParameter]: _, ...asked } = query
  const call: Call = {
    world,
    query: asked,
    // what answers reads it by its own operation's contract
    body: body as Draft,
    headers: request.headers,
    settings,
    platform,
    origin: new URL(request.url).origin,
    get caller() {
      return identify()
    },
  }
  const person = operation.token === false ? '' : identify().userId
  return once(request, person, async () => reply(operation, await answer(call)))
}
