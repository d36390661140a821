import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { Operation } from '../operation'
import type { SessionEndReason } from '../session-types'
import type { Client } from '../types'

const tokenPath = '/api/jwsk-auth/oauth/token'
const logoutPath = '/api/jwsk-auth/oauth/logout'
const rows = successEnvelope({ records: [], total: 0 })

let server: FaultServer
let client: Client
let answer: { status: number; body: unknown }
const open = (more = {}) => createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test', ...more })

beforeEach(async () => {
  answer = { status: 200, body: tokenResponse('one') }
  server = await startFaultServer((seen, response) =>
    seen.path === tokenPath ? sendJson(response, answer.body, answer.status) : sendJson(response, rows),
  )
  client = open()
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

const signIn = () => client.session.signIn({ username: 'admin', password: 'admin123' })

describe('a sign-in', () => {
  // spec 3.15, 3.16, 4.7, 6.4, 6.7, 7.11, 7.12
  test('with a captcha uses the captcha grant and sends key and text as headers', async () => {
    await client.session.signIn({
      username: 'admin',
      password: 'admin123',
      captcha: { key: 'k', code: 'aB3dE' },
      userType: 'web',
      deptId: '7',
    })
    const { query, headers } = server.requests[0] ?? {}
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: tokenPath })
    expect(Object.fromEntries(query ?? [])).toEqual({
      tenantId: '000000',
      username: 'admin',
      password: '240be518fabd2724ddb6f04eeb1da5967448d7e831c08c8fa822809f74c720a9',
      grant_type: 'captcha',
      scope: 'all',
      type: 'account',
      deptId: '7',
    })
    expect(headers).toMatchObject({ 'captcha-key': 'k', 'captcha-code': 'aB3dE', 'user-type': 'web', 'tenant-id': '000000' })
    expect(headers).not.toHaveProperty('dept-id')
  })

  // spec 4.7
  test('without a captcha uses the password grant', async () => {
    await signIn()
    expect(server.requests[0]?.query.get('grant_type')).toBe('password')
    expect(server.requests[0]?.headers).not.toHaveProperty('captcha-key')
  })

  // spec 3.16, 6.4, 6.5, 7.11
  test('sends department and role, as headers only in account-switch mode', async () => {
    const switching = open({ sendAccountHeaders: true })
    for (const one of [switching, client]) {
      await one.session.signIn({ username: 'admin', password: 'admin123', deptId: '7', roleId: '8' })
      expect(Object.fromEntries(server.requests.at(-1)?.query ?? [])).toMatchObject({ deptId: '7', roleId: '8' })
    }
    const [withHeaders, without] = server.requests.map(({ headers }) => headers)
    expect(withHeaders).toMatchObject({ 'dept-id': '7', 'role-id': '8' })
    expect(without).not.toHaveProperty('dept-id')
    expect(without).not.toHaveProperty('role-id')
    await signIn()
    expect([...(server.requests.at(-1)?.query.keys() ?? [])]).not.toContain('deptId')
    switching.dispose()
  })

  // spec 3.11, 3.14, 4.1
  test.each([
    ['unwrapped and in snake_case', tokenResponse('one')],
    ['wrapped in data', successEnvelope(tokenResponse('one'))],
    [
      'in camelCase',
      successEnvelope({
        accessToken: 'one',
        refreshToken: 'refresh-one',
        expiresIn: 3600,
        tenantId: '000000',
        userId: '1123598821738675201',
        account: 'admin',
        realName: '管理员',
        roleName: 'administrator',
        detail: { type: 'web' },
      }),
    ],
  ])('parses a response %s', async (_, body) => {
    answer.body = body
    expect(await signIn()).toMatchObject({
      accessToken: 'one',
      refreshToken: 'refresh-one',
      expiresIn: 3600,
      user: {
        userId: '1123598821738675201',
        tenantId: '000000',
        account: 'admin',
        realName: '管理员',
        roles: ['administrator'],
        userType: 'web',
      },
    })
  })

  // spec 3.11
  test('parses all details of the user', async () => {
    answer.body = tokenResponse('one', {
      nick_name: '老张',
      dept_id: '7',
      role_id: '8',
      oauth_id: '9',
      avatar: '/a.png',
      detail: { type: 'wy' },
    })
    expect((await signIn()).user).toEqual({
      userId: '1123598821738675201',
      tenantId: '000000',
      account: 'admin',
      realName: '管理员',
      nickName: '老张',
      avatar: '/a.png',
      deptId: '7',
      roleId: '8',
      oauthId: '9',
      roles: ['administrator'],
      userType: 'wy',
    })
  })

  // spec 3.14, 4.3
  test.each([
    ['an error_description', 200, { error_description: '用户名或密码错误' }, 'business', '用户名或密码错误'],
    ['an error_description and a token', 200, tokenResponse('x', { error_description: '账号已锁定' }), 'business', '账号已锁定'],
    [
      'a wrapped error_description',
      200,
      successEnvelope(tokenResponse('x', { error_description: '账号已锁定' })),
      'business',
      '账号已锁定',
    ],
    ['status 400', 400, { error: 'invalid_grant', error_description: '验证码不正确' }, 'business', '验证码不正确'],
    ['status 401', 401, { error_description: '用户名或密码错误' }, 'business', '用户名或密码错误'],
    ['status 500', 500, { error_description: '用户登录失败次数过多' }, 'business', '用户登录失败次数过多'],
    ['a wrapped rejection', 200, { code: 400, success: false, msg: '验证码不正确' }, 'business', '验证码不正确'],
    ['only an error name', 200, { error: 'invalid_grant' }, 'business', 'invalid_grant'],
    ['no token', 200, { token_type: 'bearer' }, 'protocol', 'token answer: no access token'],
    ['a token that is not a string', 200, { access_token: 7 }, 'protocol', 'token answer: no access token'],
    ['an array', 200, [tokenResponse('x')], 'protocol', 'token answer: not an object'],
    ['HTML', 200, '<html>', 'protocol', 'token answer: not an object'],
    ['another tenant', 200, tokenResponse('x', { tenant_id: '111111' }), 'protocol', 'token answer: another tenant'],
  ])('with %s as response stores nothing', async (...[, status, body, kind, message]) => {
    answer = { status, body }
    expect(await catchError(signIn())).toMatchObject({ kind, message })
    expect(client.session.current()).toBeUndefined()
    expect(server.count(tokenPath)).toBe(1)
  })

  test('keeps the previous session when it fails', async () => {
    await signIn()
    answer.body = { error_description: 'x' }
    await catchError(signIn())
    expect(client.session.current()?.accessToken).toBe('one')
  })

  test('treats user id -1 of a third-party guest as none', async () => {
    answer.body = tokenResponse('one', { user_id: -1, oauth_id: 1123598821738675299n.toString(), role_name: 'guest' })
    expect((await signIn()).user).toMatchObject({ userId: '', oauthId: '1123598821738675299', roles: ['guest'] })
  })

  test('that is superseded stores nothing', async () => {
    let first = true
    server.answer = async (_, response) => {
      const name = first ? 'slow' : 'fast'
      if (first) {
        first = false
        await new Promise((done) => setTimeout(done, 60))
      }
      sendJson(response, tokenResponse(name))
    }
    const slow = catchError(signIn())
    await new Promise((done) => setTimeout(done, 10))
    await signIn()
    expect(await slow).toMatchObject({ kind: 'abort' })
    expect(client.session.current()?.accessToken).toBe('fast')
  })

  test('aborts the calls of the previous session', async () => {
    await signIn()
    server.answer = (seen, response) => (seen.path === tokenPath ? sendJson(response, tokenResponse('two')) : undefined)
    const late = catchError(client.call(tenantPackage.page))
    await expect.poll(() => server.requests.length).toBe(2)
    await signIn()
    expect(await late).toMatchObject({ kind: 'abort' })
  })

  test('notifies listeners afterwards and survives one that throws', async () => {
    const warnings: string[] = []
    const accessTokens: string[] = []
    const warned = open({ onWarning: ({ code }: { code: string }) => warnings.push(code) })
    warned.session.on('changed', () => {
      throw new Error('mine')
    })
    warned.session.on('changed', (session) => accessTokens.push(session.accessToken))
    await warned.session.signIn({ username: 'admin', password: 'admin123' })
    await expect.poll(() => accessTokens).toEqual(['one'])
    expect(warnings).toEqual(['LISTENER_FAILED'])
    warned.dispose()
  })
})

describe('a sign-out', () => {
  const ends = () => {
    const why: SessionEndReason[] = []
    client.session.on('ended', (reason) => why.push(reason))
    return why
  }

  // spec 4.4, 7.17
  test('ends the session at once and notifies the server once with the old token', async () => {
    const why = ends()
    await signIn()
    const leaving = client.session.signOut()
    expect(client.session.current()).toBeUndefined()
    await leaving
    await client.session.signOut()
    client.session.end()
    await Promise.resolve()
    expect(why).toEqual(['signedOut'])
    expect(server.requests.find(({ path }) => path === logoutPath)?.headers['blade-auth']).toBe('bearer one')
    expect(server.count(logoutPath)).toBe(1)
  })

  test('succeeds if the server fails', async () => {
    await signIn()
    server.answer = (_, __, socket) => socket.destroy()
    await client.session.signOut()
    expect(client.session.current()).toBeUndefined()
  })

  test('discards responses of calls in flight', async () => {
    await signIn()
    const held: (() => void)[] = []
    server.answer = (seen, response) =>
      seen.path === logoutPath ? sendJson(response, rows) : void held.push(() => sendJson(response, rows))
    const calls = Array.from({ length: 20 }, () => catchError(client.call(tenantPackage.page)))
    await expect.poll(() => server.count('/api/jwsk-system/tenant-package/page')).toBe(20)
    await client.session.signOut()
    for (const release of held) release()
    for (const error of await Promise.all(calls)) expect(error.kind).toBe('abort')
  })
})

test('captcha parses wrapped and bare responses, and an older one never wins', async () => {
  const body = { key: 'k', image: 'data:image/svg+xml;base64,eA==' }
  server.answer = (_, response) => sendJson(response, server.requests.length === 1 ? body : successEnvelope(body))
  expect(await client.session.captcha()).toEqual(body)
  expect(await client.session.captcha()).toEqual(body)
  const older = catchError(client.session.captcha())
  await client.session.captcha()
  expect(await older).toMatchObject({ kind: 'abort' })
  server.answer = (_, response) => sendJson(response, successEnvelope({}))
  expect(await catchError(client.session.captcha())).toMatchObject({ kind: 'protocol' })
})

// spec 3.11, 6.3, 7.19
test('user-info completes the token response', async () => {
  await signIn()
  server.answer = (_, response) =>
    sendJson(
      response,
      successEnvelope({
        user: { id: '1123598821738675201', account: 'admin', realName: '总管', avatar: '/a.png' },
        roles: ['administrator', 'boss'],
        oauthId: '',
        detail: { type: 'wy' },
      }),
    )
  const user = await client.session.userInfo()
  expect(user).toMatchObject({ realName: '总管', avatar: '/a.png', roles: ['administrator', 'boss'], userType: 'wy', account: 'admin' })
  expect(client.session.current()?.user).toEqual(user)
  expect(client.session.current()?.accessToken).toBe('one')
})

test('secrets echoed by the server are redacted from errors', async () => {
  const hash = '240be518fabd2724ddb6f04eeb1da5967448d7e831c08c8fa822809f74c720a9'
  answer = { status: 400, body: { error_description: `用户名或密码错误: admin/${hash}` } }
  const error = await catchError(signIn())
  expect(error).toMatchObject({ kind: 'business', code: 400, message: '用户名或密码错误: admin/…' })
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(hash)
  answer = { status: 200, body: tokenResponse('token-of-the-session') }
  await signIn()
  server.answer = (seen, response) => sendJson(response, { code: 400, msg: `坏令牌 ${String(seen.headers['blade-auth'])}` })
  expect((await catchError(client.call(tenantPackage.page))).message).toBe('坏令牌 bearer …')
})

test('a page clears the resource timings of its sign-ins', async () => {
  const clear = vi.spyOn(performance, 'clearResourceTimings')
  await signIn()
  expect(clear).not.toHaveBeenCalled()
  vi.stubGlobal('document', {})
  await signIn()
  expect(clear).toHaveBeenCalledTimes(1)
  answer = { status: 400, body: { error_description: '用户名或密码错误' } }
  await catchError(signIn())
  expect(clear).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('two clients share no state', async () => {
  const other = open()
  await signIn()
  expect(other.session.current()).toBeUndefined()
  await other.call(tenantPackage.page)
  expect(server.requests.at(-1)?.headers['blade-auth']).toBeUndefined()
  other.dispose()
})

test('a token never leaves the configured gateway', async () => {
  await signIn()
  await client.call<Operation<undefined>>({ id: 'map.tile', method: 'GET', path: `${server.url}/tile`, envelope: false })
  expect(server.requests.at(-1)?.headers).not.toHaveProperty('blade-auth')
  expect(server.requests.at(-1)?.headers).not.toHaveProperty('authorization')
})
