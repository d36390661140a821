import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope } from '../../test/fault-server'
import type { CallOptions } from '../call-options'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { Client } from '../types'

const path = '/api/jwsk-system/tenant-package/page'
const written = '/api/jwsk-system/tenant-package/submit'
const rows = successEnvelope({
  records: [{ id: '1790000000000000001', packageName: '景区基础版', menuId: '1', remark: '停车与门票' }],
  total: 1,
})

let server: FaultServer
let client: Client
beforeEach(async () => {
  server = await startFaultServer((_, response) => sendJson(response, rows))
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test' })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

const read = (options?: CallOptions) => catchError(client.call(tenantPackage.page, undefined, options))
const write = () => catchError(client.call(tenantPackage.submit, { packageName: 'x', menuId: '1' }))

describe('F1 a refused connection', () => {
  // spec 8.5
  test('is a retryable network error, and a read is sent three times', async () => {
    const attempts: string[] = []
    const counting = createClient({
      baseUrl: 'http://127.0.0.1:1',
      clientId: 'console',
      clientSecret: 'test',
      fetch: (input, init) => {
        attempts.push(init?.method ?? '')
        return fetch(input, init)
      },
    })
    const error = await catchError(counting.call(tenantPackage.page))
    expect(error).toMatchObject({ kind: 'network', retryable: true, operation: 'tenantPackage.page' })
    expect(attempts).toEqual(['GET', 'GET', 'GET'])
    await catchError(counting.call(tenantPackage.submit, { packageName: 'x', menuId: '1' }))
    expect(attempts.filter((method) => method === 'POST')).toHaveLength(1)
  })

  test('names the method, origin and Node’s code but no path or query', async () => {
    const gone = await startFaultServer(() => undefined)
    await gone.stop()
    const orphan = createClient({ baseUrl: gone.url, clientId: 'console', clientSecret: 'test' })
    const message = `network error: GET ${gone.url}/… (ECONNREFUSED)`
    expect(await catchError(orphan.call(tenantPackage.page, { packageName: 'x' }, { retry: 0 }))).toMatchObject({ message })
  })
})

describe('F2 silence', () => {
  test('ends at the deadline and closes the socket', async () => {
    let closed = false
    server.answer = (_, __, socket) =>
      void socket.on('close', () => {
        closed = true
      })
    const start = performance.now()
    const error = await read({ timeout: 200 })
    expect(error).toMatchObject({ kind: 'timeout', retryable: true })
    expect(performance.now() - start).toBeGreaterThan(195)
    // a busy machine is slow, but not as slow as a platform that never responds
    expect(performance.now() - start).toBeLessThan(5000)
    await expect.poll(() => closed).toBe(true)
  })

  test('ends when the caller aborts', async () => {
    const controller = new AbortController()
    server.answer = () => controller.abort()
    expect(await read({ signal: controller.signal })).toMatchObject({ kind: 'abort', retryable: false })
    const reason = new RangeError('the screen was left')
    const given = new AbortController()
    server.answer = () => given.abort(reason)
    expect((await read({ signal: given.signal })).cause).toBe(reason)
    expect((await read({ signal: AbortSignal.abort(reason) })).cause).toBe(reason)
    expect(await read({ signal: controller.signal })).toMatchObject({ kind: 'abort' })
    expect(server.count(path)).toBe(2)
  })

  test('F6 a slow response also ends at the deadline', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await read({ timeout: 150 })).toMatchObject({ kind: 'timeout' })
  })
})

test('F3 a reset before the headers is retried for reads only', async () => {
  server.answer = (_, __, socket) => socket.destroy()
  expect(await read()).toMatchObject({ kind: 'network', retryable: true })
  expect(server.count(path)).toBe(3)
  expect(await write()).toMatchObject({ kind: 'network' })
  expect(server.count(written)).toBe(1)
})

test('F3 a temporary reset is invisible to a read', async () => {
  let resets = 2
  server.answer = (_, response, socket) => (resets-- > 0 ? void socket.destroy() : sendJson(response, rows))
  expect((await client.call(tenantPackage.page)).total).toBe(1)
})

test('F4 a reset within the body never yields a partial response', async () => {
  const body = Buffer.from(JSON.stringify(rows))
  for (let cut = 1; cut < body.length; cut += Math.ceil(body.length / 50)) {
    server.answer = (_, response, socket) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      response.write(body.subarray(0, cut), () => socket.destroy())
    }
    expect(await read({ retry: 0 })).toMatchObject({ kind: 'network' })
  }
})

test('F5 a truncated body is rejected even if it is valid JSON', async () => {
  for (const text of ['{"a":1}', '{}', '[]', '{"code":200', '1', '{"data":{"records":[]}}']) {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })
      response.end(text)
    }
    expect(await read()).toMatchObject({ kind: 'protocol' })
  }
})

test.each([502, 503, 504])('F9 a proxy that responds %i with HTML is retried for reads', async (status) => {
  server.answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' })
    response.end('<h1>Bad gateway</h1>')
  }
  expect(await read()).toMatchObject({ kind: 'network', status, message: 'unknown error' })
  expect(server.count(path)).toBe(3)
})

test('F10 an HTML page with status 200 is a protocol error without retry', async () => {
  server.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>登录</title>')
  }
  expect(await read()).toMatchObject({ kind: 'protocol', status: 200 })
  expect(server.count(path)).toBe(1)
})

test('F11 a redirect is not followed', async () => {
  server.answer = (seen, response) => {
    if (seen.path !== path) return sendJson(response, rows)
    response.writeHead(302, { location: `${server.url}/login` })
    response.end()
  }
  expect(await read()).toMatchObject({ kind: 'protocol', message: 'unexpected redirect' })
  expect(server.count('/login')).toBe(0)
})

describe('F16 a response with another content type', () => {
  test.each(['text/plain', 'application/octet-stream', 'application/json;charset=UTF-8', 'text/plain; charset="utf-8"'])(
    '%s is read if it is an envelope',
    async (type) => {
      server.answer = (_, response) => {
        response.writeHead(200, { 'content-type': type })
        response.end(`\ufeff${JSON.stringify(rows)}`)
      }
      expect((await client.call(tenantPackage.page)).records[0]?.packageName).toBe('景区基础版')
    },
  )
  test('with another charset is rejected instead of guessed', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json;charset=GBK' })
      response.end(Buffer.from([0x7b, 0xbe, 0xb0]))
    }
    expect(await read()).toMatchObject({ kind: 'protocol', message: 'unexpected charset' })
  })
})

test('F17 an empty response is a success only for a write', async () => {
  server.answer = (_, response) => {
    response.writeHead(204)
    response.end()
  }
  await expect(client.call(tenantPackage.remove, { ids: '1' })).resolves.toBeUndefined()
  expect(await read()).toMatchObject({ kind: 'protocol', status: 204 })
})

test('F18 a response with an excessive length is rejected before it is read', async () => {
  server.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 50 * 1024 * 1024 })
    response.write('{')
  }
  expect(await read()).toMatchObject({ kind: 'protocol', message: 'answer too large' })
})

test('F18 a deeply nested response neither hangs nor overflows', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  server.answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`{"code":200,"data":{"records":[{"deep":${deep}}],"total":1}}`)
  }
  expect((await client.call(tenantPackage.page)).records).toHaveLength(1)
})

describe('F19 too many requests', () => {
  test('waits for Retry-After', async () => {
    let refusals = 1
    server.answer = (_, response) => {
      if (refusals-- > 0) {
        response.writeHead(429, { 'retry-after': '1' })
        return void response.end()
      }
      sendJson(response, rows)
    }
    const start = performance.now()
    await client.call(tenantPackage.page)
    expect(performance.now() - start).toBeGreaterThan(990)
  })
  test('throws at once if Retry-After exceeds the timeout', async () => {
    server.answer = (_, response) => {
      response.writeHead(429, { 'retry-after': '1000000000' })
      response.end()
    }
    // longer than a test may take
    expect(await read({ timeout: 60_000 })).toMatchObject({ kind: 'network', status: 429 })
  })
})

test('an error contains neither query nor credentials', async () => {
  server.answer = (_, __, socket) => socket.destroy()
  const error = await catchError(client.call(tenantPackage.detail, { id: '4242424242' }, { retry: 0 }))
  const errorText = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  expect(errorText).not.toContain('4242424242')
  expect(errorText).not.toContain('Basic')
})
