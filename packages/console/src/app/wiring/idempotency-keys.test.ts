import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, createMemoryStore } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys'

const done = { status: 200, body: JSON.stringify({ code: 200, success: true, data: {}, msg: '' }) }
const refused = { status: 200, body: JSON.stringify({ code: 400, success: false, data: {}, msg: '重名' }) }
const gatewayTimeout = { status: 504, body: '<html>' }

let server: Server
let answers: (typeof done | 'reset')[]
/** what the platform got: a name and the key of the write */
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
  const keysOf = (name: string) => new Set(writes.filter((write) => write.name === name).map(({ key }) => key)).size
  return { save, keysOf }
}

test.each([
  ['a gateway that gives up before the service does', gatewayTimeout],
  ['a service that is closed for a while', { status: 503, body: '' }],
  ['a connection that is reset', 'reset' as const],
  ['an answer that cannot be read', { status: 200, body: '<html>' }],
])('%s: the same content sent again is the same write', async (_, answer) => {
  const { save, keysOf } = open()
  answers = [answer, answer, done]
  expect(await save('一次')).toBe('failed')
  expect(await save('一次')).toBe('failed')
  expect(await save('一次')).not.toBe('failed')
  expect(writes).toHaveLength(3)
  expect(keysOf('一次')).toBe(1)
})

test('what was answered is over: the same content once more is a new write', async () => {
  const { save, keysOf } = open()
  answers = [gatewayTimeout, done, done, refused, refused]
  for (let time = 0; time < 5; time += 1) await save('再来')
  // two tries of the first, then one each
  expect(keysOf('再来')).toBe(4)
})

test('other content, a later day and a key of the caller’s own are writes of their own', async () => {
  const { save, keysOf } = open()
  answers = [gatewayTimeout, done]
  await save('甲')
  await save('乙')
  expect(new Set(writes.map(({ key }) => key)).size).toBe(2)
  await save('甲', 'mine')
  expect(writes.at(-1)?.key).toBe('mine')
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  await save('甲')
  expect(keysOf('甲')).toBe(3)
})
