import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { json, type Seen, success, tokenAnswer } from '../fault-server'
import { type Asked, answers, carriesOut } from './answers'
import { type Counted, type Transport, type Trial, trialsOf } from './fault'
import { faults } from './rows'

/** What a platform remembers of one trial. */
export interface World {
  readonly trial: Trial
  requests: number
  refreshes: number
  /** The names of writes that were carried out; one without a name is its own. */
  readonly carriedOut: Set<string>
  issued: number
}

const transports: readonly Transport[] = ['fetch', 'undici', 'browser']

function openWorlds(): ReadonlyMap<string, World> {
  const trials = transports.flatMap((transport) => trialsOf(faults, transport))
  return new Map(trials.map((trial) => [trial.id, { trial, requests: 0, refreshes: 0, carriedOut: new Set<string>(), issued: 0 }]))
}

const countedOf = ({ requests, refreshes, carriedOut }: World): Counted => ({ requests, refreshes, carriedOut: carriedOut.size })

function answerToken(asked: Asked): unknown {
  const { seen, world, response } = asked
  const { fault } = world.trial
  if (seen.query.get('grant_type') === 'refresh_token') {
    world.refreshes += 1
    const refresh = answers.get(fault.refresh ?? '')
    if (refresh) return refresh({ ...asked, value: '' })
  }
  world.issued += 1
  const more = fault.act === 'service' ? { refresh_token: undefined } : {}
  return json(response, tokenAnswer(`token-${world.issued}`, more))
}

function answerCall(asked: Asked): unknown {
  const { seen, world } = asked
  const { does, act } = world.trial.fault
  // what only opens the connection that is kept
  if (act === 'kept' && seen.query.has('current')) return json(asked.response, success({ records: [], total: 0 }))
  world.requests += 1
  if (seen.method === 'POST' && carriesOut(asked, does))
    world.carriedOut.add(String(seen.headers['idempotency-key'] ?? `without a name, ${world.requests}`))
  return answers.get(does)?.(asked)
}

function answerTrial(asked: Asked, path: string): unknown {
  const { response, world } = asked
  const { fault } = world.trial
  // a connection that is kept would let a browser try again by itself
  if (fault.act !== 'kept') response.setHeader('connection', 'close')
  if (path.endsWith('/oauth/token')) return answerToken(asked)
  // who is asked whose a token is tells it, but for the fault that nobody does
  if (path.endsWith('/user-info')) return json(response, fault.refresh === 'nameless' ? { code: 404 } : success({ roles: [] }))
  return path.endsWith('/logout') ? json(response, success(null)) : answerCall(asked)
}

/** Answers the requests of every trial, whose name their paths begin with; false for any other. */
export function createFaultWorlds() {
  const worlds = openWorlds()
  return (seen: Seen, response: ServerResponse, socket: Socket): boolean => {
    const [, place, id = ''] = seen.path.split('/')
    const world = worlds.get(id)
    if (place === 'observed') {
      response.setHeader('connection', 'close')
      json(response, world ? countedOf(world) : Object.fromEntries([...worlds].map(([name, one]) => [name, countedOf(one)])))
      return true
    }
    if (place !== 'trial' || !world) return false
    answerTrial({ seen, response, socket, world, value: String(world.trial.value ?? '') }, seen.path)
    return true
  }
}
