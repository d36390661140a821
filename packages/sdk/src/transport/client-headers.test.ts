import { expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { tokenResponse } from '../../test/fault-server'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { Operation } from '../operation'
import type { ClientAuth, ClientOptions } from '../types'

const open = (options: Partial<ClientOptions>) => {
  const { fetch, requests } = createScriptedFetch(({ pathname }) => {
    if (pathname.endsWith('/oauth/token')) return jsonResponse(tokenResponse('one'))
    if (pathname.endsWith('/captcha')) return jsonResponse({ key: 'k', image: 'data:,' })
    return jsonResponse({ code: 200, data: { records: [], total: 0 }, msg: '' })
  })
  const client = createClient({ baseUrl: 'http://gateway.test', fetch, ...options })
  const sent = (name: string) => requests.map(({ init }) => new Headers(init.headers).get(name))
  return { client, requests, sent }
}
const credentials = { clientId: 'a', clientSecret: 'b' }

test('headers are sent with each call and each step of the session', async () => {
  const { client, requests, sent } = open({ ...credentials, headers: { 'X-Area': 'north' } })
  await client.session.captcha()
  await client.session.signIn({ username: 'a', password: 'b' })
  await client.session.refresh()
  await client.session.userInfo()
  await client.call(tenantPackage.page)
  await client.fetch('jwsk-system/tenant-package/page')
  await client.session.signOut()
  expect(requests).toHaveLength(7)
  expect(new Set(sent('x-area'))).toEqual(new Set(['north']))
  expect(new Set(sent('authorization'))).toEqual(new Set([`Basic ${btoa('a:b')}`]))
})

test('a function of headers is called for each request with its operation', async () => {
  let count = 0
  const { client, sent } = open({
    ...credentials,
    headers: async ({ id }) => {
      count += 1
      return { 'X-Trace': `${id} ${count}` }
    },
  })
  await client.session.signIn({ username: 'a', password: 'b' })
  await client.call(tenantPackage.page)
  expect(sent('x-trace')).toEqual([expect.stringMatching(/ 1$/), 'tenantPackage.page 2'])
})

test('headers of a call take precedence in any case of their names', async () => {
  const { client, sent } = open({ ...credentials, headers: { 'X-Area': 'north', 'X-Desk': '1', Accept: 'text/csv' } })
  await client.call(tenantPackage.page, {}, { headers: { 'x-area': 'south' } })
  await client.call(tenantPackage.page, {}, { headers: { accept: 'text/plain' } })
  expect([sent('x-area'), sent('x-desk'), sent('accept')]).toEqual([
    ['south', 'north'],
    ['1', '1'],
    ['text/csv', 'text/plain'],
  ])
})

test('nothing of the client is sent to another origin', async () => {
  const { client, requests, sent } = open({
    headers: { 'X-Key': 'secret' },
    auth: { type: 'apiKey', name: 'key', in: 'query', value: 'secret' },
  })
  await client.call<Operation<undefined>>({ id: 'map.tile', method: 'GET', path: 'http://other.test/tile', envelope: false })
  expect(sent('x-key')).toEqual([null])
  expect(requests[0]?.url.search).toBe('')
})

test('a failing function is a configuration error before anything is sent', async () => {
  const { client, requests } = open({
    clientId: 'a',
    clientSecret: () => {
      throw new Error('vault')
    },
  })
  expect(await catchError(client.call(tenantPackage.submit, { packageName: 'x', menuId: '1' }))).toMatchObject({
    kind: 'configuration',
    message: 'option "clientSecret" failed',
    outcome: undefined,
  })
  expect(requests).toEqual([])
})

test('rotated credentials are read for each request', async () => {
  let secret = 'old'
  const { client, sent } = open({ clientId: 'a', clientSecret: async () => secret })
  await client.session.signIn({ username: 'a', password: 'b' })
  secret = 'new'
  await client.call(tenantPackage.page)
  await client.call({ ...tenantPackage.page, basic: false })
  expect(sent('authorization')).toEqual([`Basic ${btoa('a:old')}`, `Basic ${btoa('a:new')}`, null])
})

test('a client without credentials sends no Basic header', async () => {
  const { client, sent } = open({})
  await client.call(tenantPackage.page)
  expect(sent('authorization')).toEqual([null])
})

test.each<[ClientAuth, string, string]>([
  [{ type: 'bearer', token: () => 't' }, 'authorization', 'Bearer t'],
  [{ type: 'basic', username: 'u', password: 'ü' }, 'authorization', 'Basic dTrDvA=='],
  [{ type: 'apiKey', name: 'X-Api-Key', value: async () => 'k' }, 'x-api-key', 'k'],
])('auth %o is sent to calls that take a token', async (auth, name, value) => {
  const { client, sent } = open({ auth })
  await client.call(tenantPackage.page)
  await client.call({ ...tenantPackage.page, token: false })
  expect(sent(name)).toEqual([value, null])
})

test('an API key in the query is encoded beside the input', async () => {
  const { client, requests } = open({ auth: { type: 'apiKey', name: 'key', in: 'query', value: 'a&b' } })
  await client.call(tenantPackage.page, { current: 2 })
  expect(requests[0]?.url.search).toBe('?current=2&key=a%26b')
})

test('an own Authorization header is refused with the option that sets it', async () => {
  const refused = {
    kind: 'configuration',
    message: expect.stringContaining('"authorization" is set by the client alone, see its option "auth"'),
  }
  const { client, requests } = open(credentials)
  expect(await catchError(client.call(tenantPackage.page, {}, { headers: { Authorization: 'x' } }))).toMatchObject(refused)
  const other = open({ headers: { authorization: 'x' } })
  expect(await catchError(other.client.call(tenantPackage.page))).toMatchObject(refused)
  expect([...requests, ...other.requests]).toEqual([])
})
