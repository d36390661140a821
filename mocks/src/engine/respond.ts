import { buttonCodesOf } from '../auth/grants-of-roles'
import type { Faults } from './faults'
import { fieldsOf } from './fields'
import { checkClient, checkPermission, readCaller } from './gateway'
import { readInput } from './input'
import type { Call, Caller, Mock } from './mock'
import { Refusal, serverError, unauthorized } from './refusal'
import { proxyPage, refusalResponse, reply } from './reply'
import { report } from './report'
import { createRoutes, type Route } from './routes'
import { checkRules, type Draft } from './rules'
import { lag, type Settings, wait } from './settings'
import type { World } from './world/world'

export interface Backend {
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
  const { world, settings, faults } = backend
  const route = createRoutes(backend.mocks)

  return async (request) => {
    try {
      const { mock, parameters } = route(request.method, platformPath(request, settings))
      const fault = faults.take(mock.operation.id)
      await lag(settings.latency)
      if (fault === 'network') return brokenConnection
      if (fault === 'html') return proxyPage()
      if (fault === 'expired') throw unauthorized()
      if (fault === 'status500') throw serverError()
      if (fault === 'slow') await wait(3000)
      const response = await carryOut(backend, request, { mock, parameters })
      return fault === 'lost' ? brokenConnection : response
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error)
      report('a mock failed', error)
      return refusalResponse(serverError())
    } finally {
      // what was answered has been stored: a reload right after a save finds it
      if (request.method !== 'GET') await world.settled()
    }
  }
}

function platformPath(request: Request, { apiPrefix, servicePrefix }: Settings) {
  const { pathname } = new URL(request.url)
  const path = pathname.startsWith(`${apiPrefix}/`) ? pathname.slice(apiPrefix.length) : pathname
  return servicePrefix !== 'jwsk-' && path.startsWith(`/${servicePrefix}`) ? `/jwsk-${path.slice(servicePrefix.length + 1)}` : path
}

async function carryOut({ world, settings }: Backend, request: Request, { mock, parameters }: Route) {
  const { operation, answer } = mock
  checkClient(request.headers, operation, settings)
  const identify = once(() => readCaller(request, world, settings))
  if (operation.token !== false) identify()
  const { query, body } = await readInput(request, operation, parameters)
  const { [settings.tokenHeader]: _, ...asked } = query
  if (operation.token !== false && operation.permission)
    checkPermission(operation.permission, body, buttonCodesOf(world, identify().roleId))
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) checkRules(operation.rules, fieldsOf(body))
  const call: Call = {
    world,
    query: asked,
    // what answers reads it by its own operation's contract
    body: body as Draft,
    headers: request.headers,
    settings,
    origin: new URL(request.url).origin,
    get caller() {
      return identify()
    },
  }
  return reply(operation, await answer(call))
}

function once(make: () => Caller): () => Caller {
  let made: Caller | undefined
  return () => (made ??= make())
}
