import { sm2 } from 'sm-crypto-v2'
import { afterEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { auth } from '../generated/auth'
import { tenantPackage, user } from '../generated/system'
import { createMemoryStore } from '../session/memory-store'
import type { SessionEndReason } from '../session-types'
import type { Client, ClientOptions } from '../types'
import { springBlade } from './spring-blade'

const keys = sm2.generateKeyPairHex()
const profile = springBlade({ publicKey: keys.publicKey })
const well = (data: unknown) => jsonResponse({ code: 200, success: true, data, msg: '操作成功' })
const refused = (code: number, status: number) => jsonResponse({ code, success: false, data: {}, msg: '请求未授权' }, status)
const tokens = (name: string) =>
  well({
    accessToken: `access ${name}`,
    refreshToken: `refresh ${name}`,
    tokenType: 'bearer',
    expiresIn: 3600,
    userId: '7',
    tenantId: '000000',
    account: 'ranger',
    userName: '护林员',
    authority: 'ranger,guide',
    oauthId: '',
  })

type Answers = Readonly<Record<string, () => Response>>

let clients: Client[] = []
afterEach(() => {
  for (const client of clients) client.dispose()
  clients = []
})

function open(answers: Answers, more: Partial<ClientOptions> = {}) {
  const network = createScriptedFetch((url) => {
    const answer = Object.entries(answers).find(([end]) => url.pathname.endsWith(end))?.[1]
    return answer ? answer() : jsonResponse({ code: 404, success: false, data: {}, msg: `No endpoint ${url.pathname}.` }, 404)
  })
  const options = { baseUrl: 'http://blade.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch }
  const client = createClient({ profile, ...options, ...more })
  clients.push(client)
  const ended: SessionEndReason[] = []
  client.session.on('ended', (why) => ended.push(why))
  return { client, network, ended }
}

const admin = { username: 'ranger', password: '林间小路🔑' }

/** Creates a client that signed in an hour ago. */
async function signedIn(answers: Answers, more: Partial<ClientOptions> = {}) {
  const tokenStore = createMemoryStore()
  const stage = open({ '/blade-auth/token': () => tokens('one'), ...answers }, { tokenStore, tokenTime: 9000, ...more })
  const session = await stage.client.session.signIn(admin)
  tokenStore.write({ ...session, storedAt: Date.now() - 3_600_000 })
  return stage
}

const getGrant = (init: RequestInit) => new URLSearchParams(String(init.body)).get('grantType')
const page = (records: readonly unknown[]) => well({ records, total: records.length, size: 10, current: 1, pages: 1 })

describe('a sign-in on SpringBlade', () => {
  test('sends its own field names in a form with an SM2-encrypted password', async () => {
    const { client, network } = open({ '/blade-auth/token': () => tokens('one') })
    const session = await client.session.signIn({ ...admin, captcha: { key: 'k', code: 'aB3dE' } })
    const { url, init } = network.requests[0] ?? expect.fail()
    expect(`${init.method} ${url}`).toBe('POST http://blade.test/blade-auth/token')
    const fields = Object.fromEntries(new URLSearchParams(String(init.body)))
    expect(fields).toEqual({
      tenantId: '000000',
      grantType: 'captcha',
      account: 'ranger',
      password: expect.stringMatching(/^04[0-9a-f]{200,}$/),
    })
    expect(sm2.doDecrypt(fields['password']?.slice(2) ?? '', keys.privateKey, 0)).toBe(admin.password)
    expect(new Headers(init.headers).get('captcha-key')).toBe('k')
    expect(session).toMatchObject({
      accessToken: 'access one',
      user: { account: 'ranger', realName: '护林员', roles: ['ranger', 'guide'] },
    })
  })

  test('rejects an unknown grant without sending', async () => {
    const { client, network } = open({})
    const failure = await catchError(client.session.signInWith({ type: 'sms', phone: '1', code: '2' }))
    expect([failure.kind, network.requests.length]).toEqual(['absent', 0])
  })

  test('of a service uses name and password at once', async () => {
    const { client, network } = open({ '/blade-auth/token': () => tokens('one') })
    await client.session.signInAsService(admin)
    expect(network.requests.map(({ init }) => getGrant(init))).toEqual(['password'])
  })

  test('supports the names of another deployment', async () => {
    const { client, network } = open(
      { '-auth/in': () => tokens('one'), '/acme-system/user/list': () => page([]) },
      {
        apiPrefix: '/api',
        servicePrefix: 'acme-',
        tokenHeader: 'X-Token',
        paths: { token: '/jwsk-auth/in' },
        credentialsIn: 'query',
        encodePassword: () => 'mine',
      },
    )
    await client.session.signIn(admin)
    await client.call(user.page)
    expect(network.requests.map(({ url }) => url.pathname)).toEqual(['/api/acme-auth/in', '/api/acme-system/user/list'])
    expect(network.requests[0]?.url.searchParams.get('password')).toBe('mine')
    expect(new Headers(network.requests[1]?.init.headers).get('x-token')).toBe('bearer access one')
  })

  test('names an invalid key in the error', () => {
    expect(() => springBlade({ publicKey: 'MFkwEwYHKoZIzj0CAQYI' })).toThrow(/springBlade: option "publicKey" is not 128 hex digits/)
  })
})

describe('a rejection by SpringBlade', () => {
  test('for a missing role is forbidden without refresh or sign-out', async () => {
    const { client, network, ended } = await signedIn({ '/user/list': () => refused(401, 401), '/user/info': () => well({ id: '7' }) })
    const failures = await Promise.all([catchError(client.call(user.page)), catchError(client.call(user.page))])
    expect(failures.map(({ kind, status }) => [kind, status])).toEqual([
      ['forbidden', 401],
      ['forbidden', 401],
    ])
    expect(network.count('/token')).toBe(1)
    expect([client.session.current()?.accessToken, ended]).toEqual(['access one', []])
  })

  test('of an expired token, a 401 in a 200, triggers one refresh and a replay', async () => {
    let calls = 0
    const { client, network } = await signedIn({
      '/blade-auth/token': () => tokens(calls === 0 ? 'one' : 'two'),
      '/user/list': () => {
        calls += 1
        return calls === 1 ? jsonResponse({ code: 401, success: false, data: null, msg: '请求未授权' }) : page([])
      },
    })
    expect(await client.call(user.page)).toMatchObject({ total: 0 })
    expect(network.requests.filter(({ url }) => url.pathname.endsWith('/token')).map(({ init }) => getGrant(init))).toEqual([
      'password',
      'refresh_token',
    ])
    expect(client.session.current()?.accessToken).toBe('access two')
  })

  test('of the refresh by a 500 ends the session as expired', async () => {
    let issued = 0
    const { client, network, ended } = await signedIn({
      '/blade-auth/token': () => {
        issued += 1
        return issued === 1 ? tokens('one') : jsonResponse({ code: 500, success: false, data: {}, msg: '服务器异常' }, 500)
      },
      '/user/list': () => jsonResponse({ code: 401, success: false, data: null, msg: '请求未授权' }),
    })
    expect((await catchError(client.call(user.page))).kind).toBe('unauthorized')
    expect([client.session.current(), ended]).toEqual([undefined, ['expired']])
    expect((await catchError(client.session.refresh())).kind).toBe('unauthorized')
    expect(network.count('/token')).toBe(2)
  })

  test('of unknown cause keeps the session and is retryable', async () => {
    const { client, ended } = await signedIn({
      '/user/list': () => refused(401, 401),
      '/user/info': () => new Response('', { status: 502 }),
    })
    const failure = await catchError(client.call(user.page))
    expect([failure.kind, failure.retryable, ended]).toEqual(['network', true, []])
  })

  test('of another tenant’s record is forbidden with the platform’s message', async () => {
    const { client, network } = await signedIn({
      '/user/remove': () => jsonResponse({ code: 400, success: false, data: {}, msg: '无权操作' }, 403),
    })
    const failure = await catchError(client.call(user.remove, { ids: '1' }))
    expect([failure.kind, failure.code, failure.message, network.count('/user/info')]).toEqual(['forbidden', 400, '无权操作', 0])
  })
})

describe('an edition', () => {
  test('reports supported, replaced and unsupported calls', () => {
    const { client } = open({})
    expect([user.page, user.submit, auth.updatePassword, tenantPackage.page, user.auditPass].map(client.supports)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(createClient({ baseUrl: 'http://a.test', clientId: 'a', clientSecret: 'b' }).supports(user.auditPass)).toBe(true)
  })

  test('sends no unsupported call', async () => {
    const { client, network } = await signedIn({})
    const failure = await catchError(client.call(tenantPackage.page))
    expect([failure.kind, failure.operation, network.requests.length]).toEqual(['absent', 'tenantPackage.page', 1])
  })

  test('encodes each password as its call requires', async () => {
    const { client } = open({})
    expect(await client.encodePassword('a', 'change')).toBe('a')
    expect(await client.encodePassword('a', 'newUser')).toBe('a')
    expect(await client.encodePassword('a', 'signIn')).toMatch(/^04[0-9a-f]{194}$/)
  })

  test('sends plain passwords of a change in the body', async () => {
    const { client, network } = await signedIn({ '/update-password': () => well({}) })
    await client.call(user.updatePassword, { oldPassword: 'a b', newPassword: '新1', newPassword1: '新1' })
    const { url, init } = network.requests.at(-1) ?? expect.fail('no request')
    expect([url.pathname, url.search]).toEqual(['/blade-system/user/update-password', ''])
    expect(new URLSearchParams(String(init.body)).get('oldPassword')).toBe('a b')
    expect(String(init.body)).toBe('oldPassword=a%20b&newPassword=%E6%96%B01&newPassword1=%E6%96%B01')
  })

  test('sends no confirmation of the password of a new user', async () => {
    const { client, network } = await signedIn({ '/user/submit': () => well({}) })
    const draft = { tenantId: '000000', account: 'a', password: 'x', password2: 'x', realName: 'a', name: 'a' }
    await client.call(user.submit, { ...draft, roleId: '1', deptId: '1', postId: '1' })
    expect(JSON.parse(String(network.requests.at(-1)?.init.body))).toEqual({
      ...{ tenantId: '000000', account: 'a', password: 'x', realName: 'a', name: 'a' },
      ...{ roleId: '1', deptId: '1', postId: '1' },
    })
  })

  test('names the characters that the server changes in plain text', () => {
    expect(profile.forbiddenSecretCharacters).toBe('&<>')
  })
})

describe('users on SpringBlade', () => {
  const row = {
    id: '7',
    account: 'ranger',
    password: '8b1a9953c4611296a827abf8c47804d7',
    sex: -1,
    email: '',
    roleId: '',
    birthday: '',
    dept: {},
  }

  test('contain no password hashes in any kind of read', async () => {
    const { client } = await signedIn({ '/user/list': () => page([row]), '/user/info': () => well(row) })
    const { records } = await client.call(user.page)
    const raw = await (await client.fetch(`${client.apiUrl}/blade-system/user/list`)).text()
    const { payload } = await client.callRaw(user.info)
    const all: unknown[] = []
    for await (const one of client.records(user.list)) all.push(one)
    expect(JSON.stringify([records, raw, payload, all])).not.toContain(row.password)
    expect(records).toEqual([{ id: '7', account: 'ranger', roleId: '' }])
  })

  test('are sorted by database columns in every paged list', async () => {
    const { client, network } = await signedIn({ '/user/list': () => page([]) })
    await client.call(user.page, { descs: 'createTime,realName', userType: 1 })
    expect(Object.fromEntries(network.requests[1]?.url.searchParams ?? [])).toEqual({ descs: 'create_time,real_name' })
  })
})

test('a sign-out is a POST whose response is ignored', async () => {
  const { client, network, ended } = await signedIn({ '/logout': () => jsonResponse({ code: 500 }, 500) })
  await client.session.signOut()
  expect([network.requests[1]?.init.method, network.requests[1]?.url.pathname, ended]).toEqual([
    'POST',
    '/blade-auth/logout',
    ['signedOut'],
  ])
})
