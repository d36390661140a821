import type { Operation } from '@jwsk/sdk'
import { springBlade } from '@jwsk/sdk/profiles'
import { describe, expect, test } from 'vitest'
import {
  collectBodies,
  type Exchange,
  isValues,
  loadRecording,
  missingRecordingMessage,
  type Values,
} from '../spring-blade/replay/recording'
import { findViolations, loadOperations } from './spec'

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

/** Operation ids of the exchanges in the contracts. */
const findOperations = ({ request: { method, path } }: Exchange) =>
  offered.filter(({ wire }) => wire.method === method && wire.path.replace('/jwsk-', '/blade-') === path).map(({ operation }) => operation)

const toInput = ({ query = {}, body }: Exchange['request']): Values => ({ ...query, ...(isValues(body) && body) })

/** Violations to ignore: lengths, patterns and limits only apply to writes, as the server has rows older than the rules; more fields are harmless. */
const ignoredViolation = / must (match pattern|NOT have fewer|be >=)|is not in the contract$/

/** Keeps ids exact, as the client parses them. */
const withTextIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (name, part) => (typeof part === 'number' && /^id$|Id$/.test(name) ? String(part) : part)))

async function findExchangeViolations(operation: Operation, { name, request }: Exchange): Promise<readonly string[]> {
  const body = withTextIds(bodies.get(name))
  const schema = specs.get(operation.id)?.answer
  if (!schema || !isValues(body) || body.code !== 200 || body.success !== true) return []
  const sent = Promise.resolve({ payload: body.data, status: 200, headers: new Headers() })
  const { payload } = (await profile.adapt?.(operation, toInput(request)).mapResponse?.(sent)) ?? (await sent)
  return findViolations(schema, JSON.parse(JSON.stringify({ code: 200, msg: '', success: true, data: payload })))
    .filter((line) => !ignoredViolation.test(line))
    .map((line) => `${operation.id}${line.replaceAll(/\/\d+(?=\/| )/g, '[]')}`)
}

describe.skipIf(!exchanges)(`recorded response of SpringBlade 5${exchanges ? '' : ` (${missingRecordingMessage})`}`, () => {
  test('conforms to the contracts after the profile has parsed it', async () => {
    const violations = new Set<string>()
    for (const exchange of exchanges ?? [])
      for (const operation of findOperations(exchange))
        for (const line of await findExchangeViolations(operation, exchange)) violations.add(line)
    expect([...violations]).toEqual([])
  })
})
