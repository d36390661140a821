import { randomBytes } from 'node:crypto'
import { createMemoryStore } from '@jwsk/sdk'
import { createAesCipher } from '@jwsk/sdk/crypto'
import { notice } from '@jwsk/sdk/desk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { tenantPackage, user } from '@jwsk/sdk/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseConfig } from '../platform/config/config'
import { createConsoleClient } from './client'

const publicKey = `04${'32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'}${'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'}`
let logged: unknown[] = []
let shown = 'zh-CN'
const traffic = { started: () => undefined, ended: () => undefined }

beforeEach(() => {
  logged = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { origin: 'http://console.test', href: 'http://console.test/system/post' })
})
afterEach(() => vi.unstubAllGlobals())

const emptyPage = { code: 200, data: { records: [], total: 0 }, msg: '' }

async function open(more: object, tokens = createMemoryStore(), response: object = emptyPage) {
  const config = parseConfig(JSON.stringify({ clientId: 'a', clientSecret: 'b', ...more }), 'production')
  const client = await createConsoleClient({ config, tokens, traffic, language: () => shown, log: (entry) => void logged.push(entry) })
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return new Response(JSON.stringify(response))
  })
  await client.call(user.page)
  return { client, requests }
}

// spec 7.1
test('a config without a profile uses the platform of the contracts', async () => {
  const { client, requests } = await open({})
  expect(requests).toEqual(['http://console.test/api/jwsk-system/user/page'])
  expect(client.supports(tenantPackage.page)).toBe(true)
})

// spec 3.1
test('calls have the configured client, tenant, token header and token time', async () => {
  const tokens = createMemoryStore()
  const { client } = await open({ clientId: 'desk', tenantId: '000007', tokenTime: 15, tokenHeader: 'X-Token' }, tokens)
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init)
    requests.push(request)
    const tokenResponse = { access_token: `token-${requests.length}`, refresh_token: 'r', user_id: '1' }
    return Response.json(request.url.includes('/token') ? tokenResponse : { code: 200, data: { records: [], total: 0 }, msg: '' })
  })
  const session = await client.session.signIn({ username: 'admin', password: 'x' })
  for (const age of [14, 15]) {
    tokens.write({ ...session, generation: session.generation + age, storedAt: Date.now() - age * 1000 })
    await client.call(user.page)
  }
  expect(requests.map(({ url }) => new URL(url).searchParams.get('grant_type'))).toEqual(['password', null, 'refresh_token', null])
  expect(requests[0]?.headers.get('authorization')).toBe(`Basic ${btoa('desk:b')}`)
  expect(requests[0]?.headers.get('tenant-id')).toBe('000007')
  expect([requests[1], requests[3]].map((request) => request?.headers.get('x-token'))).toEqual(['bearer token-1', 'bearer token-3'])
  client.dispose()
})

test('the SpringBlade profile sets paths, encoding and unsupported calls', async () => {
  const { client, requests } = await open({ profile: 'springblade', passwordKey: publicKey })
  expect(requests).toEqual(['http://console.test/api/blade-system/user/list'])
  expect(client.supports(tenantPackage.page)).toBe(false)
  expect(await client.encodePassword('x', 'signIn')).toMatch(/^04/)
  expect(await client.encodePassword('x', 'change')).toBe('x')
})

test('the profile of SpringBlade 3 needs no key', async () => {
  const { client, requests } = await open({ profile: 'springblade3' })
  expect(requests).toEqual(['http://console.test/api/blade-user/list'])
  expect(await client.encodePassword('x', 'signIn')).toBe('x')
})

const ours = {
  extends: 'springblade',
  servicePrefix: 'acme-',
  tokenHeader: 'X-Auth',
  passwords: { signIn: 'md5' },
  unsupported: ['user.auditPass'],
}

test('a profile in the config changes one that exists', async () => {
  const { client, requests } = await open({ profile: ours })
  expect(requests).toEqual(['http://console.test/api/acme-system/user/list'])
  expect([client.supports(user.auditPass), client.supports(tenantPackage.page)]).toEqual([false, true])
  expect(await client.encodePassword('admin', 'signIn')).toBe('21232f297a57a5a743894a0e4a801fc3')
})

test('a profile is read from a file next to the config', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response(JSON.stringify(ours))
  })
  const { requests } = await open({ profile: 'profiles/ours.json' })
  expect([fetched, requests]).toEqual([['/profiles/ours.json'], ['http://console.test/api/acme-system/user/list']])
})

test.each([
  ['an unknown option', { extends: 'springblade', servicPrefix: 'x' }, 'did you mean "servicePrefix"?'],
  ['a file that is missing', 'ours.json', 'the file ours.json could not be read'],
])('a profile with %s is an error of the config', async (_, profile, message) => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(open({ profile })).rejects.toThrow(message)
})

test('a profile of the build applies unless the config names one', async () => {
  const config = parseConfig(JSON.stringify({ clientId: 'a', clientSecret: 'b' }), 'production')
  const profile = () => defineProfile({ name: 'built', unsupported: ['tenantPackage'] })
  const options = { profile, tokens: createMemoryStore(), traffic, language: () => 'en', log: () => undefined }
  expect((await createConsoleClient({ ...options, config })).supports(tenantPackage.page)).toBe(false)
  const named = { ...config, profile: { extends: 'jwsk' } }
  expect((await createConsoleClient({ ...options, config: named })).supports(tenantPackage.page)).toBe(true)
})

test('options of the config override those of its profile', async () => {
  const names = { servicePrefix: 'acme-', apiPrefix: '', paths: { captcha: '/jwsk-auth/picture' } }
  const { client, requests } = await open({ profile: 'springblade', passwordKey: publicKey, ...names })
  await client.session.captcha().catch(() => undefined)
  expect(requests).toEqual(['http://console.test/acme-system/user/list', 'http://console.test/acme-auth/picture'])
})

test('headers and envelope of the config apply to every call', async () => {
  const options = { headers: { 'X-Client': 'console' }, envelope: { success: ['0', 200], code: 'status', data: 'result' } }
  const { client } = await open(options, createMemoryStore(), { status: 200, result: emptyPage.data })
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('X-Client'))
    return new Response(JSON.stringify({ status: '0', result: { id: '1' } }))
  })
  expect(await client.call(user.detail, { id: '1' })).toEqual({ id: '1' })
  await client.session.captcha().catch(() => undefined)
  expect(sent).toEqual(['console', 'console'])
})

test('every call to a deployment of a profile has the language on screen', async () => {
  const send = async (options: object) => {
    const { client } = await open(options)
    const sent: (string | null)[] = []
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('Accept-Language'))
      return new Response(JSON.stringify(emptyPage))
    })
    shown = 'zh-CN'
    await client.call(user.page)
    shown = 'en'
    await client.call(user.page)
    await client.session.captcha().catch(() => undefined)
    return sent
  }
  const bladeX = { profile: 'bladex', passwordKey: publicKey }
  expect(await send(bladeX)).toEqual(['zh-CN', 'en', 'en'])
  expect(await send({ ...bladeX, headers: { 'accept-language': 'fr' } })).toEqual(['fr', 'fr', 'fr'])
  expect(await send({})).toEqual([null, null, null])
})

describe('encryption', () => {
  const dataKey = randomBytes(8).toString('hex')
  const tokenKey = randomBytes(8).toString('hex')
  const page = { extends: 'bladex', publicKey, crypto: { calls: ['/blade-system/'] } }

  test.each([
    ['the config', { crypto: { dataKey, calls: ['user.page'] } }],
    ['a profile', { profile: page, crypto: { dataKey } }],
    ['the config before its profile', { profile: { ...page, crypto: { calls: [] } }, crypto: { dataKey, calls: 'all' } }],
  ])('of the calls that %s names', async (_, options) => {
    const config = parseConfig(JSON.stringify({ clientId: 'a', clientSecret: 'b', ...options }), 'production')
    const crypted = await createConsoleClient({ config, tokens: createMemoryStore(), traffic, language: () => 'en', log: () => undefined })
    const { encrypt, decrypt } = await createAesCipher(dataKey)
    const sent: URL[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(new URL(url))
      return new Response(await encrypt(JSON.stringify({ ...emptyPage, data: { records: [], total: 7 } })))
    })
    expect((await crypted.call(user.page, { current: 3 })).total).toBe(7)
    expect(await decrypt(sent[0]?.searchParams.get('data') ?? '')).toBe('{"current":3}')
    crypted.dispose()
  })

  test.each([
    ['an unknown call', { dataKey, calls: ['user.pgae'] }, 'crypto.calls is invalid: option "crypto.calls" names "user.pgae"'],
    ['no key', { calls: 'all' }, 'needs "crypto.dataKey" or "crypto.tokenKey"'],
  ])('with %s is an error of the config', async (_, crypto, message) => {
    await expect(open({ crypto })).rejects.toThrow(message)
  })

  test('of keys alone encrypts nothing', async () => {
    const { requests } = await open({ crypto: { dataKey, tokenKey } })
    expect(requests).toEqual(['http://console.test/api/jwsk-system/user/page'])
  })
})

test('a service has the path of the config, else that of the profile', async () => {
  const profile = { extends: 'bladex', publicKey, servicePaths: { system: '/people', desk: '' } }
  const { client, requests } = await open({ profile, servicePaths: { desk: '/desk' } })
  await client.call(notice.page)
  expect(requests).toEqual(['http://console.test/api/people/user/page', 'http://console.test/api/desk/notice/list'])
})

test.each([
  ['probe', 'forbidden', ['/page', '/user-info']],
  ['end', 'unauthorized', ['/page']],
])('a 401 with on401 %s is %s', async (on401, kind, paths) => {
  const tokens = createMemoryStore()
  const { client } = await open({ ...(on401 === 'end' && { on401 }) }, tokens)
  const names = { account: '', realName: '', nickName: '', avatar: '', oauthId: '', userType: '' }
  const guest = { ...names, userId: '1', tenantId: '000000', deptId: '', roleId: '', roles: [] }
  tokens.write({ generation: Date.now(), storedAt: Date.now(), accessToken: 'a', refreshToken: '', user: guest })
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url.slice(url.lastIndexOf('/')))
    const answer = url.endsWith('/user-info') ? { code: 200, data: {} } : { code: 401, msg: '请求未授权' }
    return new Response(JSON.stringify(answer), { status: answer.code })
  })
  await expect(client.call(user.page)).rejects.toMatchObject({ kind, message: '请求未授权' })
  expect(requests).toEqual(paths)
  expect(client.session.current() === undefined).toBe(on401 === 'end')
})

test('an internal server error is logged without secrets', async () => {
  const { client } = await open({})
  const serverMessage = '### Error querying database. Cause: java.sql.SQLException: password=hunter2hunter'
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ code: 500, success: false, data: {}, msg: serverMessage }), { status: 500 }),
  )
  await expect(client.call(user.submit, { password: 'hunter2hunter' } as never)).rejects.toThrow()
  expect(logged).toEqual([expect.objectContaining({ type: 'crash', url: 'http://console.test/system/post', info: 'user.submit 500' })])
  expect(JSON.stringify(logged)).toContain('SQLException')
  expect(JSON.stringify(logged)).not.toContain('hunter2')
})

test('an error message for users is not logged', async () => {
  const { client } = await open({})
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 400, success: false, msg: '当前账号已被使用!' }), { status: 400 }))
  await expect(client.call(user.page)).rejects.toThrow()
  expect(logged).toEqual([])
})
