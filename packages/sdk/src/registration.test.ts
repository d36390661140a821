import { describe, expect, test } from 'vitest'
import { catchError } from '../test/catch-error'
import { tokenResponse } from '../test/fault-server'
import { fc, test as property } from '../test/property'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { registerGuest } from './registration'
import { createOAuthStateStore } from './session/oauth-states'

const guest = { name: '游客', account: 'guest', password: 'secret', password2: 'secret' }
const cipher = { encrypt: async (password: string) => `sealed:${password.length}` }

async function open(oauthId: string) {
  const network = createScriptedFetch((url) =>
    jsonResponse(
      url.pathname.endsWith('/token')
        ? tokenResponse('one', { user_id: -1, oauth_id: oauthId })
        : { code: 200, success: true, msg: '操作成功' },
    ),
  )
  const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'console', clientSecret: 'test', fetch: network.fetch })
  await client.session.signInWith({ type: 'social', source: 'github', code: 'c', state: 's' })
  client.dispose()
  return { client, network }
}

describe('a guest', () => {
  // spec 3.18, 3.20, 7.21
  test('is registered with the declared fields and an encrypted password', async () => {
    const { client, network } = await open('55')
    await registerGuest(client, { ...guest, ...{ roleId: '1', status: 2 } }, { cipher })
    expect(Object.fromEntries(network.requests[1]?.url.searchParams ?? [])).toEqual({
      tenantId: '000000',
      name: '游客',
      account: 'guest',
      password: 'sealed:6',
      password2: 'sealed:6',
      oauthId: '55',
    })
  })
  test('with different passwords or without a third-party login is rejected', async () => {
    const { client, network } = await open('55')
    expect(await catchError(registerGuest(client, { ...guest, password2: 'other' }, { cipher }))).toMatchObject({ kind: 'configuration' })
    expect(await catchError(registerGuest((await open('')).client, guest, { cipher }))).toMatchObject({ kind: 'configuration' })
    expect(network.requests).toHaveLength(1)
  })
})

describe('H15 the state of a third-party login', () => {
  const storage = () => {
    const entries = new Map<string, string>()
    return {
      entries,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    }
  }
  const login = { source: 'github', tenantId: '000000', returnPath: '/wel/index' }

  test('is valid once', () => {
    const states = createOAuthStateStore(storage())
    const state = states.issue(login)
    expect(state).toMatch(/^[0-9a-f]{32}$/)
    expect(states.redeem(state)).toEqual(login)
    expect(states.redeem(state)).toBeUndefined()
  })
  test('is valid for ten minutes', () => {
    const held = storage()
    const states = createOAuthStateStore(held)
    const state = states.issue(login)
    for (const [key, value] of held.entries) held.entries.set(key, value.replace(/"until":\d+/, `"until":${Date.now() - 1}`))
    expect(states.redeem(state)).toBeUndefined()
  })
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'never redirects to %j',
    (returnPath) => {
      const states = createOAuthStateStore(storage())
      expect(states.redeem(states.issue({ ...login, returnPath }))?.returnPath).toBe('/')
    },
  )
  property.property(
    'that was not issued here is rejected',
    [fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '0'.repeat(32)))],
    (state) => {
      const held = storage()
      held.setItem('jwsk-login-state-', JSON.stringify({ ...login, until: Date.now() + 1000 }))
      expect(createOAuthStateStore(held).redeem(state)).toBeUndefined()
    },
  )
})
