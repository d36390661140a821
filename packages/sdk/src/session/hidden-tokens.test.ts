import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { tokenResponse } from '../../test/fault-server'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import type { StoredSession } from '../session-types'

test('sessions show no tokens when printed, and stores receive them', async () => {
  const { fetch } = createScriptedFetch(() => jsonResponse(tokenResponse('secret-access', { refresh_token: 'secret-refresh' })))
  let stored = ''
  const tokenStore = {
    read: () => (stored === '' ? undefined : (JSON.parse(stored) as StoredSession)),
    write: (session: StoredSession) => {
      stored = JSON.stringify(session)
    },
    clear: () => {
      stored = ''
    },
  }
  const client = createClient({ baseUrl: 'http://gateway.test', fetch, tokenStore })
  const changed: StoredSession[] = []
  client.session.on('changed', (session) => changed.push(session))
  const signedIn = await client.session.signIn({ username: 'a', password: 'b' })
  const refreshed = await client.session.refresh()
  await Promise.resolve()
  const sessions = [signedIn, refreshed, client.session.current(), ...changed]
  expect(sessions).toHaveLength(5)
  for (const session of sessions) {
    expect(inspect({ session })).not.toContain('secret')
    expect(JSON.stringify({ session })).not.toContain('secret')
    expect(inspect(session)).toContain("accessToken: '***'")
    expect(session).toMatchObject({ accessToken: 'secret-access', refreshToken: 'secret-refresh' })
  }
  expect(inspect(client, { depth: 9 })).not.toContain('secret')
  expect(stored).toContain('secret-access')
})

test('current returns the same object until the session changes', async () => {
  const { fetch } = createScriptedFetch(() => jsonResponse(tokenResponse('one')))
  const client = createClient({ baseUrl: 'http://gateway.test', fetch })
  const first = await client.session.signIn({ username: 'a', password: 'b' })
  expect(client.session.current()).toBe(client.session.current())
  expect(client.session.current()).toBe(first)
  expect(await client.session.refresh()).not.toBe(first)
})
