import { expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { RetryOptions } from '../types'

function open(retry: RetryOptions, answer = () => jsonResponse({}, 503)) {
  const { fetch, requests } = createScriptedFetch(answer)
  return { client: createClient({ baseUrl: 'http://gateway.test', fetch, retry }), requests }
}
const draft = { packageName: 'x', menuId: '1' }

test('limit and backoff of the client decide on retries', async () => {
  const waits: number[] = []
  const backoff = (retry: number) => {
    waits.push(retry)
    return 0
  }
  const { client, requests } = open({ limit: 3, backoff })
  expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'network', status: 503 })
  expect([requests.length, waits]).toEqual([4, [0, 1, 2]])
})

test('an option that is undefined keeps its default', async () => {
  const { client, requests } = open({ limit: undefined, methods: undefined, backoff: () => 0 } as never)
  await catchError(client.call(tenantPackage.page))
  expect(requests).toHaveLength(3)
})

test('the limit of a call takes precedence', async () => {
  const { client, requests } = open({ limit: 3, backoff: () => 0 })
  await catchError(client.call(tenantPackage.page, {}, { retry: 1 }))
  expect(requests).toHaveLength(2)
})

test('Retry-After takes precedence over the backoff', async () => {
  const answer = () => new Response('', { status: 503, headers: { 'retry-after': '0' } })
  const { client, requests } = open({ backoff: () => 1e6 }, answer)
  await catchError(client.call(tenantPackage.page))
  expect(requests).toHaveLength(3)
})

test('only the named methods are retried, unless an operation says otherwise', async () => {
  const { client, requests } = open({ methods: ['POST'], limit: 1, backoff: () => 0 })
  await catchError(client.call(tenantPackage.submit, draft))
  expect(requests).toHaveLength(2)
  await catchError(client.call(tenantPackage.page))
  expect(requests).toHaveLength(3)
  await catchError(client.call({ ...tenantPackage.submit, idempotent: false }, draft))
  expect(requests).toHaveLength(4)
})

test('a sign-in is never retried', async () => {
  const { client, requests } = open({ methods: ['GET', 'POST'], limit: 5, backoff: () => 0 })
  await catchError(client.session.signIn({ username: 'a', password: 'b' }))
  expect(requests).toHaveLength(1)
})
