import { isRecord } from '@jwsk/sdk'
import { getGrantedButtonCodes } from '../auth/role-grants'
import { toCells } from './columns'
import type { FaultKind, Faults } from './faults'
import { checkClient, checkPermission, checkRequirements, readCaller } from './gateway'
import { createIdempotencyCache } from './idempotency-cache'
import type { Call, Mock } from './mock'
import type { Platform } from './platform'
import type { Caller, KeyedRequest, TableChange } from './platform-rules'
import { Refusal, serverError, unauthorizedError } from './refusal'
import { createProxyErrorPage, reply } from './reply'
import { reportError } from './report-error'
import { readBody, readParameters } from './request-input'
import { createRoutes, type Route } from './routes'
import { type Draft, validateRules } from './rules'
import { delay, delayLatency, type Settings } from './settings'
import type { World } from './world/world'

export interface Backend {
  readonly platform: Platform
  readonly world: World
  readonly settings: Settings
  readonly faults: Faults
  readonly mocks: readonly Mock[]
}

/** Marker of a broken connection: the caller gets no response. */
export const brokenConnection = Symbol('broken connection')

export type Respond = (request: Request) => Promise<Response | typeof brokenConnection>

/** Creates the platform as one function: it takes a request under the API prefix and returns its response. */
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
    let keyed: KeyedRequest | undefined
    let received = request
    const identify = () => (caller ??= readCaller(received, backend))
    try {
      const apart = await platform.intercept?.(request)
      if (apart) return apart
      const { mock, parameters } = route(request)
      keyed = mock.operation.token === false ? undefined : await platform.authenticate?.(request, backend)
      caller = keyed?.caller
      const fault = faults.consume(mock.operation.id)
      await delayLatency(settings.latency)
      const struck = fault && (await applyFault(fault))
      if (struck) return struck
      const decrypted = await platform.decryptRequest?.(request, settings)
      received = decrypted?.request ?? request
      const response = await executeOperation({ ...backend, identify, once }, received, { mock, parameters })
      if (fault === 'lost') return brokenConnection
      return decrypted ? await decrypted.encryptResponse(response) : response
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal.code === 500) platform.onFailure?.({ world, request, refusal, caller })
      return refusals.toResponse(refusal)
    } finally {
      keyed?.finish()
      // waits until the change is stored, so that a reload right after a save finds it
      if (request.method !== 'GET') await world.whenStored()
    }
  }
  return async (request) => {
    const response = await answer(request)
    return request.method === 'HEAD' && response instanceof Response ? withoutBody(response) : response
  }
}

/** Answers a call; the platform audits the rows that a user's write has changed. */
async function answerAudited(answer: Mock['answer'], call: Call, operation: Mock['operation']) {
  const { world, platform } = call
  if (!platform.onWrite || operation.method === 'GET' || operation.token === false) return answer(call)
  const changes: TableChange[] = []
  const stop = world.watch((table, rows) => void changes.push(...rows.map((row) => ({ ...row, table }))))
  let answered: unknown
  try {
    answered = await answer(call)
  } finally {
    stop()
  }
  platform.onWrite({ world, operation, caller: call.caller, changes })
  return answered
}

/** Removes the body of a response and sets its length. */
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

/** Returns the response that replaces the call's own; `undefined` for faults that let the call run. */
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
  // bodies with field rules are records
  const expectedType = shape?.type ?? (operation.rules ? 'record' : undefined)
  const misshapen = isRecord(body) || operation.body?.includes('/') ? undefined : platform.refusals.wrongShape(body, expectedType)
  if (misshapen) throw misshapen
  if (shape && isRecord(body)) toCells(shape.columns, body)
  checkRequirements(requires, query, { body, roles: () => identify().roles })
  if (operation.token !== false && operation.permission)
    checkPermission(operation.permission, body, getGrantedButtonCodes({ world, platform }, identify().roleId))
  if (isRecord(body)) validateRules(operation.rules, body)
  const { [settings.tokenParameter]: _, ...callQuery } = query
  const call: Call = {
    world,
    query: callQuery,
    // the mock reads it by its own operation's contract
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
  return once(request, person, async () => reply(operation, await answerAudited(answer, call, operation)))
}
