import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, type ReceivedRequest, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import { defineProfile } from '../profiles/define-profile'
import type { SessionEndReason } from '../session-types'
import type { Client, ClientOptions } from '../types'

const tokenPath = '/api/jwsk-auth/oauth/token'
const pagePath = '/api/jwsk-system/tenant-package/page'
const writePath = '/api/jwsk-system/tenant-package/submit'
const refused = { code: 401, msg: '请求未授权', data: null }
const rows = successEnvelope({ records: [], total: 0 })

let server: FaultServer
let client: Client
let valid: string
let issued: number
let ended: SessionEndReason[]
let refusal: (seen: ReceivedRequest) => { status: number; body: unknown }

/** Accepts one token at a time; each token call makes the new one valid. */
beforeEach(async () => {
  valid = 'token-1'
  issued = 0
  ended = []
  refusal = () => ({ status: 401, body: refused })
  server = await startFaultServer((seen, response) => {
    if (seen.path === tokenPath) {
      issued += 1
      valid = `token-${issued}`
      return sendJson(response, tokenResponse(valid))
    }
    if (seen.headers['blade-auth'] === `bearer ${valid}`) return sendJson(response, rows)
    const { status, body } = refusal(seen)
    sendJson(response, body, status)
  })
  client = open()
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

function open(more: Partial<ClientOptions> = {}): Client {
  const opened = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...more })
  opened.session.on('ended', (why) => ended.push(why))
  return opened
}

async function signedIn(): Promise<void> {
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  server.requests.length = 0
  aged()
}

/** Ages the token, so that another refresh is allowed. */
function aged(): void {
  const now = client.session.current()
  if (!now) throw new Error('not signed in')
  Object.assign(now, { storedAt: now.storedAt - 60_000 })
}

const answersTokens = (status: number, body: unknown) => {
  const former = server.answer
  server.answer = (seen, response, socket) => (seen.path === tokenPath ? sendJson(response, body, status) : former(seen, response, socket))
}

describe('F13 a rejected token', () => {
  test.each([
    ['status 401 with the envelope', 401, refused],
    ['status 200 with code 401', 200, refused],
    ['status 401 without a body', 401, ''],
    ['status 401 with HTML', 401, '<html>'],
    ['status 401 with code 200', 401, rows],
  ])('by %s triggers one refresh and one replay', async (_, status, body) => {
    await signedIn()
    valid = 'another'
    refusal = () => ({ status, body })
    expect((await client.call(tenantPackage.page)).total).toBe(0)
    expect(server.count(tokenPath)).toBe(1)
    expect(server.count(pagePath)).toBe(2)
    expect(ended).toEqual([])
  })

  test('F27 rejected again ends the session once', async () => {
    await signedIn()
    server.answer = (seen, response) =>
      seen.path === tokenPath ? sendJson(response, tokenResponse('new')) : sendJson(response, refused, 401)
    const errors = await Promise.all(Array.from({ length: 20 }, () => catchError(client.call(tenantPackage.page))))
    expect(errors.map(({ kind }) => kind)).toEqual(Array.from({ length: 20 }, () => 'unauthorized'))
    expect(server.count(tokenPath)).toBe(1)
    expect(server.count(pagePath)).toBeLessThanOrEqual(41)
    expect(ended).toEqual(['expired'])
    expect(client.session.current()).toBeUndefined()
  })

  test('echoed by the server is redacted', async () => {
    await signedIn()
    server.answer = (seen, response) =>
      seen.path === tokenPath
        ? sendJson(response, tokenResponse('token-2'))
        : sendJson(response, { ...refused, msg: `refused: ${seen.headers['blade-auth']}` }, 401)
    const { message, stack } = await catchError(client.call(tenantPackage.page))
    expect(message).toBe('refused: bearer …')
    expect(stack).not.toContain('token-2')
  })

  test('triggers a refresh right after sign-in but not right after a refresh', async () => {
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    valid = 'another'
    expect((await client.call(tenantPackage.page)).total).toBe(0)
    expect([server.count(tokenPath), ended]).toEqual([2, []])
    valid = 'yet another'
    expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'unauthorized' })
    expect([server.count(tokenPath), server.count(pagePath)]).toEqual([2, 3])
    await expect.poll(() => ended).toEqual(['expired'])
  })

  test('of a live session is forbidden if the deployment probes first', async () => {
    client.dispose()
    client = open({ on401: 'probe' })
    await signedIn()
    server.answer = (seen, response) => {
      if (seen.path === tokenPath) return sendJson(response, tokenResponse('new'))
      return seen.path.endsWith('/user-info') ? sendJson(response, successEnvelope({ roles: [] })) : sendJson(response, refused, 401)
    }
    expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'forbidden', message: '请求未授权' })
    expect(client.session.current()?.accessToken).toBe('new')
    expect(ended).toEqual([])
  })

  test('without a session is a plain error', async () => {
    expect(await catchError(client.session.refresh())).toMatchObject({ kind: 'unauthorized', message: 'not signed in' })
    expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'unauthorized' })
    expect(server.requests).toHaveLength(1)
    expect(ended).toEqual([])
  })

  test('F25 replays a write only if it was not executed', async () => {
    await signedIn()
    valid = 'another'
    await client.call(tenantPackage.submit, { packageName: 'x', menuId: '1' })
    expect(server.requests.filter(({ path }) => path === writePath).map(({ body }) => body.toString())).toEqual(
      Array.from({ length: 2 }, () => '{"packageName":"x","menuId":"1"}'),
    )
    aged()
    valid = 'yet another'
    refusal = () => ({ status: 200, body: { ...refused, data: { id: '1' } } })
    const doubtful = { kind: 'unauthorized', outcome: 'unknown', retryable: false }
    expect(await catchError(client.call(tenantPackage.submit, { packageName: 'x', menuId: '1' }))).toMatchObject(doubtful)
    expect(server.count(writePath)).toBe(3)
    expect(client.session.current()).toBeDefined()
  })
})

describe('F26 many rejected calls', () => {
  test('at once trigger one refresh', async () => {
    await signedIn()
    valid = 'another'
    await Promise.all(Array.from({ length: 50 }, () => client.call(tenantPackage.page)))
    expect(server.count(tokenPath)).toBe(1)
    expect(server.count(pagePath)).toBe(100)
  })

  test('spread over 250 ms trigger one refresh', async () => {
    await signedIn()
    valid = 'another'
    const former = server.answer
    server.answer = async (seen, response, socket) => {
      if (seen.headers['blade-auth'] === 'bearer token-1') await new Promise((done) => setTimeout(done, Number(seen.query.get('size')) * 5))
      return former(seen, response, socket)
    }
    await Promise.all(Array.from({ length: 50 }, (_, size) => client.call(tenantPackage.page, { size })))
    expect(server.count(tokenPath)).toBe(1)
  })

  test('with an expiring token get a thousand responses and one refresh', async () => {
    client.dispose()
    // a busy machine cannot open 1000 sockets within Node's ten-second limit for each
    client = open({ maxConcurrency: 200 })
    await signedIn()
    const now = client.session.current()
    Object.assign(now ?? {}, { storedAt: Date.now() - 3_000_000 })
    const answers = await Promise.all(Array.from({ length: 1000 }, () => client.call(tenantPackage.page)))
    expect(answers).toHaveLength(1000)
    expect(server.count(tokenPath)).toBe(1)
    expect(server.count(pagePath)).toBe(1000)
  })
})

describe('F21 a rejected refresh', () => {
  test.each([
    ['status 401', 401, refused],
    ['code 401', 200, refused],
    ['status 400 with error_description', 400, { error_description: '令牌已失效' }],
    ['code 400', 200, { code: 400, success: false, msg: '令牌已失效' }],
  ])('with %s ends the session once and fails every waiting call', async (_, status, body) => {
    await signedIn()
    valid = 'another'
    answersTokens(status, body)
    const errors = await Promise.all(Array.from({ length: 50 }, () => catchError(client.call(tenantPackage.page))))
    expect(new Set(errors.map(({ kind }) => kind))).toEqual(new Set(['unauthorized']))
    expect(server.count(tokenPath)).toBe(1)
    expect(ended).toEqual(['expired'])
  })
})

describe('F22 F24 a failed refresh', () => {
  // the backoff covers the test even on a busy machine
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  test.each([
    ['status 500', 500, { code: 500, msg: '服务器异常' }],
    ['status 502', 502, '<h1>'],
    ['HTML', 200, '<html>'],
    ['no access token', 200, { token_type: 'bearer' }],
    ['an error_description and status 200', 200, { error_description: '稍后再试' }],
    ['another tenant', 200, tokenResponse('x', { tenant_id: '111111' })],
    ['another user', 200, tokenResponse('x', { user_id: '99' })],
    ['an array', 200, []],
  ])('with %s keeps the session and leaves the call retryable', async (_, status, body) => {
    await signedIn()
    valid = 'another'
    answersTokens(status, body)
    const failures: string[] = []
    client.session.on('refreshFailed', ({ kind }) => failures.push(kind))
    const before = JSON.stringify(client.session.current())
    const errors = await Promise.all(Array.from({ length: 10 }, () => catchError(client.call(tenantPackage.page))))
    expect(errors.every(({ retryable, operation }) => retryable && operation === 'tenantPackage.page')).toBe(true)
    expect(JSON.stringify(client.session.current())).toBe(before)
    expect(server.count(tokenPath)).toBe(1)
    expect(failures).toHaveLength(1)
    expect(ended).toEqual([])
    // no immediate retry
    await catchError(client.call(tenantPackage.page))
    expect(server.count(tokenPath)).toBe(1)
  })
})

describe('a refresh that is rejected', () => {
  test.each([
    ['jwsk', 400, {}],
    ['jwsk', 401, {}],
    ['a profile with its own codes', 500, { profile: defineProfile({ name: 'own', rejectionCodes: { refresh: [500] } }) }],
  ])('by %s with %i is reported once before the session ends', async (_, code, more) => {
    client.dispose()
    client = open(more)
    const events: string[] = []
    client.session.on('refreshFailed', ({ message }) => events.push(message))
    client.session.on('ended', (reason) => events.push(reason))
    await signedIn()
    answersTokens(code, { code, msg: '令牌已失效' })
    await catchError(client.session.refresh())
    expect(events).toEqual(['令牌已失效', 'expired'])
  })

  const elsewhere = '您的账号已在其他地方登录'
  test.each([
    ['the rejected call before it', 'probe', true],
    ['the rejected call without a refresh', 'end', true],
    ['the refresh itself', 'probe', false],
  ] as const)('ends the session with the message of %s', async (_, on401, isCall) => {
    client.dispose()
    client = open({ on401 })
    const messages: (string | undefined)[] = []
    client.session.on('ended', (__, error) => messages.push(error?.message))
    await signedIn()
    refusal = () => ({ status: 401, body: { code: 401, msg: elsewhere, data: null } })
    valid = 'another'
    answersTokens(401, { code: 401, msg: '令牌已失效' })
    await catchError(isCall ? client.call(tenantPackage.page) : client.session.refresh())
    expect(messages).toEqual([isCall ? elsewhere : '令牌已失效'])
  })
})

describe('a 401 of a deployment that ends sessions by it', () => {
  test('ends the session without a refresh or a probe', async () => {
    client.dispose()
    client = open({ on401: 'end' })
    await signedIn()
    valid = 'another'
    expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'unauthorized', message: '请求未授权' })
    expect(server.requests.map(({ path }) => path)).toEqual([pagePath])
    expect(ended).toEqual(['expired'])
  })
})

describe('a refresh', () => {
  // spec 4.8, 4.14, 4.15, 6.4, 7.15
  test('keeps tenant, department and role and sends them as scope', async () => {
    answersTokens(200, tokenResponse('token-1', { dept_id: '7', role_id: '8' }))
    await signedIn()
    answersTokens(200, { access_token: 'token-2', refresh_token: 'r2', user_id: '1123598821738675201', real_name: '总管' })
    const session = await client.session.refresh()
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: tokenPath })
    expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({
      tenantId: '000000',
      refresh_token: 'refresh-token-1',
      grant_type: 'refresh_token',
      scope: 'all',
      deptId: '7',
      roleId: '8',
    })
    expect(server.requests[0]?.headers['blade-auth']).toBeUndefined()
    expect(session).toMatchObject({
      accessToken: 'token-2',
      refreshToken: 'r2',
      user: { deptId: '7', roleId: '8', realName: '总管', account: 'admin' },
    })
    expect(client.session.current()).toEqual(session)
  })

  // spec 4.15
  test('to another role waits for the refresh in flight', async () => {
    await signedIn()
    const plain = client.session.refresh()
    const same = client.session.refresh()
    const switched = client.session.refresh({ roleId: '9' })
    expect(await same).toBe(await plain)
    expect((await switched).user.roleId).toBe('9')
    expect(server.count(tokenPath)).toBe(2)
  })

  test('that completes after a sign-out stores nothing', async () => {
    await signedIn()
    server.answer = async (_, response) => {
      await new Promise((done) => setTimeout(done, 40))
      sendJson(response, tokenResponse('late'))
    }
    const late = catchError(client.session.refresh())
    await client.session.signOut()
    expect(await late).toMatchObject({ kind: 'abort' })
    expect(client.session.current()).toBeUndefined()
    expect(ended).toEqual(['signedOut'])
  })

  test('F30 that completes after another sign-in does not replace it', async () => {
    await signedIn()
    server.answer = async (seen, response) => {
      const refreshing = seen.query.get('grant_type') === 'refresh_token'
      if (refreshing) await signInPromise
      sendJson(response, tokenResponse(refreshing ? 'of the first' : 'of the second', refreshing ? {} : { user_id: '2' }))
    }
    const late = catchError(client.session.refresh())
    const signInPromise = client.session.signIn({ username: 'other', password: 'x' })
    await signInPromise
    expect(await late).toMatchObject({ kind: 'abort' })
    expect(client.session.current()).toMatchObject({ accessToken: 'of the second', user: { userId: '2' } })
  })
})
