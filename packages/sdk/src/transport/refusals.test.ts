import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope } from '../../test/fault-server'
import { createClient } from '../client'
import { defineOperation } from '../define-operation'
import { type ErrorKind, isBusinessError, isJwskError, type JwskError } from '../errors'
import { createNodeFetch } from '../node'
import type { Client } from '../types'

const submit = defineOperation<unknown>({ method: 'POST', path: '/boat', responseType: 'none', envelope: false })
const find = defineOperation<unknown, unknown>({ method: 'GET', path: '/boat/{id}', envelope: false })

let server: FaultServer
let client: Client

describe.each([
  ['fetch', undefined],
  ['undici', createNodeFetch()],
] as const)('by %s', (_, fetch) => {
  beforeEach(async () => {
    server = await startFaultServer((_seen, response) => sendJson(response, successEnvelope({})))
    client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...(fetch && { fetch }) })
  })
  afterEach(async () => {
    client.dispose()
    await server.stop()
  })

  test('a refusal keeps its body', async () => {
    const body = { type: 'about:blank', title: 'Name taken', status: 409, names: ['海鸥'] }
    server.answer = (_seen, response) => {
      response.writeHead(409, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body))
    }
    expect(await catchError(client.call(submit, {}))).toMatchObject({ kind: 'business', message: 'Name taken', status: 409, body })
    server.answer = (_seen, response) => {
      response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '0' }).end('down for maintenance')
    }
    expect(await catchError(client.call(submit, {}))).toMatchObject({ kind: 'network', body: 'down for maintenance' })
  })

  test('a refusal repeats no secret of the request', async () => {
    const detail = [{ loc: ['body', 'password'], msg: 'hunter2 is too short', input: 'hunter2' }]
    server.answer = (_seen, response) => sendJson(response, { detail, nested: { deep: ['hunter2!'] } }, 422)
    const error = await catchError(client.call(submit, { password: 'hunter2', list: [] }))
    expect(error.message).toBe('password: … is too short')
    expect(error.body).toEqual({ detail: [{ loc: ['body', 'password'], msg: '… is too short', input: '…' }], nested: { deep: ['…!'] } })
    expect(JSON.stringify(error)).not.toContain('loc')
    expect(Object.keys(error)).not.toContain('body')
  })

  test.each([
    ['a circle', (one: Client) => one.call(submit, circle())],
    ['a circle in the query', (one: Client) => one.call(find, { id: '1', ...circle() })],
    ['a line break in a header', (one: Client) => one.call(submit, {}, { headers: { 'x-a': 'b\r\nc: d' } })],
    ['a host of its own', (one: Client) => one.call(submit, {}, { headers: { Host: 'evil' } })],
    ['a length of its own', (one: Client) => one.call(submit, {}, { headers: { 'content-length': '1' } })],
    ['a line break in the idempotency key', (one: Client) => one.call(submit, {}, { idempotencyKey: 'a\r\nb' })],
    ['a header parameter with a line break', (one: Client) => one.call(traced, { trace: 'a\nb' })],
    ['a header parameter beyond Latin-1', (one: Client) => one.call(traced, { trace: '景' })],
    ['two dots as a path', (one: Client) => one.call(find, { id: '..' })],
    ['a GET request with a body', (one: Client) => one.call({ ...submit, method: 'GET' }, { a: 1 })],
    ['half a character', (one: Client) => one.call(find, { id: '\ud800' })],
  ])('%s is a configuration error', async (_what, send) => {
    const error = await catchError(send(client))
    expect(error).toMatchObject({ kind: 'configuration', retryable: false, message: expect.stringMatching(/^the input cannot be sent/) })
    expect([error.outcome, typeof error.operation]).toEqual([undefined, 'string'])
    expect(server.requests).toHaveLength(0)
  })

  test('parameters of headers and cookies are sent', async () => {
    await client.call(traced, { trace: 'a', sid: 'b' })
    expect(server.requests[0]).toMatchObject({ path: '/api/traced', headers: { 'x-trace': 'a', cookie: 'sid=b' } })
    await client.call(traced, { trace: 'a' }, { headers: { 'X-Trace': 'own', accept: 'application/vnd.acme.v2+json' } })
    expect(server.requests[1]?.headers).toMatchObject({ 'x-trace': 'own', accept: 'application/vnd.acme.v2+json' })
  })

  test('one signal for many calls warns of nothing', async () => {
    const warnings: Error[] = []
    const collect = (warning: Error) => void warnings.push(warning)
    process.on('warning', collect)
    const controller = new AbortController()
    server.answer = () => undefined
    const hanging = Array.from({ length: 20 }, () => catchError(client.call(submit, {}, { signal: controller.signal })))
    await expect.poll(() => server.requests.length, { timeout: 8000 }).toBe(20)
    controller.abort()
    for (const error of await Promise.all(hanging)) expect(error.kind).toBe('abort')
    await new Promise((resolve) => void setTimeout(resolve))
    process.off('warning', collect)
    expect(warnings).toEqual([])
  })
})

const traced = defineOperation<{ trace: string; sid?: string }>({
  method: 'GET',
  path: '/traced',
  responseType: 'none',
  parameters: { trace: { in: 'header', name: 'X-Trace' }, sid: { in: 'cookie' } },
})

function circle() {
  const round: Record<string, unknown> = {}
  round.self = round
  return round
}

test('an error narrows by its kind', () => {
  const read = (error: JwskError): ErrorKind => {
    switch (error.kind) {
      case 'business':
      case 'unauthorized':
      case 'forbidden':
      case 'network':
      case 'timeout':
      case 'abort':
      case 'protocol':
      case 'decrypt':
      case 'absent':
      case 'configuration':
        return error.kind
      default: {
        const never: never = error
        return never
      }
    }
  }
  const given: unknown = Object.assign(new Error('x'), { kind: 'business' })
  expect(isJwskError(given)).toBe(false)
  if (isBusinessError(given)) {
    const kind: 'business' = given.kind
    expect(read(given)).toBe(kind)
  }
})
