import { gzipSync } from 'node:zlib'
import { Agent } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, startFaultServer } from '../../test/fault-server'
import { createClient } from '../client'
import { defineOperation } from '../define-operation'
import { createNodeFetch } from '../node'

const exists = defineOperation<{ id: string }>({ method: 'HEAD', path: '/boat/{id}', responseType: 'none', envelope: false })
const rights = defineOperation<undefined, { allow: string[] }>({ method: 'OPTIONS', path: '/boat', envelope: false })

let server: FaultServer
const dispatcher = new Agent()
beforeEach(async () => {
  server = await startFaultServer((_, response) => response.end())
})
afterEach(async () => {
  await server.stop()
})

describe.each([
  ['fetch', globalThis.fetch],
  ['the Node transport', createNodeFetch({ dispatcher })],
])('HEAD through %s', (_, fetch) => {
  const open = () =>
    createClient({ baseUrl: server.url, clientId: 'a', clientSecret: 'b', fetch, maxResponseSize: 1000, retry: { backoff: () => 0 } })

  test.each([
    ['the length of a large file', { 'content-length': '5000000', 'content-type': 'application/zip' }],
    ['a charset that is not read', { 'content-type': 'text/html; charset=gbk' }],
    ['a content coding', { 'content-encoding': 'gzip', 'content-length': String(gzipSync('x').length) }],
    ['no type', { etag: '"1"' }],
  ])('returns the headers of an answer with %s', async (_, headers) => {
    server.answer = (_, response) => response.writeHead(200, headers).end()
    const result = await open().callRaw(exists, { id: '1' })
    expect(result).toMatchObject({ status: 200, payload: undefined })
    for (const [name, value] of Object.entries(headers)) expect(result.headers.get(name)).toBe(value)
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['HEAD /api/boat/1'])
  })

  test('rejects by the status, because there is no body', async () => {
    server.answer = (_, response) => response.writeHead(404).end()
    expect(await catchError(open().call(exists, { id: '1' }))).toMatchObject({ kind: 'business', status: 404, code: 404 })
  })

  test('is retried without an idempotency key', async () => {
    server.answer = (_, response) => response.writeHead(server.requests.length > 2 ? 200 : 503).end()
    await open().call(exists, { id: '1' })
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined, undefined])
  })

  test('has no body by client.fetch either', async () => {
    server.answer = (_, response) => response.writeHead(200, { 'content-length': '5000000', 'x-count': '7' }).end()
    const response = await open().fetch('/boat/1', { method: 'HEAD' })
    expect([response.headers.get('x-count'), await response.text()]).toEqual(['7', ''])
  })

  test('is followed by a call on the same connection', async () => {
    server.answer = ({ method }, response) =>
      method === 'HEAD' ? response.writeHead(200, { 'content-length': '20' }).end() : response.end('{"allow":["GET"]}')
    const client = open()
    await client.call(exists, { id: '1' })
    expect(await client.call(rights)).toEqual({ allow: ['GET'] })
  })
})

test('OPTIONS is retried like GET', async () => {
  server.answer = (_, response) => (server.requests.length > 1 ? response.end('{"allow":[]}') : response.writeHead(503).end())
  const client = createClient({ baseUrl: server.url, clientId: 'a', clientSecret: 'b', retry: { backoff: () => 0 } })
  expect(await client.call(rights)).toEqual({ allow: [] })
  expect(server.requests.map(({ method, headers }) => [method, headers['idempotency-key']])).toEqual([
    ['OPTIONS', undefined],
    ['OPTIONS', undefined],
  ])
})
