import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { ossEndpoint } from './generated/resource'
import { post, tenantPackage } from './generated/system'
import { createSignature, readSignature, type SignedParts, signatureHeaders } from './signing'
import type { ClientOptions } from './types'

const secret = 'sk-0123456789abcdef'
const utf8 = (text: string) => new TextEncoder().encode(text)

const segment = fc.string({ minLength: 1, maxLength: 12 }).map(encodeURIComponent)
const parts: fc.Arbitrary<SignedParts> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  url: fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.array(fc.tuple(segment, segment), { maxLength: 3 }))
    .map(([path, query]) => `http://gateway.test/api/${path.join('/')}?${query.map((pair) => pair.join('=')).join('&')}`),
  body: fc.string({ maxLength: 30 }).map(utf8),
  keyId: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 19 }),
  timestamp: fc.nat().map(String),
  nonce: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 32 }),
})

test('the signature is that of its published form', async () => {
  await fc.assert(
    fc.asyncProperty(parts, async (some) => {
      const { method, url, body, keyId, timestamp, nonce } = some
      const { pathname, search } = new URL(url)
      const hash = createHash('sha256').update(body).digest('hex')
      const text = [method, pathname, search.slice(1), hash, keyId, timestamp, nonce].join('\n')
      expect(await createSignature(some, secret)).toBe(createHmac('sha256', secret).update(text).digest('hex'))
    }),
  )
})

const changes: { readonly [Name in keyof SignedParts]: (value: SignedParts[Name]) => SignedParts[Name] } = {
  method: (method) => (method === 'GET' ? 'POST' : 'GET'),
  url: (url) => url.replace('/api/', '/api/x'),
  body: (body) => utf8(`${new TextDecoder().decode(body)} `),
  keyId: (keyId) => `${keyId}1`,
  timestamp: (timestamp) => `${timestamp}0`,
  nonce: (nonce) => `${nonce}0`,
}

test('every change of a part breaks the signature', async () => {
  await fc.assert(
    fc.asyncProperty(parts, fc.constantFrom(...Object.keys(changes)), async (some, name) => {
      const change = Object.entries(changes).find(([known]) => known === name)?.[1] as (value: unknown) => unknown
      const changed = { ...some, [name]: change(Reflect.get(some, name)) }
      expect(await createSignature(changed, secret)).not.toBe(await createSignature(some, secret))
    }),
  )
})

test('a change of the query or of the secret breaks the signature', async () => {
  await fc.assert(
    fc.asyncProperty(parts, segment, async (some, more) => {
      const longer = { ...some, url: `${some.url}&${more}=1` }
      const signature = await createSignature(some, secret)
      expect(await createSignature(longer, secret)).not.toBe(signature)
      expect(await createSignature(some, `${secret}0`)).not.toBe(signature)
    }),
  )
})

test('no text of a part reads as two parts', async () => {
  const one = { method: 'GET', url: 'http://gateway.test/a', body: utf8(''), keyId: '1', timestamp: '2', nonce: 'a\nb' }
  expect(await catchError(createSignature(one, secret))).toMatchObject({ kind: 'configuration' })
})

const open = (options: Partial<ClientOptions> = {}) => {
  const { fetch, requests } = createScriptedFetch(() => jsonResponse({ code: 200, data: { records: [], total: 0 }, msg: '' }))
  const client = createClient({ baseUrl: 'http://gateway.test', fetch, signing: { keyId: '42', secret }, ...options })
  const getRequest = (place = 0) => {
    const sent = requests[place]
    if (!sent) throw new Error('nothing was sent')
    return new Request(sent.url, sent.init)
  }
  return { client, requests, getRequest }
}

test('signs what is sent: query, JSON and form with files', async () => {
  const { client, getRequest } = open()
  await client.call(tenantPackage.page, { current: 1, packageName: '停车 & 票务' })
  await client.call(post.submit, { tenantId: '000000', category: 1, postCode: 'a', postName: 'b', sort: 1 })
  await client.call(ossEndpoint.putFile, { file: new File(['picture'], 'lake.png', { type: 'image/png' }) })
  for (const place of [0, 1, 2]) {
    const signature = await readSignature(getRequest(place))
    expect(signature?.keyId).toBe('42')
    expect(await signature?.verify(secret)).toBe(true)
    expect(await signature?.verify('sk-other')).toBe(false)
  }
  expect((await getRequest(2).formData()).get('file')).toBeInstanceOf(File)
})

test('sends no secret, and each attempt has a nonce of its own', async () => {
  const { client, requests } = open({ retry: { backoff: () => 0 } })
  await client.call(tenantPackage.page)
  await client.call(tenantPackage.page)
  const nonces = requests.map(({ init }) => new Headers(init.headers).get(signatureHeaders.nonce))
  expect(new Set(nonces).size).toBe(2)
  expect(JSON.stringify(requests)).not.toContain(secret)
})

test('signs with the clock of the server', async () => {
  const { client, getRequest } = open({ signing: { keyId: '42', secret: async () => secret, clockOffset: 3_600_000 } })
  await client.call(tenantPackage.page)
  const signature = await readSignature(getRequest())
  expect(Number(signature?.timestamp) - Date.now()).toBeGreaterThan(3_500_000)
  expect(await signature?.verify(secret)).toBe(true)
})

test('a request without a valid signature is no signed one', async () => {
  const headers = { [signatureHeaders.signature]: 'zz', [signatureHeaders.nonce]: 'a' }
  expect(await readSignature(new Request('http://gateway.test/a'))).toBeUndefined()
  expect(await (await readSignature(new Request('http://gateway.test/a', { headers })))?.verify(secret)).toBe(false)
})

test('signs a request of its own, whose body is a stream', async () => {
  const { client, getRequest } = open()
  const init = { method: 'POST', body: new Blob(['abc']).stream(), duplex: 'half' } as RequestInit
  await client.fetch('acme-x/upload?page=1', init)
  expect(await (await readSignature(getRequest()))?.verify(secret)).toBe(true)
  expect(await getRequest().text()).toBe('abc')
})
