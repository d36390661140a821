import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { tokenResponse } from '../../test/fault-server'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { logCalls } from '../call-log'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import { createMemoryStore } from '../session/memory-store'
import type { ClientOptions } from '../types'

const apiKey = 'sk-0123456789abcdef'

const open = (options: Partial<ClientOptions> = {}, answer: unknown = { code: 200, data: { records: [], total: 0 }, msg: '' }) => {
  const { fetch, requests } = createScriptedFetch(() => jsonResponse(answer))
  const client = createClient({ baseUrl: 'http://gateway.test', fetch, apiKey, ...options })
  return { client, requests, sent: (name: string) => requests.map(({ init }) => new Headers(init.headers).get(name)) }
}

test('the key stands for the token of each call', async () => {
  const { client, sent } = open()
  await client.call(tenantPackage.page)
  await client.fetch('jwsk-system/tenant-package/page')
  expect(sent('x-api-key')).toEqual([apiKey, apiKey])
  expect([...sent('blade-auth'), ...sent('authorization')]).toEqual([null, null, null, null])
})

test('a function of the key is called for each request', async () => {
  let count = 0
  const { client, sent } = open({ apiKey: async () => `sk-${++count}` })
  await client.call(tenantPackage.page)
  await client.call(tenantPackage.page)
  expect(sent('x-api-key')).toEqual(['sk-1', 'sk-2'])
})

test('a rejected key is an unauthorized error, once, without a refresh', async () => {
  const { client, requests } = open({}, { code: 401, msg: '密钥已停用' })
  expect(await catchError(client.call(tenantPackage.page))).toMatchObject({ kind: 'unauthorized', message: '密钥已停用', retryable: false })
  expect(requests).toHaveLength(1)
})

test('neither errors nor logs contain the key, even if the server repeats it', async () => {
  const entries: unknown[] = []
  const { client } = open(
    { middleware: [logCalls((entry) => void entries.push(entry))] },
    { code: 401, msg: `密钥 ${apiKey} 无效`, data: { key: apiKey } },
  )
  const error = await catchError(client.call(tenantPackage.page))
  expect(error).toMatchObject({ kind: 'unauthorized' })
  expect(inspect([error, (error as { body?: unknown }).body, entries], { depth: 9, showHidden: true })).not.toContain(apiKey)
})

test('a client with a key has no session, neither a new nor a stored one', async () => {
  const tokenStore = createMemoryStore()
  const { fetch } = createScriptedFetch(() => jsonResponse(tokenResponse('one')))
  const signedIn = createClient({ baseUrl: 'http://gateway.test', fetch, clientId: 'a', clientSecret: 'b', tokenStore })
  await signedIn.session.signIn({ username: 'a', password: 'b' })
  const { client, requests } = open({ tokenStore })
  expect(await catchError(client.session.signIn({ username: 'a', password: 'b' }))).toMatchObject({ kind: 'configuration' })
  expect(await catchError(client.call(tenantPackage.page))).toMatchObject({
    kind: 'configuration',
    message: 'a client with an API key has no session',
  })
  expect(requests).toEqual([])
})
