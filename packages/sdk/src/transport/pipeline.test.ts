import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { createWebCryptoAes } from '../crypto/aes'
import { JwskError } from '../errors'
import { tenantPackage } from '../generated/system'
import type { Client, ClientOptions, Middleware } from '../types'

const rows = successEnvelope({ records: [], total: 0 })
let server: FaultServer
const opened: Client[] = []
const open = (more: Partial<ClientOptions> = {}) => {
  const client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...more })
  opened.push(client)
  return client
}
beforeEach(async () => {
  server = await startFaultServer((_, response) => sendJson(response, rows))
})
afterEach(async () => {
  for (const client of opened.splice(0)) client.dispose()
  await server.stop()
})

describe('a middleware', () => {
  test('receives plain input and the payload, outermost first', async () => {
    const seen: unknown[] = []
    const tracing =
      (name: string): Middleware =>
      async (call, next) => {
        seen.push([name, call.operation.id, call.input])
        const answer = await next({ ...call, input: { ...(call.input as object), size: 5 } })
        seen.push([name, answer.status, answer.payload])
        return answer
      }
    await open({ middleware: [tracing('outer'), tracing('inner')] }).call(tenantPackage.page, { current: 2 })
    expect(seen).toEqual([
      ['outer', 'tenantPackage.page', { current: 2 }],
      ['inner', 'tenantPackage.page', { current: 2, size: 5 }],
      ['inner', 200, { records: [], total: 0 }],
      ['outer', 200, { records: [], total: 0 }],
    ])
    expect(server.requests[0]?.query.get('size')).toBe('5')
  })
  test('can respond itself or throw', async () => {
    const cached: Middleware = async () => ({ payload: { records: [], total: 9 }, status: 200, headers: new Headers() })
    expect((await open({ middleware: [cached] }).call(tenantPackage.page)).total).toBe(9)
    const refusing: Middleware = async () => {
      throw new JwskError({ kind: 'forbidden', message: 'mine' })
    }
    expect(await catchError(open({ middleware: [refusing] }).call(tenantPackage.page))).toMatchObject({ kind: 'forbidden' })
    expect(server.requests).toEqual([])
  })
})

test('callRaw returns status and headers with the payload', async () => {
  server.answer = (_, response) => {
    response.setHeader('x-request-id', 'r-1')
    sendJson(response, rows)
  }
  const { payload, status, headers } = await open().callRaw(tenantPackage.page)
  expect(payload.total).toBe(0)
  expect(status).toBe(200)
  expect(headers.get('x-request-id')).toBe('r-1')
})

test('an error contains the request id of the server', async () => {
  server.answer = (_, response) => {
    response.setHeader('x-request-id', 'r-2')
    sendJson(response, { code: 400, msg: 'x' })
  }
  expect(await catchError(open().call(tenantPackage.page))).toMatchObject({ requestId: 'r-2', code: 400, status: 200 })
})

describe('maxConcurrency', () => {
  test('queues calls but never a sign-in', async () => {
    const held: (() => void)[] = []
    let peak = 0
    server.answer = (seen, response) => {
      if (seen.path.endsWith('/token')) return sendJson(response, tokenResponse('one'))
      held.push(() => sendJson(response, rows))
      peak = Math.max(peak, held.length)
    }
    const client = open({ maxConcurrency: 3 })
    const calls = Array.from({ length: 12 }, () => client.call(tenantPackage.page))
    await expect.poll(() => held.length).toBe(3)
    await client.session.signIn({ username: 'a', password: 'b' })
    for (let left = 12; left > 0; left -= 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
    }
    await Promise.all(calls)
    expect(peak).toBe(3)
    expect(server.count('/api/jwsk-auth/oauth/token')).toBe(1)
  })
  test('does not count calls aborted while queued', async () => {
    const held: (() => void)[] = []
    server.answer = (_, response) => void held.push(() => sendJson(response, rows))
    const client = open({ maxConcurrency: 1 })
    const first = client.call(tenantPackage.page)
    await expect.poll(() => held.length).toBe(1)
    expect(await catchError(client.call(tenantPackage.page, {}, { timeout: 20 }))).toMatchObject({ kind: 'timeout' })
    held[0]?.()
    await first
    server.answer = (_, response) => sendJson(response, rows)
    await client.call(tenantPackage.page)
    expect(server.requests).toHaveLength(2)
  })
})

test('the retry budget stops retries during an outage', async () => {
  server.answer = (_, response) => {
    response.writeHead(503, { 'retry-after': '0' })
    response.end()
  }
  const client = open()
  await Promise.all(Array.from({ length: 100 }, () => catchError(client.call(tenantPackage.page))))
  // 100 first attempts, and the 100 retries that the budget of 500 allows at 5 each
  expect(server.requests).toHaveLength(200)
})

test('a closed keep-alive connection costs a read no retry', async () => {
  const client = open()
  // a connection is reused only after its response was read completely
  const waitForKeepAlive = () => new Promise((done) => setTimeout(done, 30))
  await client.call(tenantPackage.page)
  await waitForKeepAlive()
  let closed = false
  server.answer = (_, response, socket) => {
    if (closed) return sendJson(response, rows)
    closed = true
    socket.destroy()
  }
  expect((await client.call(tenantPackage.page, {}, { retry: 0 })).total).toBe(0)
  await waitForKeepAlive()
  closed = false
  expect(await catchError(client.call(tenantPackage.remove, { ids: '1' }))).toMatchObject({ kind: 'network' })
})

describe('an encrypted call', () => {
  // generated for each run: the sources contain no key
  const dataKey = randomBytes(8).toString('hex')
  const tokenKey = randomBytes(8).toString('hex')
  const keys = { crypto: { dataKey, tokenKey } }

  // spec 7.7
  test('encrypts query and body and decrypts the response', async () => {
    const cipher = await createWebCryptoAes(dataKey)
    server.answer = async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(await cipher.encrypt(JSON.stringify(successEnvelope({ records: [], total: 3 }))))
    }
    const client = open(keys)
    expect((await client.call(tenantPackage.page, { current: 2 }, { cryptoData: true })).total).toBe(3)
    expect([...(server.requests[0]?.query.keys() ?? [])]).toEqual(['data'])
    expect(JSON.parse(await cipher.decrypt(server.requests[0]?.query.get('data') ?? ''))).toEqual({ current: 2 })
    await client.call(tenantPackage.submit, { packageName: '景区', menuId: '1' }, { cryptoData: true })
    expect(server.requests[1]?.headers['content-type']).toBe('text/plain')
    expect(JSON.parse(await cipher.decrypt(server.requests[1]?.body.toString() ?? ''))).toEqual({ packageName: '景区', menuId: '1' })
  })
  test('rejected by a gateway in plain text is an error', async () => {
    server.answer = (_, response) => sendJson(response, { code: 403, msg: '请求被拒绝' }, 403)
    expect(await catchError(open(keys).call(tenantPackage.page, {}, { cryptoData: true }))).toMatchObject({ kind: 'forbidden' })
  })
  test('F52 with an undecryptable response is a decrypt error', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(randomBytes(48).toString('base64'))
    }
    const error = await catchError(open(keys).call(tenantPackage.page, {}, { cryptoData: true }))
    expect([error.kind, error.operation]).toEqual(['decrypt', 'tenantPackage.page'])
  })
  // spec 7.6
  test('can encrypt its token', async () => {
    const client = open(keys)
    server.answer = (seen, response) => sendJson(response, seen.path.endsWith('/token') ? tokenResponse('one') : rows)
    await client.session.signIn({ username: 'a', password: 'b' })
    await client.call(tenantPackage.page, {}, { cryptoToken: true })
    const [scheme, token] = String(server.requests[1]?.headers['blade-auth']).split(' ')
    expect(scheme).toBe('crypto')
    expect(await (await createWebCryptoAes(tokenKey)).decrypt(token ?? '')).toBe('one')
  })
  test('without a key names the missing option and sends nothing', async () => {
    expect(await catchError(open().call(tenantPackage.page, {}, { cryptoData: true }))).toMatchObject({
      kind: 'configuration',
      message: 'createClient: option "crypto.dataKey" is missing',
    })
    expect(server.requests).toEqual([])
  })
})

test('a caller cannot set credential headers', async () => {
  for (const name of ['Blade-Auth', 'Authorization'])
    expect(await catchError(open().call(tenantPackage.page, {}, { headers: { [name]: 'bearer stolen' } }))).toMatchObject({
      kind: 'configuration',
    })
  expect(server.requests).toEqual([])
})

test('an invalid header is rejected before sending', async () => {
  expect(await catchError(open().call(tenantPackage.page, {}, { headers: { 'X-Trace': 'a\r\nBlade-Auth: x' } }))).toMatchObject({
    kind: 'configuration',
  })
  expect(server.requests).toEqual([])
})
