import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ReceivedRequest, sendJson, successEnvelope, tokenResponse } from '../fault-server'
import { type CaseCounts, createFaultCases, type FaultCase, type Transport } from './fault'
import { faults } from './rows'
import { executesWrite, type FaultRequest, serverBehaviours } from './server-behaviours'

/** State of the server for one fault case. */
export interface CaseState {
  readonly faultCase: FaultCase
  requests: number
  refreshes: number
  /** Idempotency keys of executed writes; a write without a key counts separately. */
  readonly carriedOut: Set<string>
  issued: number
}

const transports: readonly Transport[] = ['fetch', 'undici', 'browser']

function createCaseStates(): ReadonlyMap<string, CaseState> {
  const faultCases = transports.flatMap((transport) => createFaultCases(faults, transport))
  return new Map(
    faultCases.map((faultCase) => [faultCase.id, { faultCase, requests: 0, refreshes: 0, carriedOut: new Set<string>(), issued: 0 }]),
  )
}

const toCounts = ({ requests, refreshes, carriedOut }: CaseState): CaseCounts => ({ requests, refreshes, carriedOut: carriedOut.size })

function answerToken(request: FaultRequest): unknown {
  const { seen, world, response } = request
  const { fault } = world.faultCase
  if (seen.query.get('grant_type') === 'refresh_token') {
    world.refreshes += 1
    const refresh = serverBehaviours.get(fault.refresh ?? '')
    if (refresh) return refresh({ ...request, value: '' })
  }
  world.issued += 1
  const more = fault.caller === 'service' ? { refresh_token: undefined } : {}
  return sendJson(response, tokenResponse(`token-${world.issued}`, more))
}

function answerCall(request: FaultRequest): unknown {
  const { seen, world } = request
  const { behaviour, caller } = world.faultCase.fault
  // this call only opens the keep-alive connection
  if (caller === 'kept' && seen.query.has('current')) return sendJson(request.response, successEnvelope({ records: [], total: 0 }))
  world.requests += 1
  if (seen.method === 'POST' && executesWrite(request, behaviour))
    world.carriedOut.add(String(seen.headers['idempotency-key'] ?? `without a name, ${world.requests}`))
  return serverBehaviours.get(behaviour)?.(request)
}

function respondToCase(request: FaultRequest, path: string): unknown {
  const { response, world } = request
  const { fault } = world.faultCase
  // a browser may retry by itself on a keep-alive connection
  if (fault.caller !== 'kept') response.setHeader('connection', 'close')
  if (path.endsWith('/oauth/token')) return answerToken(request)
  // identifies the user of a token, except for the fault in which that is unknown
  if (path.endsWith('/user-info')) return sendJson(response, fault.refresh === 'nameless' ? { code: 404 } : successEnvelope({ roles: [] }))
  return path.endsWith('/logout') ? sendJson(response, successEnvelope(null)) : answerCall(request)
}

/** Creates a handler for the requests of all fault cases, whose id is in the path; it returns false for other requests. */
export function createCaseServer() {
  const worlds = createCaseStates()
  return (seen: ReceivedRequest, response: ServerResponse, socket: Socket): boolean => {
    const [, place, id = ''] = seen.path.split('/')
    const world = worlds.get(id)
    if (place === 'observed') {
      response.setHeader('connection', 'close')
      sendJson(response, world ? toCounts(world) : Object.fromEntries([...worlds].map(([name, one]) => [name, toCounts(one)])))
      return true
    }
    if (place !== 'trial' || !world) return false
    respondToCase({ seen, response, socket, world, value: String(world.faultCase.value ?? '') }, seen.path)
    return true
  }
}
