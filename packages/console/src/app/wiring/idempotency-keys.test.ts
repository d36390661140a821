import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, createMemoryStore } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys'

const done = { status: 200, body: JSON.stringify({ code: 200, success: true, data: {}, msg: '' }) }
const rejected = { status: 200, body: JSON.stringify({ code: 400, success: false, data: {}, msg: '重名' }) }
const gatewayTimeout = { status: 504, body: '<html>' }

let server: Server
let answers: (typeof done | 'reset')[]
/** writes that the server received: name and idempotency key */
let writes: { readonly name: string; readonly key: string }[]

beforeEach(async () => {
  answers = []
  writes = []
  server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { packageName } = JSON.parse(text) as { packageName: string } // the body that this test sends
    writes.push({ name: packageName, key: String(request.headers['idempotency-key']) })
    const answer = answers.shift() ?? done
    if (answer === 'reset') return request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

function open() {
  const { port } = server.address() as AddressInfo // it listens on a port
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    clientId: 'a',
    clientSecret: 'b',
    tokenStore: createMemoryStore(),
    middleware: [createIdempotencyKeys()],
  })
  const save = (packageName: string, key?: string) =>
    client.call(tenantPackage.submit, { packageName, menuId: '1' }, key ? { idempotencyKey: key } : {}).catch(() => 'failed')
  const countKeys = (name: string) => new Set(writes.filter((write) => write.name === name).map(({ key }) => key)).size
  return { save, countKeys }
}

test.each([
  ['a gateway timeout', gatewayTimeout],
  ['an unavailable service', { status: 503, body: '' }],
  ['a connection reset', 'reset' as const],
  ['an unreadable response', { status: 200, body: '<html>' }],
])('the same content reuses the key after %s', async (_, answer) => {
  const { save, countKeys } = open()
  answers = [answer, answer, done]
  expect(await save('一次')).toBe('failed')
  expect(await save('一次')).toBe('failed')
  expect(await save('一次')).not.toBe('failed')
  expect(writes).toHaveLength(3)
  expect(countKeys('一次')).toBe(1)
})

test('the same content gets a new key after a response', async () => {
  const { save, countKeys } = open()
  answers = [gatewayTimeout, done, done, rejected, rejected]
  for (let time = 0; time < 5; time += 1) await save('再来')
  // two attempts of the first write, then one each
  expect(countKeys('再来')).toBe(4)
})

test('other content, an expired key and a key of the caller are separate writes', async () => {
  const { save, countKeys } = open()
  answers = [gatewayTimeout, done]
  await save('甲')
  await save('乙')
  expect(new Set(writes.map(({ key }) => key)).size).toBe(2)
  await save('甲', 'mine')
  expect(writes.at(-1)?.key).toBe('mine')
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  await save('甲')
  expect(countKeys('甲')).toBe(3)
})
