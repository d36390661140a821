import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../test/fault-server'
import { createClient } from './client'
import { defineOperation } from './define-operation'
import { operationKey } from './query'
import type { Client } from './types'

interface Boat {
  readonly id: string
  readonly name: string
}

type Search = { readonly current?: number; readonly size?: number; readonly name?: string } | undefined

const boats = defineOperation<Search, { records: Boat[]; total: number }>({ method: 'GET', path: '/acme-harbour/boat/page', paged: true })
const boat = defineOperation<{ id: string }, Boat>({ method: 'GET', path: '/acme-harbour/boats/{id}' })
const submit = defineOperation<{ name: string }>({ method: 'POST', path: '/acme-harbour/boat/submit', responseType: 'none' })
const remove = defineOperation<{ ids: string }>({ method: 'POST', path: '/acme-harbour/boat/remove', input: 'query', responseType: 'none' })
const wind = defineOperation<undefined, { speed: number }>({ method: 'GET', path: '/wind', envelope: false, id: 'weather.wind' })

// checked by the compiler; executed only so that it is not dead code
const refusals = (client: Client) => [
  // @ts-expect-error: rows come from nowhere where the call does not say that it is paged
  () => defineOperation<undefined, { records: Boat[]; total: number }>({ method: 'GET', path: '/a/b' }),
  // @ts-expect-error: a call without a payload says so
  () => defineOperation<{ ids: string }>({ method: 'POST', path: '/a/b' }),
  // @ts-expect-error: a file says so
  () => defineOperation<undefined, Blob>({ method: 'GET', path: '/a/b' }),
  // @ts-expect-error: a boat is no page
  () => defineOperation<undefined, Boat>({ method: 'GET', path: '/a/b', paged: true }),
  // @ts-expect-error: a path begins at the gateway
  () => defineOperation<undefined, Boat>({ method: 'GET', path: 'a/b' }),
  // @ts-expect-error: no such method
  () => defineOperation<undefined, Boat>({ method: 'FETCH', path: '/a/b' }),
  // @ts-expect-error: a boat has an id to be asked for
  () => client.call(boat),
  // @ts-expect-error: a name is text
  () => client.call(submit, { name: 1 }),
]

let server: FaultServer
let client: Client
beforeEach(async () => {
  server = await startFaultServer(({ path }, response) =>
    sendJson(response, path.endsWith('/token') ? tokenResponse('one') : successEnvelope({})),
  )
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test' })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

test('derives an id from the path that equals none of the contracts', () => {
  const named = [boats, boat, submit, remove, wind].map(({ id }) => id)
  expect(named).toEqual(['acmeHarbourBoat.page', 'acmeHarbourBoats.id', 'acmeHarbourBoat.submit', 'acmeHarbourBoat.remove', 'weather.wind'])
  expect(defineOperation({ method: 'POST', path: '/ping', responseType: 'none' }).id).toBe('ping.post')
  expect(operationKey([], boats, { current: 1 })).toEqual(['acmeHarbourBoat', 'page', { current: 1 }])
  expect(refusals(client)).toHaveLength(8)
})

test('paginates across a lost connection and a rejected token', async () => {
  await client.session.signIn({ username: 'a', password: 'b' })
  Object.assign(client.session.current() ?? {}, { storedAt: Date.now() - 60_000 })
  server.answer = ({ path, query, headers }, response, socket) => {
    if (path.endsWith('/token')) return sendJson(response, tokenResponse('two'))
    if (headers['blade-auth'] !== 'bearer two') return sendJson(response, { code: 401, msg: 'x' }, 401)
    if (server.count('/api/acme-harbour/boat/page') === 2) return socket.destroy()
    const id = query.get('current') ?? ''
    return sendJson(response, successEnvelope({ records: [{ id, name: `boat ${id}` }], total: 2, size: 1 }))
  }
  const names: string[] = []
  for await (const { name } of client.records(boats, { size: 1 })) names.push(name)
  expect(names).toEqual(['boat 1', 'boat 2'])
  expect(server.count('/api/jwsk-auth/oauth/token')).toBe(2)
})

test('sends the input in the part that the method implies, unless overridden', async () => {
  await client.call(boat, { id: '7' })
  await client.call(submit, { name: '青云' })
  expect(await client.call(remove, { ids: '1,2' })).toBeUndefined()
  const [read, written, removed] = server.requests
  expect(read).toMatchObject({ method: 'GET', path: '/api/acme-harbour/boats/7' })
  expect(written?.body.toString()).toBe('{"name":"青云"}')
  expect(removed).toMatchObject({ method: 'POST', path: '/api/acme-harbour/boat/remove' })
  expect([removed?.query.get('ids'), removed?.body.length]).toEqual(['1,2', 0])
})

test('returns a response without envelope and names a rejection', async () => {
  server.answer = (_, response) => sendJson(response, { speed: 7 })
  expect((await client.call(wind)).speed).toBe(7)
  server.answer = (_, response) => sendJson(response, { code: 400, msg: '业务异常' }, 400)
  expect(await catchError(client.call(boats))).toMatchObject({ kind: 'business', operation: 'acmeHarbourBoat.page', message: '业务异常' })
})
