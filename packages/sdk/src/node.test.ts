import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Agent } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failureOf } from '../test/failure'
import { type FaultServer, json, startFaultServer, success, tokenAnswer } from '../test/fault-server'
import { createClient } from './client'
import { tenantPackage, user } from './generated/system'
import { createNodeFetch } from './node'
import type { Client } from './types'

const rows = success({ records: [{ id: 1, packageName: '景区' }], total: 1 })
let server: FaultServer
let client: Client
const dispatcher = new Agent()
beforeEach(async () => {
  server = await startFaultServer((seen, response) => json(response, seen.path.endsWith('/token') ? tokenAnswer('one') : rows))
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', fetch: createNodeFetch({ dispatcher }) })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

describe('the Node transport', () => {
  test('calls, signs in and reads as fetch does', async () => {
    await client.session.signIn({ username: 'a', password: 'b' })
    const { payload, headers } = await client.callRaw(tenantPackage.page, { current: 1 })
    expect(payload.records[0]).toEqual({ id: '1', packageName: '景区' })
    expect(headers.get('content-type')).toBe('application/json')
    expect(server.seen[1]?.headers['blade-auth']).toBe('bearer one')
    await client.call(tenantPackage.submit, { packageName: 'x', menuId: '1' })
    expect(server.seen[2]?.body.toString()).toBe('{"packageName":"x","menuId":"1"}')
  })
  test('sends files and brings them', async () => {
    await client.upload(user.importUser, { file: new File(['表'], '用户.xlsx'), isCovered: 0 })
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.seen[0]?.body.toString()).toContain('用户.xlsx')
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
  ] as const)('%s is a %s error', async (...[, kind, answer]) => {
    server.answer = answer as FaultServer['answer']
    expect(await failureOf(client.call(tenantPackage.page, {}, { timeout: 300, retry: 0 }))).toMatchObject({ kind })
  })
})

test('I6 a script that leaves its session open exits by itself', () => {
  const source = `
    import { createClient } from '@jwsk/sdk'
    const answer = { access_token: 'x', refresh_token: 'y', user_id: '1' }
    const fetch = async () => new Response(JSON.stringify(answer))
    const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch })
    await client.session.signIn({ username: 'a', password: 'b' })
    process.stdout.write(client.session.current().accessToken)`
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: root,
    timeout: 14_000,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toBe('x')
  expect(status).toBe(0)
})
