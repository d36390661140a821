import type { Operation } from '@jwsk/sdk'
import { springBlade } from '@jwsk/sdk/profiles'
import { describe, expect, test } from 'vitest'
import { collectBodies, type Exchange, isValues, loadRecording, missingRecordingMessage, type Values } from '../spring-blade/replay/recording'
import { loadOperations, findViolations } from './spec'

const services = import.meta.glob<Record<string, Record<string, Operation>>>('../../../packages/sdk/src/generated/*/index.ts', {
  eager: true,
})
const specs = loadOperations()
const profile = springBlade({ publicKey: 'a'.repeat(128) })
const exchanges = loadRecording()
const bodies = collectBodies(exchanges ?? [])

const offered = Object.values(services)
  .flatMap((entities) => Object.values(entities).flatMap((entity) => Object.values(entity)))
  .filter((operation) => profile.supports?.(operation) && !operation.responseType && !operation.authFlow)
  .map((operation) => ({ operation, wire: profile.adapt?.(operation, {}).operation ?? operation }))

/** What an exchange is called in the contracts. */
const operationsOf = ({ request: { method, path } }: Exchange) =>
  offered.filter(({ wire }) => wire.method === method && wire.path.replace('/jwsk-', '/blade-') === path).map(({ operation }) => operation)

const inputOf = ({ query = {}, body }: Exchange['request']): Values => ({ ...query, ...(isValues(body) && body) })

/** Lengths, patterns and limits hold for what is written; this server has rows from before any rule. More fields harm nobody. */
const ofWrites = / must (match pattern|NOT have fewer|be >=)|is not in the contract$/

/** Ids as the client reads them. */
const withTextIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (name, part) => (typeof part === 'number' && /^id$|Id$/.test(name) ? String(part) : part)))

async function oddIn(operation: Operation, { name, request }: Exchange): Promise<readonly string[]> {
  const body = withTextIds(bodies.get(name))
  const schema = specs.get(operation.id)?.answer
  if (!schema || !isValues(body) || body.code !== 200 || body.success !== true) return []
  const sent = Promise.resolve({ payload: body.data, status: 200, headers: new Headers() })
  const { payload } = (await profile.adapt?.(operation, inputOf(request)).mapResponse?.(sent)) ?? (await sent)
  return findViolations(schema, JSON.parse(JSON.stringify({ code: 200, msg: '', success: true, data: payload })))
    .filter((line) => !ofWrites.test(line))
    .map((line) => `${operation.id}${line.replaceAll(/\/\d+(?=\/| )/g, '[]')}`)
}

describe.skipIf(!exchanges)(`what SpringBlade 5 answered${exchanges ? '' : ` (${missingRecordingMessage})`}`, () => {
  test('is what the contracts promise, once the profile has read it', async () => {
    const odd = new Set<string>()
    for (const exchange of exchanges ?? [])
      for (const operation of operationsOf(exchange)) for (const line of await oddIn(operation, exchange)) odd.add(line)
    expect([...odd]).toEqual([])
  })
})
