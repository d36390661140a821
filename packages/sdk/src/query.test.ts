import { describe, expect, test } from 'vitest'
import { tokenResponse } from '../test/fault-server'
import { fc, test as property } from '../test/property'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { menu, tenantPackage } from './generated/system'
import { createQueries, entityKey, getQueryScope, operationKey, toCacheable } from './query'

const open = () => {
  const network = createScriptedFetch((url) =>
    jsonResponse(
      url.pathname.endsWith('/token')
        ? tokenResponse('one', { dept_id: '7', role_id: '8' })
        : { code: 200, msg: '', data: { records: [{ id: '1' }], total: 45 } },
    ),
  )
  return {
    network,
    client: createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', fetch: network.fetch }),
  }
}

describe('a query key', () => {
  test('starts with the user and ends with the input', async () => {
    const { client } = open()
    await client.session.signIn({ username: 'a', password: 'b' })
    const queries = createQueries(client, () => getQueryScope(client, 'en'))
    expect(queries.options(tenantPackage.page, { size: 10, current: 1 }).queryKey).toEqual([
      '000000',
      '1123598821738675201',
      '7',
      '8',
      'en',
      'tenantPackage',
      'page',
      { current: 1, size: 10 },
    ])
    expect(queries.key(tenantPackage.page)).toEqual(['000000', '1123598821738675201', '7', '8', 'en', 'tenantPackage', 'page'])
    expect(queries.entityKey(tenantPackage.submit)).toEqual(['000000', '1123598821738675201', '7', '8', 'en', 'tenantPackage'])
    client.dispose()
  })
  test('needs only a scope, an operation and an input, but no client', () => {
    expect(operationKey(['a'], menu.routes)).toEqual(['a', 'menu', 'routes'])
    expect(operationKey(['a'], menu.routes, { topMenuId: '1', sort: undefined })).toEqual(['a', 'menu', 'routes', { topMenuId: '1' }])
    expect(operationKey(['a'], { id: 'session.userInfo' })).toEqual(['a', 'session', 'userInfo'])
    expect(entityKey(['a'], menu.submit)).toEqual(['a', 'menu'])
  })
  test('of an infinite query differs from that of a page but shares its prefix', () => {
    const queries = createQueries(open().client, () => ['a'])
    const input = { size: 20 }
    const one = queries.options(tenantPackage.page, input).queryKey
    const pages = queries.pages(tenantPackage.page, input).queryKey
    expect(pages).not.toEqual(one)
    expect(pages.slice(0, one.length)).toEqual(one)
  })
  test('is equal for equal inputs regardless of property order', () => {
    const queries = createQueries(open().client)
    const key = (input: object) => JSON.stringify(queries.options(tenantPackage.page, input).queryKey)
    expect(key({ current: 1, packageName: 'x' })).toBe(key({ packageName: 'x', current: 1 }))
    expect(JSON.stringify(queries.pages(tenantPackage.page).queryKey)).not.toBe(key({ size: 20 }))
  })
  property.property(
    'H44 differs between users, roles and languages',
    [fc.array(fc.string(), { minLength: 5, maxLength: 5 }), fc.array(fc.string(), { minLength: 5, maxLength: 5 })],
    (one, other) => {
      const { client } = open()
      const toKey = (scope: readonly string[]) => JSON.stringify(createQueries(client, () => scope).options(menu.routes).queryKey)
      expect(toKey(one) === toKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    },
  )
})

test('toCacheable converts undefined to null', async () => {
  expect([await toCacheable(Promise.resolve(undefined)), await toCacheable(Promise.resolve(0))]).toEqual([null, 0])
})

test('options call the client and abort with their signal', async () => {
  const { client, network } = open()
  const { queryFn } = createQueries(client).options(tenantPackage.page, { current: 1 })
  expect((await queryFn({})).total).toBe(45)
  const controller = new AbortController()
  controller.abort()
  await expect(queryFn({ signal: controller.signal })).rejects.toMatchObject({ kind: 'abort' })
  expect(network.requests).toHaveLength(1)
})

test('pages are requested until the total is reached', async () => {
  const { client, network } = open()
  const { queryFn, initialPageParam, getNextPageParam } = createQueries(client).pages(tenantPackage.page, { packageName: 'x' })
  const page = await queryFn({ pageParam: initialPageParam })
  expect(network.requests[0]?.url.search).toBe('?size=20&packageName=x&current=1')
  expect([1, 2, 3].map((current) => getNextPageParam(page, [page], current))).toEqual([2, 3, undefined])
})
