import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { sendJson, type ReceivedRequest, successEnvelope, tokenResponse } from '../fault-server'
import { type FaultRequest, serverBehaviours, executesWrite } from './server-behaviours'
import { type TrialCounts, type Transport, type Trial, createTrials } from './fault'
import { faults } from './rows'

/** What a platform remembers of one trial. */
export interface TrialState {
  readonly trial: Trial
  requests: number
  refreshes: number
  /** The names of writes that were carried out; one without a name is its own. */
  readonly carriedOut: Set<string>
  issued: number
}

const transports: readonly Transport[] = ['fetch', 'undici', 'browser']

function createTrialStates(): ReadonlyMap<string, TrialState> {
  const trials = transports.flatMap((transport) => createTrials(faults, transport))
  return new Map(trials.map((trial) => [trial.id, { trial, requests: 0, refreshes: 0, carriedOut: new Set<string>(), issued: 0 }]))
}

const toCounts = ({ requests, refreshes, carriedOut }: TrialState): TrialCounts => ({ requests, refreshes, carriedOut: carriedOut.size })

function answerToken(asked: FaultRequest): unknown {
  const { seen, world, response } = asked
  const { fault } = world.trial
  if (seen.query.get('grant_type') === 'refresh_token') {
    world.refreshes += 1
    const refresh = serverBehaviours.get(fault.refresh ?? '')
    if (refresh) return refresh({ ...asked, value: '' })
  }
  world.issued += 1
  const more = fault.caller === 'service' ? { refresh_token: undefined } : {}
  return sendJson(response, tokenResponse(`token-${world.issued}`, more))
}

function answerCall(asked: FaultRequest): unknown {
  const { seen, world } = asked
  const { behaviour, caller } = world.trial.fault
  // what only opens the connection that is kept
  if (caller === 'kept' && seen.query.has('current')) return sendJson(asked.response, successEnvelope({ records: [], total: 0 }))
  world.requests += 1
  if (seen.method === 'POST' && executesWrite(asked, behaviour))
    world.carriedOut.add(String(seen.headers['idempotency-key'] ?? `without a name, ${world.requests}`))
  return serverBehaviours.get(behaviour)?.(asked)
}

function answerTrial(asked: FaultRequest, path: string): unknown {
  const { response, world } = asked
  const { fault } = world.trial
  // a connection that is kept would let a browser try again by itself
  if (fault.caller !== 'kept') response.setHeader('connection', 'close')
  if (path.endsWith('/oauth/token')) return answerToken(asked)
  // who is asked whose a token is tells it, but for the fault that nobody does
  if (path.endsWith('/user-info')) return sendJson(response, fault.refresh === 'nameless' ? { code: 404 } : successEnvelope({ roles: [] }))
  return path.endsWith('/logout') ? sendJson(response, successEnvelope(null)) : answerCall(asked)
}

/** Answers the requests of every trial, whose name their paths begin with; false for any other. */
export function createTrialServer() {
  const worlds = createTrialStates()
  return (seen: ReceivedRequest, response: ServerResponse, socket: Socket): boolean => {
    const [, place, id = ''] = seen.path.split('/')
    const world = worlds.get(id)
    if (place === 'observed') {
      response.setHeader('connection', 'close')
      sendJson(response, world ? toCounts(world) : Object.fromEntries([...worlds].map(([name, one]) => [name, toCounts(one)])))
      return true
    }
    if (place !== 'trial' || !world) return false
    answerTrial({ seen, response, socket, world, value: String(world.trial.value ?? '') }, seen.path)
    return true
  }
}
