import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { Grant } from '../session-types'
import type { Client, ClientOptions } from '../types'

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
      { type: 'social', source: 'cas', code: 'ST-1', state: 's', redirectUri: 'https://console.test/in?state=s' },
      { grant_type: 'social', source: 'cas', code: 'ST-1', state: 's', redirect_uri: 'https://console.test/in?state=s' },
    ],
    [
      { type: 'social', source: 'oidc', code: 'c', state: 's', codeVerifier: 'v', nonce: 'n' },
      { grant_type: 'social', source: 'oidc', code: 'c', state: 's', code_verifier: 'v', nonce: 'n' },
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
    [
      { type: 'custom', grantType: 'wechat_mini', fields: { openid: 'o', scope: 'mini' } },
      { grant_type: 'wechat_mini', openid: 'o', scope: 'mini' },
    ],
  ]
  // spec 4.8, 7.13, 7.14
  test.each(grants)('%j sends the platform’s fields and nothing empty', async (grant, fields) => {
    await client.session.signInWith(grant, { tenantId: '000000' })
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: '/api/jwsk-auth/oauth/token' })
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({ tenantId: '000000', scope: 'all', ...fields })
    expect(client.session.current()?.accessToken).toBe('one')
  })

  const getUserTypes = () => server.requests.map(({ headers }) => headers['user-type'])

  // spec 6.6
  test.each(grants)('%j has the user type wy unless the caller names another', async (grant) => {
    await client.session.signInWith(grant)
    await client.session.signInWith(grant, { userType: 'app' })
    expect(getUserTypes()).toEqual(['wy', 'app'])
  })

  // spec 6.6, 6.7
  test('with a password has the user type of the caller', async () => {
    const account = { username: 'a', password: 'b' }
    await client.session.signIn(account)
    await client.session.signIn({ ...account, captcha: { key: 'k', code: 'c' } })
    await client.session.signIn({ ...account, userType: 'web' })
    expect(getUserTypes()).toEqual([undefined, undefined, 'web'])
  })

  // spec 6.6
  test.each<readonly [string | undefined, () => Promise<unknown>]>([
    ['wy', () => client.session.signInWith({ type: 'sms', phone: '13800000000', code: '1234' })],
    ['app', () => client.session.signInWith({ type: 'social', source: 's', code: 'c', state: 's' }, { userType: 'app' })],
    ['web', () => client.session.signIn({ username: 'a', password: 'b', userType: 'web' })],
    [undefined, () => client.session.signIn({ username: 'a', password: 'b' })],
  ])('with user type %j sends it again at every refresh', async (userType, signIn) => {
    server.answer = (_, response) => sendJson(response, tokenResponse('one', { detail: { type: 'other' } }))
    await signIn()
    await client.session.refresh()
    await client.session.refresh()
    expect(getUserTypes()).toEqual([userType, userType, userType])
  })

  // spec 3.16, 6.4
  test.each<readonly [string, (scope: { deptId: string; roleId: string }) => Promise<unknown>]>([
    ['password', (scope) => client.session.signIn({ username: 'a', password: 'b', ...scope })],
    ['social', (scope) => client.session.signInWith({ type: 'social', source: 's', code: 'c', state: 's' }, scope)],
  ])('of type %s sends the department and role that the caller knows', async (_, signIn) => {
    await signIn({ deptId: '7', roleId: '8' })
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toMatchObject({ deptId: '7', roleId: '8' })
  })

  // spec 7.8
  test('can be sent as a form', async () => {
    const formed = open({ credentialsIn: 'form' })
    await formed.session.signIn({ username: 'a', password: 'b' })
    expect([...(server.requests[0]?.query ?? [])]).toEqual([])
    expect(server.requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(new URLSearchParams(server.requests[0]?.body.toString()).get('grant_type')).toBe('password')
    formed.dispose()
  })
})

describe('an id_token in the response', () => {
  const encode = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
  const login = { type: 'social', source: 'oidc', code: 'c', state: 's', nonce: 'n-ü' } as const
  const respond = (fields: Readonly<Record<string, unknown>>) => {
    server.answer = (_, response) => sendJson(response, tokenResponse('one', fields))
  }

  test.each([
    ['of this login', { id_token: encode({ nonce: 'n-ü', name: '张三' }) }],
    ['in camelCase', { idToken: encode({ nonce: 'n-ü' }) }],
    ['that is empty', { id_token: '' }],
    ['that is missing', {}],
  ])('%s signs in', async (_, fields) => {
    respond(fields)
    await client.session.signInWith(login)
    expect(client.session.current()?.accessToken).toBe('one')
  })

  test.each([
    ['of another login', { id_token: encode({ nonce: 'other' }) }],
    ['without a nonce', { id_token: encode({}) }],
    ['with a nonce that is no text', { id_token: encode({ nonce: ['n-ü'] }) }],
    ['that is no JWT', { id_token: 'n-ü' }],
    ['that is no text', { id_token: { nonce: 'n-ü' } }],
  ])('%s is rejected and stores nothing', async (_, fields) => {
    respond(fields)
    expect(await catchError(client.session.signInWith(login))).toMatchObject({
      kind: 'protocol',
      message: 'token answer: the id_token belongs to another login',
    })
    expect(client.session.current()).toBeUndefined()
  })

  test('is checked for a custom exchange, too', async () => {
    const sister = open({ exchangeToken: () => Promise.resolve(tokenResponse('one', { id_token: encode({ nonce: 'other' }) })) })
    expect(await catchError(sister.session.signInWith(login))).toMatchObject({ kind: 'protocol' })
    sister.dispose()
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
