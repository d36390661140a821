import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { defineOperation } from '../define-operation'
import { param, user } from '../generated/system'
import { defineProfile } from '../profiles/define-profile'
import type { Client, ClientOptions } from '../types'
import { assertEncryption } from './encrypted-calls'

// generated for each run: the sources contain no key
const dataKey = randomBytes(8).toString('hex')
const tokenKey = randomBytes(16).toString('hex')

const createAes = (key: string) => {
  const names = [`aes-${key.length * 8}-cbc`, key, key.slice(0, 16)] as const
  return {
    encrypt: (text: string) => {
      const cipher = createCipheriv(...names)
      return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
    },
    decrypt: (text: string | null | undefined) => {
      const cipher = createDecipheriv(...names)
      return cipher.update(String(text), 'base64', 'utf8') + cipher.final('utf8')
    },
  }
}
// a second implementation of the server's side
const data = createAes(dataKey)
const token = createAes(tokenKey)

const empty = successEnvelope({ records: [], total: 0 })
const draft = { paramName: '夜游开放', paramKey: 'night.open', paramValue: '1' }
let server: FaultServer
const opened: Client[] = []
const open = (crypto: ClientOptions['crypto'] = {}, more: Partial<ClientOptions> = {}) => {
  const client = createClient({
    baseUrl: server.url,
    clientId: 'console',
    clientSecret: 'test',
    servicePrefix: 'blade-',
    crypto: { dataKey, ...crypto },
    ...more,
  })
  opened.push(client)
  return client
}

const respond = (body: unknown): FaultServer['answer'] => {
  const text = data.encrypt(JSON.stringify(body))
  return (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(text)
}

beforeEach(async () => {
  server = await startFaultServer(respond(empty))
})
afterEach(async () => {
  for (const client of opened.splice(0)) client.dispose()
  await server.stop()
})

describe('`crypto.calls`', () => {
  test.each([
    ['an id', ['param.page']],
    ['a path of the service', ['/blade-system/']],
    ['the path of the call', ['/blade-system/param/list']],
    ['a path without its last slash', ['/blade-system/param']],
    ['all', 'all' as const],
  ])('encrypts a query named by %s', async (_, calls) => {
    expect((await open({ calls }).call(param.page, { current: 2, paramName: '夜' })).total).toBe(0)
    const [request] = server.requests
    expect([...(request?.query.keys() ?? [])]).toEqual(['data'])
    expect(JSON.parse(data.decrypt(request?.query.get('data')))).toEqual({ current: 2, paramName: '夜' })
  })

  test.each([
    ['another id', ['param.detail']],
    ['another service', ['/blade-desk/']],
    ['the beginning of its name', ['/blade-system/par']],
    ['no call', []],
  ])('leaves a call in plain that is not named by %s', async (_, calls) => {
    server.answer = (_request, response) => sendJson(response, empty)
    await open({ calls }).call(param.page, { current: 2 })
    expect(server.requests[0]?.query.get('current')).toBe('2')
  })

  test.each([
    ['text', 'text/plain'],
    ['form', 'application/x-www-form-urlencoded'],
  ] as const)('sends a body as %s', async (body, type) => {
    server.answer = respond(successEnvelope(null))
    await open({ calls: ['param.submit'], body }).call(param.submit, draft)
    const [request] = server.requests
    expect(request?.headers['content-type']).toBe(type)
    const content = request?.body.toString() ?? ''
    expect(JSON.parse(data.decrypt(body === 'text' ? content : new URLSearchParams(content).get('data')))).toEqual(draft)
  })

  test('encrypts the token with its own key, that of a raw request too', async () => {
    server.answer = ({ path }, response) => sendJson(response, path.endsWith('/token') ? tokenResponse('one') : { code: 400, msg: 'no' })
    const client = open({ tokenKey, calls: ['/blade-system/'] })
    await client.session.signIn({ username: 'a', password: 'b' })
    await client.call(param.page).catch(() => undefined)
    await client.fetch(`${client.apiUrl}/blade-system/param/page?current=1`)
    await client.fetch(`${client.apiUrl}/blade-desk/notice/page`)
    const sent = server.requests.slice(1).map(({ headers }) => String(headers['blade-auth']))
    const ciphers = sent.slice(0, 2).map((header) => /^crypto (\S+)$/.exec(header)?.[1])
    expect([...ciphers.map(token.decrypt), sent[2]]).toEqual(['one', 'one', 'bearer one'])
    expect(server.requests[2]?.query.get('current')).toBe('1')
  })

  test('of all encrypts the sign-in', async () => {
    server.answer = respond(tokenResponse('one'))
    const session = await open({ calls: 'all' }).session.signIn({ username: 'admin', password: 'secret' })
    expect(session.accessToken).toBe('one')
    expect([...(server.requests[0]?.query.keys() ?? [])]).toEqual(['data'])
    expect(JSON.parse(data.decrypt(server.requests[0]?.query.get('data')))).toMatchObject({ username: 'admin', grant_type: 'password' })
  })

  test('leaves files in plain, and rejects one that is named', async () => {
    server.answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('PK')
    expect(await (await open({ calls: 'all' }).download(user.exportTemplate)).blob.text()).toBe('PK')
    const error = await catchError(open({ calls: ['user.exportTemplate'] }).download(user.exportTemplate))
    expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining('"user.exportTemplate", whose files') })
    expect(server.requests).toHaveLength(1)
  })

  test('yields to the option of a call', async () => {
    server.answer = (_, response) => sendJson(response, empty)
    await open({ calls: 'all' }).call(param.page, { current: 2 }, { cryptoData: false })
    expect(server.requests[0]?.query.get('current')).toBe('2')
  })

  test('of a profile apply, with the keys of the client', async () => {
    const profile = defineProfile({ name: 'ours', crypto: { calls: ['/blade-system/'], body: 'form' } })
    await open({}, { profile }).call(param.page, { current: 2 })
    expect([...(server.requests[0]?.query.keys() ?? [])]).toEqual(['data'])
  })

  test('names its dates as a plain query does', async () => {
    const find = defineOperation<{ from: Date; ids: readonly number[] }, unknown>({ method: 'GET', path: '/own/find' })
    await open({ calls: 'all' }).call(find, { from: new Date('2026-01-02T03:04:05Z'), ids: [1, 2] })
    expect(JSON.parse(data.decrypt(server.requests[0]?.query.get('data')))).toEqual({ from: '2026-01-02 11:04:05', ids: [1, 2] })
  })

  test('never loses a file of a body', async () => {
    const send = defineOperation<{ file: Blob }, unknown>({ method: 'POST', path: '/own/send' })
    const error = await catchError(open({ calls: 'all' }).call(send, { file: new Blob(['x']) }))
    expect([error.kind, server.requests]).toEqual(['configuration', []])
  })
})

describe('an invalid option', () => {
  test.each([
    [['user.sumbit'], 'names "user.sumbit", which is no operation of the contracts and no path, did you mean "user.submit"?'],
    [['blade-system/'], 'names "blade-system/", which is no operation of the contracts and no path'],
    [['/blade-system/?a'], 'names "/blade-system/?a", which is no operation of the contracts and no path'],
    [['//evil.example'], 'names "//evil.example", which is no operation of the contracts and no path'],
    [[''], 'names "", which is no operation of the contracts and no path'],
  ])('%j is named before anything is sent', async (calls, message) => {
    const error = await catchError(open({ calls }).call(param.page))
    expect([error.kind, error.message]).toEqual(['configuration', expect.stringContaining(message)])
    expect(() => assertEncryption({ calls, dataKey })).toThrow(message)
    expect(server.requests).toEqual([])
  })

  test('needs a key', async () => {
    const client = createClient({ baseUrl: server.url, crypto: { calls: 'all' } })
    opened.push(client)
    const error = await catchError(client.call(param.page))
    expect([error.kind, error.message]).toEqual(['configuration', 'option "crypto.calls" needs "crypto.dataKey" or "crypto.tokenKey"'])
  })
})

describe('a failure', () => {
  const secret = '4111 1111 1111 1111'
  const secretPage = successEnvelope({ records: [{ paramValue: secret }], total: 1 })
  const block = 16

  /** Fails if the error, as a log prints it, contains a key, the plain text or the cipher. */
  function assertNoSecrets(error: Error, cipher = '') {
    const shown = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)} ${String(error.stack)}`
    for (const text of [dataKey, tokenKey, secret, ...(cipher ? [cipher] : [])]) expect(shown).not.toContain(text)
  }

  const cipher = createAes(randomBytes(8).toString('hex')).encrypt(JSON.stringify(secretPage))
  const whole = data.encrypt(JSON.stringify(secretPage))
  test.each([
    ['another key', cipher],
    [
      'half a block',
      Buffer.from(whole, 'base64')
        .subarray(0, -block / 2)
        .toString('base64'),
    ],
    ['a block less', Buffer.from(whole, 'base64').subarray(0, -block).toString('base64')],
    ['text that is no base64', '没有加密'],
    ['JSON that is no object', '7'],
    ['text that is no JSON', data.encrypt(secret)],
  ])('of an answer with %s is one of decryption', async (_, text) => {
    server.answer = (_request, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(text)
    const error = await catchError(open({ calls: 'all' }).call(param.page))
    expect([error.kind, error.message, error.operation, error.status, error.body]).toEqual([
      'decrypt',
      'the answer cannot be decrypted',
      'param.page',
      200,
      undefined,
    ])
    assertNoSecrets(error, text.length > 1 ? text : '')
    expect(server.requests).toHaveLength(1)
  })

  test('of an answer in plain is one of decryption', async () => {
    server.answer = (_, response) => sendJson(response, secretPage)
    const error = await catchError(open({ calls: 'all' }).call(param.page))
    expect([error.kind, error.message, error.body]).toEqual(['decrypt', 'the answer is not encrypted', undefined])
    assertNoSecrets(error)
  })

  test('of a write leaves its outcome unknown', async () => {
    server.answer = (_, response) => sendJson(response, successEnvelope(null))
    expect(await catchError(open({ calls: 'all' }).call(param.submit, draft))).toMatchObject({ kind: 'decrypt', outcome: 'unknown' })
  })

  test.each([200, 400])('in plain with status %i is read as the error that it is', async (status) => {
    server.answer = (_, response) => sendJson(response, { code: 400, success: false, msg: '参数解密失败' }, status)
    const error = await catchError(open({ calls: 'all' }).call(param.submit, draft))
    expect([error.kind, error.message, error.code]).toEqual(['business', '参数解密失败', 400])
  })

  test('that is encrypted is read as the error that it is', async () => {
    server.answer = respond({ code: 400, success: false, msg: '名称已存在' })
    const error = await catchError(open({ calls: 'all' }).call(param.submit, draft))
    expect([error.kind, error.message]).toEqual(['business', '名称已存在'])
  })

  test('of a proxy is told as such', async () => {
    server.answer = (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>bad gateway</html>')
    expect(await catchError(open({ calls: 'all' }).call(param.page, {}, { retry: 0 }))).toMatchObject({ kind: 'network', status: 502 })
  })
})
