import { randomBytes } from 'node:crypto'
import { type ClientOptions, createClient, isJwskError } from '@jwsk/sdk'
import { bladeX as createProfile } from '@jwsk/sdk/profiles'
import { param, user } from '@jwsk/sdk/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MockServer, startMockServer } from '../mock-server'
import { bladeX } from '../platforms/bladex'
import { publicKey } from '../spring-blade/password'
import { demoAccounts } from '../system/organisation/user-table'

const dataKey = randomBytes(8).toString('hex')
const tokenKey = randomBytes(12).toString('hex')
const otherKey = randomBytes(8).toString('hex')
const calls = ['/blade-system/param/', 'user.submit']
const draft = { paramName: '夜游开放', paramKey: 'night.open', paramValue: '20:00' }

let server: MockServer
const sent: { readonly url: string; readonly init: RequestInit | undefined; readonly text: string }[] = []
const disposals: (() => void)[] = []

beforeEach(async () => {
  server = await startMockServer({ platform: bladeX, port: 0, settings: { dataKey, tokenKey } })
  sent.length = 0
})
afterEach(async () => {
  for (const dispose of disposals.splice(0)) dispose()
  await server.close()
})

async function signIn(crypto: NonNullable<ClientOptions['crypto']>) {
  const client = createClient({
    profile: createProfile({ publicKey }),
    baseUrl: server.url,
    clientId: 'jwsk-console',
    clientSecret: 'jwsk-console',
    crypto,
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      sent.push({ url: String(url), init, text: await response.clone().text() })
      return response
    },
  })
  disposals.push(client.dispose)
  await client.session.signIn({ username: demoAccounts.admin.account, password: demoAccounts.admin.password })
  sent.length = 0
  return client
}

const catchMessage = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (isJwskError(error) ? `${error.kind}: ${error.message}` : String(error)),
  )

describe('with keys', () => {
  test.each(['text', 'form'] as const)('reads and writes encrypted, a body as %s', async (body) => {
    const client = await signIn({ dataKey, tokenKey, calls, body })
    await client.call(param.submit, draft)
    const page = await client.call(param.page, { current: 1, size: 5, paramKey: draft.paramKey })
    expect(page.records[0]).toMatchObject(draft)
    await client.call(param.detail, { id: page.records[0]?.id ?? '' })
    const wire = sent.map(({ url, init, text }) => decodeURIComponent(url) + JSON.stringify(init) + text).join('\n')
    for (const plain of [draft.paramName, draft.paramKey, 'paramKey', 'bearer']) expect(wire).not.toContain(plain)
    expect(wire).toContain('crypto ')
  })

  test('validates what it decrypts, and rejects in plain', async () => {
    const client = await signIn({ dataKey, tokenKey, calls })
    expect(await catchMessage(client.call(param.submit, { ...draft, paramKey: '' }))).toMatch(/^business: paramKey/)
    expect(sent[0]?.text).toMatch(/^\{/)
    expect((await client.call(user.page, { size: 1 })).records).toHaveLength(1)
  })

  test.each([
    ['a plain query', { tokenKey }, '请求未加密：参数'],
    ['a plain token', { dataKey }, '请求未加密：令牌'],
    ['a query of another key', { dataKey: otherKey, tokenKey }, '参数解密失败'],
    ['a token of another key', { dataKey, tokenKey: otherKey }, '令牌解密失败'],
  ])('rejects %s', async (_, crypto, message) => {
    const client = await signIn({ ...crypto, calls })
    expect(await catchMessage(client.call(param.page, { current: 1 }))).toBe(`business: ${message}`)
    expect(sent).toHaveLength(1)
  })

  test('rejects a plain body and one of another key', async () => {
    const plain = await signIn({ tokenKey, calls })
    expect(await catchMessage(plain.call(param.submit, draft))).toBe('business: 请求未加密：消息')
    const wrong = await signIn({ dataKey: otherKey, tokenKey, calls })
    expect(await catchMessage(wrong.call(param.submit, draft))).toBe('business: 消息解密失败')
  })

  test('rejects what lies beside the parameter', async () => {
    const client = await signIn({ dataKey, tokenKey, calls })
    const session = client.session.current()
    const headers = { 'Blade-Requested-With': 'BladeHttpRequest' }
    const response = await client.fetch(`${client.apiUrl}/blade-system/param/list?data=AAAA&current=1`, { headers })
    expect([session === undefined, (await response.json()).msg]).toEqual([false, '请求未加密：参数'])
  })
})

test('without keys everything is plain', async () => {
  await server.close()
  server = await startMockServer({ platform: bladeX, port: 0 })
  const client = await signIn({ dataKey, tokenKey })
  expect((await client.call(param.page, { size: 1 })).records).toHaveLength(1)
  expect(sent[0]?.url).toContain('size=1')
})
