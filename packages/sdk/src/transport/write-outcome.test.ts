import { describe, expect, test } from 'vitest'
import { createClient } from '../client'
import { isJwskError, type JwskError } from '../errors'
import { tenantPackage } from '../generated/system/tenant-package'
import { createMemoryStore } from '../session/memory-store'

const ok = { code: 200, success: true, msg: '', data: null }
const json = (body: unknown, status = 200) => Response.json(body, { status })
const html = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })
const broken = (code: string) => () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}

/** Saves against a server with these responses; returns the result and the idempotency keys of the attempts. */
async function save(...answers: readonly (() => Response)[]) {
  const keys: (string | null)[] = []
  const client = createClient({
    baseUrl: 'https://gateway.example.test',
    clientId: 'a',
    clientSecret: 'b',
    tokenStore: createMemoryStore(),
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return (answers[keys.length - 1] ?? answers.at(-1) ?? (() => json(ok)))()
    },
  })
  const draft = { packageName: '套餐', menuId: '1' }
  const error: unknown = await client.call(tenantPackage.submit, draft).catch((thrown: unknown) => thrown)
  const list = () => client.call(tenantPackage.page, {}).catch(() => undefined)
  return { keys, client, draft, list, error: isJwskError(error) ? error : undefined }
}

const summarize = (error: JwskError | undefined) => error && [error.kind, error.outcome, error.retryable]

describe('a failed write', () => {
  test.each([
    ['a reset', broken('ECONNRESET'), 'network'],
    ['a closed connection', broken('UND_ERR_SOCKET'), 'network'],
    ['a 502 of a proxy', () => html(502), 'network'],
    ['a 504 of a proxy', () => html(504), 'network'],
    ['an HTML page with status 200', () => html(200), 'protocol'],
    ['a redirect', () => html(302), 'protocol'],
    ['truncated JSON', () => new Response('{"code":200', { headers: { 'content-type': 'application/json' } }), 'protocol'],
    ['a 500 without an envelope', () => html(500), 'protocol'],
  ])('by %s may have been executed and is not retried', async (_, answer, kind) => {
    const { error, keys } = await save(answer)
    expect(summarize(error)).toEqual([kind, 'unknown', false])
    expect(keys).toHaveLength(1)
  })

  test.each([
    ['a refused connection', broken('ECONNREFUSED')],
    ['an unknown host', broken('ENOTFOUND')],
    ['too many calls', () => html(429)],
    ['a closed gateway', () => html(503)],
    ['a rejection by the platform', () => json({ code: 400, success: false, msg: '名称已存在' }, 400)],
    ['an HTML page with status 404', () => html(404)],
  ])('by %s was not executed', async (_, answer) => {
    expect((await save(answer)).error?.outcome).toBeUndefined()
  })
})

test('an aborted write has an unknown outcome only if it was sent', async () => {
  let controller = new AbortController()
  const { client, draft } = await save(() => {
    controller.abort()
    return json(ok)
  })
  controller = new AbortController()
  const giveUp = (signal: AbortSignal) => client.call(tenantPackage.submit, draft, { signal }).catch((thrown: unknown) => thrown)
  expect(await giveUp(controller.signal)).toMatchObject({ kind: 'abort', outcome: 'unknown', retryable: false })
  expect(await giveUp(AbortSignal.abort())).toMatchObject({ kind: 'abort', outcome: undefined, retryable: false })
})

test('a write rejected with 401 has a known outcome even if the refresh fails', async () => {
  const token = { access_token: 'a', refresh_token: 'r', expires_in: 3600, user_id: '1', account: 'x', tenant_id: '000000' }
  const refused = () => json({ code: 401, success: false, data: null, msg: '' }, 401)
  let signedIn = false
  const client = createClient({
    baseUrl: 'https://gateway.example.test',
    clientId: 'a',
    clientSecret: 'b',
    tokenStore: createMemoryStore(),
    fetch: async (url) => {
      if (!String(url).includes('/oauth/token')) return refused()
      if (signedIn) return html(502)
      signedIn = true
      return json(token)
    },
  })
  await client.session.signIn({ tenantId: '000000', username: 'x', password: 'y' })
  const error: unknown = await client.call(tenantPackage.submit, { packageName: '套餐', menuId: '1' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'network', operation: 'tenantPackage.submit', retryable: true })
  expect(error).not.toHaveProperty('outcome', 'unknown')
})

describe('the idempotency key of a write', () => {
  test('is 128 random bits, new for each call, and absent for a read', async () => {
    const { keys, client, draft, list } = await save()
    await client.call(tenantPackage.submit, draft)
    await list()
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBeNull()
  })

  test('is the caller’s key if given', async () => {
    const { keys, client, draft } = await save()
    await client.call(tenantPackage.submit, draft, { idempotencyKey: 'order-7' })
    expect(keys[1]).toBe('order-7')
  })
})
