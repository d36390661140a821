import { expect, test } from 'vitest'
import { tokenResponse } from '../../test/fault-server'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { createMemoryStore } from './memory-store'

// spec 4.5
test('a session ended by force is removed without a call', async () => {
  const tokenStore = createMemoryStore()
  const network = createScriptedFetch(() => jsonResponse(tokenResponse('one')))
  const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch, tokenStore })
  await client.session.signIn({ username: 'admin', password: 'x' })
  client.session.end()
  await new Promise((done) => setTimeout(done, 20))
  expect([client.session.current(), tokenStore.read()]).toEqual([undefined, undefined])
  expect(network.count('/logout')).toBe(0)
  client.dispose()
})
