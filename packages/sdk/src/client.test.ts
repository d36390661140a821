import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../test/fault-server'
import { createClient } from './client'
import { tenant, tenantPackage } from './generated/system'
import type { Operation } from './operation'
import { createCookieStore } from './session/cookie-store'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer((seen, response) => {
    if (seen.path === '/api/jwsk-auth/oauth/token') return sendJson(response, tokenResponse('one'))
    if (seen.path === '/api/jwsk-auth/oauth/logout') return sendJson(response, successEnvelope({}))
    return sendJson(response, successEnvelope({ records: [{ id: '1790000000000000001', packageName: '景区基础版' }], total: 1 }))
  })
})
afterEach(() => server.stop())

const open = () => createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test' })

test('call returns the payload without its envelope', async () => {
  const page = await open().call(tenantPackage.page, { current: 1, size: 10 })
  expect(page.records[0]?.packageName).toBe('景区基础版')
  expect(page.total).toBe(1)
})

// spec 4.1, 7.2, 7.4, 7.25
test('sign-in sends the password hash and later calls send the token', async () => {
  const client = open()
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  await client.call(tenantPackage.page)
  const [token, page] = server.requests
  expect(token?.query.get('password')).toBe('240be518fabd2724ddb6f04eeb1da5967448d7e831c08c8fa822809f74c720a9')
  expect(token?.query.get('grant_type')).toBe('password')
  expect(token?.headers['tenant-id']).toBe('000000')
  expect(token?.headers['blade-auth']).toBeUndefined()
  expect(page?.headers['blade-auth']).toBe('bearer one')
  expect(page?.headers.authorization).toBe(`Basic ${Buffer.from('console:test').toString('base64')}`)
  client.dispose()
})

// spec 7.54
test('loads the package of a tenant by its tenant id', async () => {
  await open().call(tenant.packageDetail, { tenantId: '880001' })
  const [{ method, path, query } = expect.fail('no request')] = server.requests
  expect([`${method} ${path}`, Object.fromEntries(query)]).toEqual(['GET /api/jwsk-system/tenant/package-detail', { tenantId: '880001' }])
})

test('createClient names a missing option', () => {
  expect(() => createClient({ baseUrl: 'http://x', clientSecret: 'x' } as never)).toThrow('createClient: option "clientId" is missing')
  expect(() => createClient({ baseUrl: 'http://x', clientId: '', clientSecret: 'x' })).toThrow('option "clientId" is missing')
  expect(() => createClient({ clientId: 'x', clientSecret: 'x' } as never)).toThrow('createClient: option "baseUrl" is missing')
})

test('createClient rejects a profile name or undefined as profile', () => {
  for (const profile of ['springblade', null, {}] as const) {
    const options = { baseUrl: 'http://x', clientId: 'x', clientSecret: 'x', profile }
    expect(() => createClient(options as never)).toThrow('createClient: option "profile" is not a profile')
  }
})

test('rejects non-operations and non-file operations before sending', async () => {
  const client = open()
  const misspelt = (tenantPackage as unknown as Record<string, typeof tenantPackage.page>).pgae as typeof tenantPackage.page
  expect(await catchError(client.call(misspelt))).toMatchObject({ kind: 'configuration', message: 'what is called is no operation' })
  const file = { kind: 'configuration', operation: 'tenantPackage.page', message: 'the operation answers with no file' }
  const page: Operation<undefined, Blob> = { id: 'tenantPackage.page', method: 'GET', path: '/jwsk-system/tenant-package/page' }
  expect(await catchError(client.download(page))).toMatchObject(file)
  expect(await catchError(client.stream(page))).toMatchObject(file)
  expect(server.requests).toEqual([])
})

test('createCookieStore throws a clear error outside of a page', () => {
  expect(() => createCookieStore()).toThrow('createCookieStore: no page is here; leave tokenStore out')
})
