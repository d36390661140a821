import { createMemoryStore } from '@jwsk/sdk'
import { tenantPackage, user } from '@jwsk/sdk/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../platform/config/config'
import { createConsoleClient } from './client'

const publicKey = `04${'32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'}${'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'}`
let logged: unknown[] = []
const traffic = { started: () => undefined, ended: () => undefined }

beforeEach(() => {
  logged = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { origin: 'http://console.test', href: 'http://console.test/system/post' })
})
afterEach(() => vi.unstubAllGlobals())

async function open(more: object) {
  const config = parseConfig(JSON.stringify({ clientId: 'a', clientSecret: 'b', ...more }), 'production')
  const client = await createConsoleClient({ config, tokens: createMemoryStore(), traffic, log: (entry) => void logged.push(entry) })
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return new Response(JSON.stringify({ code: 200, data: { records: [], total: 0 }, msg: '' }))
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

test('the SpringBlade profile sets paths, encoding and unsupported calls', async () => {
  const { client, requests } = await open({ profile: 'springblade', passwordKey: publicKey })
  expect(requests).toEqual(['http://console.test/api/blade-system/user/list'])
  expect(client.supports(tenantPackage.page)).toBe(false)
  expect(await client.encodePassword('x', 'signIn')).toMatch(/^04/)
  expect(await client.encodePassword('x', 'change')).toBe('x')
})

test('options of the config override those of its profile', async () => {
  const names = { servicePrefix: 'acme-', apiPrefix: '', paths: { captcha: '/jwsk-auth/picture' } }
  const { client, requests } = await open({ profile: 'springblade', passwordKey: publicKey, ...names })
  await client.session.captcha().catch(() => undefined)
  expect(requests).toEqual(['http://console.test/acme-system/user/list', 'http://console.test/acme-auth/picture'])
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
