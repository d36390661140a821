import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { Client, ClientOptions, Grant } from '../types'

let server: FaultServer
let client: Client
const open = (more: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...more })

beforeEach(async () => {
  server = await startFaultServer((seen, response) =>
    sendJson(response, seen.path.endsWith('/token') ? tokenResponse('one') : successEnvelope({ records: [], total: 0 })),
  )
  client = open()
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

describe('a grant', () => {
  const grants: readonly (readonly [Grant, Record<string, string>])[] = [
    [
      { type: 'social', source: 'github', code: 'c', state: 's' },
      { grant_type: 'social', source: 'github', code: 'c', state: 's' },
    ],
    [
      { type: 'authorization_code', code: 'c', redirectUri: 'https://console.test/in' },
      { grant_type: 'authorization_code', code: 'c', redirect_uri: 'https://console.test/in' },
    ],
    [
      { type: 'authorization_code', code: 'c', state: 's' },
      { grant_type: 'authorization_code', code: 'c', state: 's' },
    ],
    [
      { type: 'sms', phone: '13800000000', code: '1234' },
      { grant_type: 'sms', phone: '13800000000', code: '1234' },
    ],
    [{ type: 'client_credentials' }, { grant_type: 'client_credentials' }],
  ]
  // spec 4.8, 7.13, 7.14
  test.each(grants)('%j sends the platform’s fields and nothing empty', async (grant, fields) => {
    await client.session.signInWith(grant, { tenantId: '000000' })
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({ tenantId: '000000', scope: 'all', ...fields })
    expect(client.session.current()?.accessToken).toBe('one')
  })

  // spec 6.6
  test('other than password defaults to property staff', async () => {
    await client.session.signInWith({ type: 'sms', phone: '13800000000', code: '1234' })
    await client.session.signInWith({ type: 'sms', phone: '13800000000', code: '1234' }, { userType: 'app' })
    await client.session.signIn({ username: 'a', password: 'b' })
    expect(server.requests.map(({ headers }) => headers['user-type'])).toEqual(['wy', 'app', undefined])
  })

  test('can be sent as a form', async () => {
    const formed = open({ credentialsIn: 'form' })
    await formed.session.signIn({ username: 'a', password: 'b' })
    expect([...(server.requests[0]?.query ?? [])]).toEqual([])
    expect(server.requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(new URLSearchParams(server.requests[0]?.body.toString()).get('grant_type')).toBe('password')
    formed.dispose()
  })
})

describe('a service', () => {
  test('signs in with client credentials if the server supports them', async () => {
    await client.session.signInAsService({ username: 'robot', password: 'x' })
    expect(server.requests.map(({ query }) => query.get('grant_type'))).toEqual(['client_credentials'])
  })
  test('signs in with its account if the server does not', async () => {
    server.answer = (seen, response) =>
      seen.query.get('grant_type') === 'password'
        ? sendJson(response, tokenResponse('two'))
        : sendJson(response, { code: 401, msg: 'no grantType was found' }, 401)
    await client.session.signInAsService({ username: 'robot', password: 'x' })
    expect(client.session.current()?.accessToken).toBe('two')
    expect(await catchError(client.session.signInAsService())).toMatchObject({ kind: 'unauthorized', message: 'no grantType was found' })
  })
})

describe('a service with a rejected token', () => {
  const robot = { username: 'robot', password: 'x' }
  const { refresh_token: _, ...bare } = tokenResponse('')
  let issued: number
  let ended: string[]

  /** Creates a server that accepts only the newest token; refreshes as configured, signs in while it is open. */
  function platform({ refreshes, refreshable = false }: { refreshes?: unknown; refreshable?: boolean }) {
    issued = 0
    ended = []
    client.session.on('ended', (why) => ended.push(why))
    server.answer = (seen, response) => {
      if (!seen.path.endsWith('/token'))
        return seen.headers['blade-auth'] === `bearer token-${issued}`
          ? sendJson(response, successEnvelope({ records: [], total: 0 }))
          : sendJson(response, { code: 401, msg: '请求未授权' }, 401)
      if (seen.query.get('grant_type') === 'refresh_token') return sendJson(response, refreshes, 401)
      issued += 1
      sendJson(response, refreshable ? tokenResponse(`token-${issued}`) : { ...bare, access_token: `token-${issued}` })
    }
  }
  const grants = () => server.requests.filter(({ path }) => path.endsWith('/token')).map(({ query }) => query.get('grant_type'))

  test.each([
    ['there is no refresh token', {}, ['client_credentials', 'client_credentials']],
    [
      'the refresh token is rejected',
      { refreshable: true, refreshes: { code: 401, msg: '令牌已失效' } },
      ['client_credentials', 'refresh_token', 'client_credentials'],
    ],
  ])('reauthenticates once for all waiting calls if %s', async (__, how, expected) => {
    platform(how)
    await client.session.signInAsService()
    issued += 1
    const pages = await Promise.all(Array.from({ length: 50 }, () => client.call(tenantPackage.page)))
    expect(pages).toHaveLength(50)
    expect(grants()).toEqual(expected)
    expect(ended).toEqual([])
  })

  test('reauthenticates with its account if it signed in with that', async () => {
    platform({})
    const open = server.answer
    server.answer = (seen, response, socket) =>
      seen.query.get('grant_type') === 'client_credentials'
        ? sendJson(response, { code: 401, msg: 'no grantType was found' }, 401)
        : open(seen, response, socket)
    await client.session.signInAsService(robot)
    issued += 1
    await client.call(tenantPackage.page)
    expect(grants()).toEqual(['client_credentials', 'password', 'password'])
    expect(new Set(server.requests.filter(({ query }) => query.has('password')).map(({ query }) => query.get('password'))).size).toBe(1)
  })

  test('is signed out if reauthentication fails', async () => {
    platform({})
    await client.session.signInAsService()
    server.answer = (__, response) => sendJson(response, { code: 401, msg: '客户端已停用' }, 401)
    expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'unauthorized' })
    expect(ended).toEqual(['expired'])
    expect(await catchError(client.session.refresh())).toMatchObject({ message: 'not signed in' })
  })

  test('is never a user: a password sign-in is not repeated', async () => {
    platform({ refreshable: true, refreshes: { code: 401, msg: '令牌已失效' } })
    await client.session.signInAsService()
    await client.session.signIn(robot)
    issued += 1
    expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'unauthorized' })
    expect(grants()).toEqual(['client_credentials', 'password', 'refresh_token'])
    expect(ended).toEqual(['expired'])
  })
})

describe('a sister deployment', () => {
  const camel = { accessToken: 'other', refreshToken: 'r', tenantId: '100001', userId: 5, userName: 'admin', expiresIn: 7200 }

  test('with other names supports the same calls', async () => {
    server.answer = (seen, response) => {
      if (seen.path === '/gateway/v2/blade-auth/token') return sendJson(response, successEnvelope(camel))
      if (seen.path === '/gateway/v2/blade-system/tenant-package/page' && seen.headers['x-token'] === 'bearer other')
        return sendJson(response, successEnvelope({ records: [{ id: 7 }], total: '1' }))
      sendJson(response, { code: 404, msg: '404 没找到请求' }, 404)
    }
    const sister = open({
      baseUrl: `${server.url}/gateway/`,
      apiPrefix: 'v2',
      servicePrefix: 'blade-',
      tokenHeader: 'X-Token',
      tenantHeader: 'X-Tenant',
      tenantId: '100001',
      paths: { token: '/jwsk-auth/token' },
      encodePassword: (password) => `sm2:${password.length}`,
    })
    const session = await sister.session.signIn({ username: 'admin', password: 'secret' })
    expect(server.requests[0]?.query.get('password')).toBe('sm2:6')
    expect(server.requests[0]?.headers['x-tenant']).toBe('100001')
    expect(session.user).toMatchObject({ userId: '5', tenantId: '100001', account: 'admin' })
    const page = await sister.call(tenantPackage.page)
    expect(page).toMatchObject({ records: [{ id: '7' }], total: 1 })
    sister.dispose()
  })

  test('can exchange its tokens by a custom function, also for refresh', async () => {
    const grants: string[] = []
    server.answer = (seen, response) =>
      sendJson(
        response,
        seen.path.endsWith('/sso')
          ? successEnvelope({ ...camel, accessToken: `own-${grants.length}` })
          : successEnvelope({ records: [], total: 0 }),
      )
    const sister = open({
      tenantId: '100001',
      exchangeToken: ({ grant, scope, send }) => {
        grants.push(grant.type)
        return send({ id: 'sso.exchange', method: 'POST', path: '/sso', input: 'body', envelope: false }, { grant, tenant: scope.tenantId })
      },
    })
    await sister.session.signInWith({ type: 'social', source: 'x', code: 'c', state: 's' })
    await sister.session.refresh()
    expect(grants).toEqual(['social', 'refresh_token'])
    expect(sister.session.current()?.accessToken).toBe('own-2')
    expect(JSON.parse(server.requests[0]?.body.toString() ?? '')).toEqual({
      grant: { type: 'social', source: 'x', code: 'c', state: 's' },
      tenant: '100001',
    })
    sister.dispose()
  })

  test('with a throwing exchange function results in a typed error', async () => {
    const sister = open({ exchangeToken: () => Promise.reject(new RangeError('mine')) })
    expect(await catchError(sister.session.signIn({ username: 'a', password: 'b' }))).toMatchObject({
      kind: 'network',
      message: 'the exchange failed',
    })
  })
})
