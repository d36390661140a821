import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { type FaultServer, sendJson, startFaultServer, successEnvelope, tokenResponse } from '../../test/fault-server'
import { createClient } from '../client'
import { tenantPackage } from '../generated/system'
import type { Client } from '../types'

const infoPath = '/api/jwsk-auth/oauth/user-info'
const me = '1123598821738675201'
const { user_id: _, ...nameless } = tokenResponse('theirs')

let server: FaultServer
let client: Client
let info: { status: number; body: unknown }

beforeEach(async () => {
  info = { status: 200, body: successEnvelope({ user_id: me }) }
  server = await startFaultServer((seen, response) => {
    if (seen.path.endsWith('/token'))
      return sendJson(response, seen.query.get('grant_type') === 'refresh_token' ? nameless : tokenResponse('mine'))
    return seen.path === infoPath
      ? sendJson(response, info.body, info.status)
      : sendJson(response, successEnvelope({ records: [], total: 0 }))
  })
  client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'test' })
  await client.session.signIn({ username: 'admin', password: 'x' })
})
afterEach(async () => {
  client.dispose()
  await server.stop()
})

describe('a refresh without a user id in its response', () => {
  test('is accepted if user-info returns the same user', async () => {
    expect((await client.session.refresh()).accessToken).toBe('theirs')
    const infoCalls = server.requests.filter(({ path }) => path === infoPath)
    expect(infoCalls.map(({ headers }) => headers['blade-auth'])).toEqual(['bearer theirs'])
    expect(client.session.current()?.user.userId).toBe(me)
  })

  test.each([
    ['returns another user', 200, successEnvelope({ user_id: '99' })],
    ['returns another user in SpringBlade’s format', 200, successEnvelope({ id: 99, name: 'x' })],
    ['returns no user id', 200, successEnvelope({})],
    ['rejects the token', 401, { code: 401, msg: '请求未授权' }],
    ['is unavailable', 502, '<h1>'],
  ])('is rejected without sign-out if user-info %s', async (__, status, body) => {
    info = { status, body }
    const ended: string[] = []
    client.session.on('ended', (why) => ended.push(why))
    expect(await catchError(client.session.refresh())).toMatchObject({ kind: 'protocol', operation: 'auth.token' })
    expect(client.session.current()).toMatchObject({ accessToken: 'mine', user: { userId: me } })
    await client.call(tenantPackage.page)
    expect(server.requests.at(-1)?.headers['blade-auth']).toBe('bearer mine')
    expect(ended).toEqual([])
  })

  test('calls no user-info if the response names the user', async () => {
    server.answer = (__, response) => sendJson(response, tokenResponse('next'))
    await client.session.refresh()
    expect(server.count(infoPath)).toBe(0)
  })
})
