import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Agent } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../test/fault-server'
import { createClient } from './client'
import { tenantPackage, user } from './generated/system'
import { createNodeFetch } from './node'
import type { Client } from './types'

const rows = successEnvelope({ records: [{ id: 1, packageName: '景区' }], total: 1 })
let server: FaultServer
let client: Client
const dispatcher = new Agent()
beforeEach(async () => {
  server = await startFaultServer((seen, response) => sendJson(response, seen.path.endsWith('/token') ? tokenResponse('one') : rows))
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', fetch: createNodeFetch({ dispatcher }) })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

describe('createNodeFetch', () => {
  test('calls, signs in and reads like fetch', async () => {
    await client.session.signIn({ username: 'a', password: 'b' })
    const { payload, headers } = await client.callRaw(tenantPackage.page, { current: 1 })
    expect(payload.records[0]).toEqual({ id: '1', packageName: '景区' })
    expect(headers.get('content-type')).toBe('application/json')
    expect(server.requests[1]?.headers['blade-auth']).toBe('bearer one')
    await client.call(tenantPackage.submit, { packageName: 'x', menuId: '1' })
    expect(server.requests[2]?.body.toString()).toBe('{"packageName":"x","menuId":"1"}')
  })
  test('uploads and downloads files', async () => {
    await client.upload(user.importUser, { file: new File(['表'], '用户.xlsx'), isCovered: 0 })
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.requests[0]?.body.toString()).toContain('用户.xlsx')
    server.answer = (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('PK')
    expect(await (await client.download(user.exportUser)).blob.text()).toBe('PK')
    expect(await new Response((await client.stream(user.exportUser)).stream).text()).toBe('PK')
  })
  test.each([
    ['F3 a reset', 'network', (_: unknown, __: unknown, socket: { destroy(): void }) => socket.destroy()],
    [
      'F4 half a body',
      'network',
      (
        _: unknown,
        response: { writeHead(status: number, headers: object): void; write(text: string, done: () => void): void },
        socket: { destroy(): void },
      ) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"code":200', () => socket.destroy())
      },
    ],
    ['F10 a page of HTML', 'protocol', (_: unknown, response: { end(text: string): void }) => response.end('<html>')],
    [
      'F11 a redirect',
      'protocol',
      (_: unknown, response: { writeHead(status: number, headers: object): { end(): void } }) =>
        response.writeHead(302, { location: '/login' }).end(),
    ],
    ['F2 silence', 'timeout', () => undefined],
  ] as const)('maps %s to a %s error', async (...[, kind, answer]) => {
    server.answer = answer as FaultServer['answer']
    // a busy machine must not turn an immediate failure into a timeout
    const timeout = kind === 'timeout' ? 300 : 30_000
    expect(await catchError(client.call(tenantPackage.page, {}, { timeout, retry: 0 }))).toMatchObject({ kind })
  })
})

/** Responds with a body of `count` chunks of 64 kB, without a `Content-Length`. */
const pieces = (count: number): FaultServer['answer'] =>
  async function answer(_, response) {
    response.writeHead(200, { 'content-type': 'application/zip' })
    for (let at = 0; at < count; at += 1)
      if (!response.write(Buffer.alloc(65_536, at % 256))) await new Promise((resolve) => response.once('drain', resolve))
    response.end()
  }

describe('a streamed response', () => {
  test('waits for a late and slow reader', async () => {
    server.answer = pieces(64)
    const { stream } = await client.stream(user.exportUser)
    await new Promise((resolve) => setTimeout(resolve, 50))
    let bytes = 0
    for await (const piece of stream) {
      expect(piece.every((byte) => byte === piece[0])).toBe(true)
      bytes += piece.length
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(bytes).toBe(64 * 65_536)
  })
  test('is aborted above the limit', async () => {
    const small = createClient({
      baseUrl: server.url,
      clientId: 'console',
      clientSecret: 'test',
      fetch: createNodeFetch({ dispatcher }),
      maxResponseSize: 100_000,
    })
    const closed = new Promise<void>((resolve) => {
      server.answer = (seen, response, socket) => {
        socket.once('close', () => resolve())
        return pieces(1000)(seen, response, socket)
      }
    })
    expect(await catchError(small.call(tenantPackage.page))).toMatchObject({ kind: 'protocol', message: 'answer too large' })
    await closed
    small.dispose()
  })
  test('closes the connection when the reader cancels', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer = (seen, response, socket) => {
        socket.once('close', () => resolve())
        return pieces(1000)(seen, response, socket)
      }
    })
    const { stream } = await client.stream(user.exportUser)
    await stream.cancel()
    await closed
  })
  test('rejects when the caller aborts while it is received', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":200,')
    }
    const stop = new AbortController()
    const failure = catchError(client.call(tenantPackage.page, {}, { signal: stop.signal }))
    setTimeout(() => stop.abort(), 50)
    expect(await failure).toMatchObject({ kind: 'abort' })
  })
  test('does not block the event loop when the reader is faster', async () => {
    const part = Buffer.alloc(200_000)
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': 2 * part.length }).write(part)
      setTimeout(() => response.end(part), 500)
    }
    expect(
      await printed(`
        import { createClient } from '@jwsk/sdk'
        import { createNodeFetch } from '@jwsk/sdk/node'
        import { user } from '@jwsk/sdk/system'
        import { setTimeout } from 'node:timers/promises'
        const client = createClient({ baseUrl: '${server.url}', clientId: 'a', clientSecret: 'b', fetch: createNodeFetch() })
        const { stream } = await client.stream(user.exportUser)
        await setTimeout(100)
        let bytes = 0
        for await (const piece of stream) bytes += piece.length
        process.stdout.write(String(bytes))`),
    ).toBe('400000')
  })
  test('supports Node’s built-in dispatcher of another undici version', async () => {
    const source = `
      import { createClient } from '@jwsk/sdk'
      import { tenantPackage, user } from '@jwsk/sdk/system'
      await fetch('${server.url}')
      const { createNodeFetch } = await import('@jwsk/sdk/node')
      const { Dispatcher, getGlobalDispatcher } = await import('undici')
      const client = createClient({ baseUrl: '${server.url}', clientId: 'a', clientSecret: 'b', fetch: createNodeFetch() })
      const { total } = await client.call(tenantPackage.page)
      const { blob } = await client.download(user.exportUser)
      process.stdout.write([getGlobalDispatcher() instanceof Dispatcher, total, blob.size].join())`
    server.answer = (seen, response, socket) => (seen.path.endsWith('/page') ? sendJson(response, rows) : pieces(2)(seen, response, socket))
    expect(await printed(source)).toBe('false,1,131072')
  })
})

/** Returns the output of a script that runs in a separate process. */
async function printed(source: string): Promise<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: root,
    timeout: 14_000,
  })
  return stdout
}

test('I6 a script with an open session exits by itself', async () => {
  const source = `
    import { createClient } from '@jwsk/sdk'
    const answer = { access_token: 'x', refresh_token: 'y', user_id: '1' }
    const fetch = async () => new Response(JSON.stringify(answer))
    const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch })
    await client.session.signIn({ username: 'a', password: 'b' })
    process.stdout.write(client.session.current().accessToken)`
  expect(await printed(source)).toBe('x')
})
