import { expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { loadProfileOptions } from '../configured'
import { isUnsupportedError } from '../errors'
import { dict, menu, user } from '../generated/system'
import { defineProfile } from './define-profile'
import { springBlade } from './spring-blade'

/** Fictional deployment: the profile of an adopter, in one file. */
const forester = defineProfile({
  name: 'forester',
  servicePrefix: 'forest-',
  tokenHeader: 'X-Forest',
  token: { requestFields: { username: 'login', grant_type: 'how', type: '' }, responseFields: { role_name: 'may', access_token: 'pass' } },
  passwords: { signIn: (password) => [...password].reverse().join(''), change: 'sha256' },
  operationOverrides: {
    'user.page': { path: '/jwsk-system/people', mapPayload: (people) => ({ records: people, total: 1 }), paged: undefined },
  },
  unsupported: ['flow/', 'menu.routesExt'],
  dictionaryAliases: { sex: 'gender' },
})

function open(profile = forester) {
  const network = createScriptedFetch((url) =>
    jsonResponse(
      url.pathname.endsWith('/token')
        ? { data: { pass: 'leaf', may: 'ranger', userId: '7', tenantId: '000000' } }
        : { code: 200, data: [{ id: '1' }], msg: '' },
    ),
  )
  return {
    network,
    client: createClient({ profile, baseUrl: 'http://forest.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch }),
  }
}

test('a custom profile maps names, passwords and responses', async () => {
  const { client, network } = open()
  const session = await client.session.signIn({ username: 'ranger', password: 'abc' })
  expect(session).toMatchObject({ accessToken: 'leaf', user: { roles: ['ranger'] } })
  const token = network.requests[0]?.url ?? expect.fail()
  expect([token.pathname, Object.fromEntries(token.searchParams)]).toEqual([
    '/api/forest-auth/oauth/token',
    { tenantId: '000000', login: 'ranger', password: 'cba', how: 'password', scope: 'all' },
  ])
  expect(await client.call(user.page, { current: 1 })).toEqual({ records: [{ id: '1' }], total: 1 })
  expect(network.requests[1]?.url.href).toBe('http://forest.test/api/forest-system/people?current=1')
  expect(new Headers(network.requests[1]?.init.headers).get('x-forest')).toBe('bearer leaf')
  await client.call(dict.dictionary, { code: 'sex' })
  expect(network.requests[2]?.url.search).toBe('?code=gender')
  await expect(client.call(menu.routesExt)).rejects.toSatisfy(isUnsupportedError)
  client.dispose()
})

test('sends a dictionary code named like an inherited property unchanged', async () => {
  const { client, network } = open()
  await client.call(dict.dictionary, { code: 'constructor' })
  expect(network.requests[0]?.url.search).toBe('?code=constructor')
  client.dispose()
})

test('filtersExactly matches an entity or an operation id', () => {
  const exact = defineProfile({ name: 'exact', exactFilters: ['dict', 'user.userList'] })
  expect([dict.list, user.userList, user.page].map((operation) => exact.filtersExactly?.(operation))).toEqual([true, true, false])
})

test('an existing profile can be extended by spreading it', () => {
  const publicKey = 'a'.repeat(128)
  const ours = defineProfile({ ...springBlade({ publicKey }), name: 'ours', unsupported: ['user.auditPass'] })
  expect([user.auditPass, menu.routesExt].map((operation) => ours.supports?.(operation))).toEqual([false, true])
  expect(ours.adapt?.(user.page, {}).operation.path).toBe('/jwsk-system/user/list')
})

test('a configuration file without a profile selects the contracts’ platform', async () => {
  expect(await loadProfileOptions({})).toEqual({})
  expect(await loadProfileOptions({ profile: 'jwsk', servicePrefix: 'acme-' })).toEqual({ servicePrefix: 'acme-' })
})

test('a deployment names its envelope, by configuration, profile or option', async () => {
  const fetch: typeof globalThis.fetch = async () => Response.json({ errcode: 0, result: { id: '1' }, errmsg: 'ok' })
  const names = { code: 'errcode', data: 'result', message: 'errmsg' }
  const options = await loadProfileOptions({ envelope: { success: 0, ...names } })
  const profile = defineProfile({ name: 'errcode', envelope: { success: '00000', ...names } })
  for (const own of [options, { profile, envelope: { success: [0, 200] } }]) {
    const client = createClient({ ...own, baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch })
    expect(await client.call(user.detail, { id: '1' })).toEqual({ id: '1' })
  }
})

test('a configuration file selects a profile with its key', async () => {
  const options = await loadProfileOptions({ profile: 'springblade', passwordKey: 'A'.repeat(128), apiPrefix: '/api' })
  expect(options).toMatchObject({ apiPrefix: '/api', profile: { name: 'springblade', publicKey: `04${'a'.repeat(128)}` } })
  expect(options).not.toHaveProperty('passwordKey')
  const data = { extends: 'bladex', passwords: { signIn: 'md5', change: 'md5', forgotten: 'md5', newUser: 'md5' } } as const
  expect(await loadProfileOptions({ profile: data })).toMatchObject({ profile: { name: 'bladex', servicePrefix: 'blade-' } })
})

test.each([
  [{ profile: 'oak' }, '"profile" is none of jwsk, springblade, springblade3, bladex'],
  [{ profile: 'springblade' }, '"passwordKey" is missing'],
  [{ profile: 'springblade', passwordKey: 'x' }, '"publicKey" is not 128 hex digits'],
  [{ passwordKey: 'x' }, '"passwordKey" is for the profiles springblade and bladex'],
  [{ servicePrefix: 1 }, '"servicePrefix" is not a string'],
  [{ credentialsIn: 'body' }, '"credentialsIn" is none of query, form'],
  [{ on401: 'ask' }, '"on401" is none of refresh, probe, end'],
  [{ envelope: { success: [0, null] } }, '"envelope.success" is no code or name of an envelope'],
  [{ envelope: { codes: 'x' } }, '"envelope.codes" is no code or name of an envelope'],
  [{ tokenTime: 0 }, '"tokenTime" is not a positive number'],
  [{ paths: { login: '/x' } }, '"paths.login" is no path of the sign-in'],
  [{ paths: { token: 'x' } }, '"paths.token" is no path of the sign-in'],
])('rejects a configuration file with %j', async (config, message) => {
  // a configuration file may contain anything
  await expect(loadProfileOptions(config as Parameters<typeof loadProfileOptions>[0])).rejects.toThrow(message)
})
