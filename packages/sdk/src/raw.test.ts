import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../test/fault-server'
import { createClient } from './client'
import { isUnsupportedError } from './errors'
import type { SystemPaths } from './generated/paths'
import * as system from './generated/system'
import { springBlade } from './profiles/spring-blade'
import { createRaw } from './raw'
import type { Client } from './types'

let server: FaultServer
let client: Client
beforeEach(async () => {
  server = await startFaultServer((seen, response) =>
    sendJson(response, seen.path.endsWith('/token') ? tokenResponse('one') : successEnvelope({ records: [], total: 2 })),
  )
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test' })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

test('paths use the client’s transport and return the envelope', async () => {
  await client.session.signIn({ username: 'a', password: 'b' })
  const { data, response } = await createRaw<SystemPaths>(client).GET('/jwsk-system/tenant-package/page', {
    params: { query: { current: 2 } },
  })
  expect(data).toMatchObject({ code: 200, data: { total: 2 } })
  expect(response.status).toBe(200)
  expect(server.requests[1]?.query.get('current')).toBe('2')
  expect(server.requests[1]?.headers['blade-auth']).toBe('bearer one')
})

test('replays a rejected write with its body after a refresh', async () => {
  await client.session.signIn({ username: 'a', password: 'b' })
  Object.assign(client.session.current() ?? {}, { storedAt: Date.now() - 60_000 })
  server.answer = (seen, response) => {
    if (seen.path.endsWith('/token')) return sendJson(response, tokenResponse('two'))
    return seen.headers['blade-auth'] === 'bearer two'
      ? sendJson(response, successEnvelope({}))
      : sendJson(response, { code: 401, msg: 'x' }, 401)
  }
  const { data } = await createRaw<SystemPaths>(client).POST('/jwsk-system/tenant-package/submit', {
    body: { packageName: '景区', menuId: '1' },
  })
  expect(data).toMatchObject({ code: 200 })
  const writes = server.requests.filter(({ path }) => path.endsWith('/submit'))
  expect(writes.map(({ body }) => body.toString())).toEqual(Array.from({ length: 2 }, () => '{"packageName":"景区","menuId":"1"}'))
  expect(writes[1]?.headers['content-type']).toContain('application/json')
})

test('returns a rejection as data and throws a network failure', async () => {
  server.answer = (_, response) => sendJson(response, { code: 400, msg: '业务异常' }, 400)
  expect((await createRaw<SystemPaths>(client).GET('/jwsk-system/tenant-package/page')).error).toMatchObject({ msg: '业务异常' })
  server.answer = (_, __, socket) => socket.destroy()
  expect(
    await catchError(createRaw<SystemPaths>(client).POST('/jwsk-system/tenant-package/remove', { params: { query: { ids: '1' } } })),
  ).toMatchObject({ kind: 'network' })
})

test('sends no credentials to another origin', async () => {
  await client.session.signIn({ username: 'a', password: 'b' })
  const own = { headers: { 'Blade-Auth': 'bearer one' } }
  expect(await catchError(client.fetch(`${server.url}/elsewhere`, own))).toMatchObject({ kind: 'configuration' })
  expect((await client.fetch(`${server.url}/elsewhere`)).status).toBe(200)
  await client.fetch(`${server.url}/apix/y`)
  for (const { headers } of server.requests.slice(1)) {
    expect(headers).not.toHaveProperty('blade-auth')
    expect(headers).not.toHaveProperty('authorization')
  }
  await client.fetch('jwsk-system/tenant-package/page')
  expect(server.requests.at(-1)).toMatchObject({ path: '/api/jwsk-system/tenant-package/page', headers: { 'blade-auth': 'bearer one' } })
})

const publicKey = `04${'32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'}${'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'}`

test('with operations applies the profile in both directions', async () => {
  const options = { profile: springBlade({ publicKey }), baseUrl: server.url, clientId: 'console', clientSecret: 'test' }
  const blade = createClient(options)
  const raw = createRaw<SystemPaths>(blade, system)
  const row = { id: '7', account: 'ranger', sex: -1, email: '', password: 'a hash' }
  server.answer = (_, response) => sendJson(response, successEnvelope({ records: [row], total: 1 }))
  const { data } = await raw.GET('/jwsk-system/user/page', { params: { query: { current: 2, descs: 'createTime' } } })
  expect(server.requests.at(-1)).toMatchObject({ path: '/blade-system/user/list' })
  expect(Object.fromEntries(server.requests.at(-1)?.query ?? [])).toEqual({ current: '2', descs: 'create_time' })
  expect(data).toEqual({ code: 200, success: true, msg: '', data: { records: [{ id: '7', account: 'ranger' }], total: 1 } })
  server.answer = (_, response) => sendJson(response, { code: 400, success: false, data: {}, msg: '上级部门不存在!' }, 400)
  const draft = { tenantId: '000000', deptName: '林场', fullName: '国有林场', sort: 1, parentId: '0' }
  expect((await raw.POST('/jwsk-system/dept/submit', { body: draft })).error).toMatchObject({ code: 400, msg: '上级部门不存在!' })
  expect(JSON.parse(server.requests.at(-1)?.body.toString() ?? '')).not.toHaveProperty('parentId')
  await expect(raw.GET('/jwsk-system/menu/routes-ext')).rejects.toSatisfy(isUnsupportedError)
  blade.dispose()
})

test('with operations sends an unknown path unchanged', async () => {
  const blade = createClient({ profile: springBlade({ publicKey }), baseUrl: server.url, clientId: 'console', clientSecret: 'test' })
  await createRaw<{ '/blade-own/thing': { get: { responses: { 200: { content: { 'application/json': unknown } } } } } }>(blade, system).GET(
    '/blade-own/thing',
  )
  expect(server.requests.at(-1)).toMatchObject({ path: '/blade-own/thing' })
  blade.dispose()
})

test('a raw record with code 401 is no verdict, an envelope with it is', async () => {
  await client.session.signIn({ username: 'a', password: 'b' })
  server.answer = (_, response) => sendJson(response, { id: '1', code: 401 })
  expect(await (await client.fetch('/acme/entry')).json()).toEqual({ id: '1', code: 401 })
  expect(client.session.current()).toBeDefined()
  server.answer = (_, response) => sendJson(response, { code: 401, msg: '请求未授权', data: {} })
  expect(await catchError(client.fetch('/acme/entry'))).toMatchObject({ kind: 'unauthorized' })
})
