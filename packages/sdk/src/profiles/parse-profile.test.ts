import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { loadProfileOptions } from '../configured'
import { notice } from '../generated/desk'
import { jobInfo as job } from '../generated/job'
import { user } from '../generated/system'
import { bladeX } from './bladex'
import { parseProfile } from './parse-profile'
import { springBlade } from './spring-blade'

const publicKey = `04${'32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'}${'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'}`
const plain = { signIn: 'plain', change: 'plain', forgotten: 'plain', newUser: 'plain' }
const tokens = { access_token: 't', refresh_token: 'r', user_id: '1', account: 'a' }

function open(profile: unknown) {
  const network = createScriptedFetch((url) =>
    jsonResponse(/token$/.test(url.pathname) ? tokens : { code: 200, success: true, data: { records: [], total: 0 }, msg: '' }),
  )
  const options = { baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch }
  const client = createClient({ ...options, profile: parseProfile(profile) })
  const list = () => network.requests.map(({ url, init }) => `${init.method} ${url.pathname}`)
  return { client, network, list }
}

test('a profile of JSON changes what it names and keeps the rest of its base', async () => {
  const { client, list, network } = open({
    extends: 'springblade',
    servicePrefix: 'acme-',
    passwords: plain,
    headers: { 'X-Client': 'desk' },
    fieldAliases: { user: { realName: 'fullName' } },
    operationOverrides: { 'user.page': { method: 'POST', input: 'body' } },
    unsupported: ['auth.logout'],
  })
  await client.session.signIn({ username: 'a', password: 'secret' })
  await client.call(user.page, { realName: 'x' })
  await client.session.signOut()
  expect(list().filter((line) => !line.includes('user-info') && !line.includes('/info'))).toEqual([
    'POST /acme-auth/token',
    'POST /acme-system/user/list',
  ])
  const init = network.requests.find(({ url }) => url.pathname.endsWith('/user/list'))?.init
  expect([new Headers(init?.headers).get('X-Client'), JSON.parse(String(init?.body))]).toEqual(['desk', { fullName: 'x' }])
  expect(new Headers(network.requests[0]?.init.headers).get('X-Client')).toBe('desk')
  client.dispose()
})

test('the profile of BladeX sends its header and its paths', async () => {
  const { client, list, network } = open({
    extends: 'bladex',
    passwords: { signIn: 'md5', change: 'md5', forgotten: 'md5', newUser: 'md5' },
  })
  await client.session.signIn({ username: 'a', password: 'admin' })
  expect(list()[0]).toBe('POST /blade-auth/oauth/token')
  const { url, init } = network.requests[0] ?? { url: new URL('http://none.test'), init: {} }
  expect([url.searchParams.get('password'), new Headers(init.headers).get('Blade-Requested-With')]).toEqual([
    '21232f297a57a5a743894a0e4a801fc3',
    'BladeHttpRequest',
  ])
  client.dispose()
})

test('a service has a path of its own, that of the client first', async () => {
  const profile = { extends: 'bladex', passwords: plain, servicePaths: { system: '/blade-user', auth: '/sys/v2', desk: '' } }
  const { client, list, network } = open(profile)
  await client.session.signIn({ username: 'a', password: 'secret' })
  await client.call(user.page)
  await client.call(notice.page)
  await client.call(job.page)
  expect(list()).toEqual(['POST /sys/v2/oauth/token', 'GET /blade-user/user/page', 'GET /notice/list', 'GET /blade-job/job-info/list'])
  client.dispose()
  const options = { baseUrl: 'http://gateway.test', fetch: network.fetch, servicePaths: { system: '/people' } }
  const other = createClient({ ...options, profile: parseProfile(profile) })
  await other.call(user.page)
  await other.call(notice.page)
  expect(list().slice(4)).toEqual(['GET /people/user/page', 'GET /notice/list'])
  other.dispose()
})

test('a configuration file has paths of services and encryption', async () => {
  const options = { servicePaths: { system: '/sys' }, crypto: { calls: ['/sys/'], body: 'form' } } as const
  expect(await loadProfileOptions(options)).toEqual(options)
  const crypto = { dataKey: 'secret' }
  const error = await catchError(loadProfileOptions({ crypto }))
  expect([error.kind, error.message]).toEqual(['configuration', 'profile: option "crypto.dataKey" is no key of 16, 24 or 32 bytes'])
})

test('encodes passwords with SM3 and in the order C1 C3 C2', async () => {
  const { encodePassword } = parseProfile({ passwords: { signIn: 'sm3', change: 'sm2' }, publicKey, cipherOrder: 'C1C3C2' })
  // test vector of GB/T 32905
  expect(await encodePassword?.('abc', 'signIn')).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
  expect(await encodePassword?.('abc', 'change')).toMatch(/^04[0-9a-f]{198}$/)
})

test('needs a key only where passwords are encrypted', () => {
  expect(springBlade({ passwords: 'plain' }).name).toBe('springblade')
  expect(bladeX({ passwords: 'md5' }).name).toBe('bladex')
  expect(() => springBlade({})).toThrow('springBlade: option "publicKey" is not 128 hex digits')
  expect(() => parseProfile({ extends: 'bladex' })).toThrow('profile: option "publicKey" is not 128 hex digits')
  expect(parseProfile({ extends: 'bladex', publicKey }).name).toBe('bladex')
})

test('reads what a platform lacks, and merges it with its base', () => {
  const profile = parseProfile({
    extends: 'springblade',
    passwords: plain,
    absentFields: { post: ['category'], dept: [] },
    unsortedLists: [],
  })
  expect(profile.absentFields).toMatchObject({ post: ['category'], dept: [], dict: ['isSealed'] })
  expect([profile.absentColumns, profile.unsortedLists]).toEqual([{ errorLog: ['message'] }, []])
})

test.each([
  [{ servicPrefix: 'x' }, 'profile: unknown option "servicPrefix", did you mean "servicePrefix"?'],
  [{ token: { grant: [] } }, 'profile.token: unknown option "grant", did you mean "grants"?'],
  [{ token: [] }, 'profile: option "token" is not an object'],
  [{ extends: 'ruoyi' }, 'profile: option "extends" is none of jwsk, springblade, springblade3, bladex'],
  [{ unsupported: 'biz/' }, 'profile: option "unsupported" is not a list of strings'],
  [{ passwords: { signIn: 'sha1' } }, 'profile: option "passwords.signIn" is none of sha256, sm2, md5, sm3, plain'],
  [{ operationOverrides: { 'user.page': { mapInput: 'x' } } }, 'profile.operationOverrides.user.page: unknown option "mapInput"'],
  [{ absentFields: { dept: 'category' } }, 'profile: option "absentFields.dept" is not a list of strings'],
  [{ headers: { 'X-A': 1 } }, 'profile: option "headers.X-A" is not a string'],
  [{ servicePaths: { sytem: '/sys' } }, 'profile.servicePaths: unknown option "sytem", did you mean "system"?'],
  [{ servicePaths: { system: 'sys' } }, 'profile: option "servicePaths.system" is no path like "/sys"'],
  [{ servicePaths: { system: '//evil.example' } }, 'profile: option "servicePaths.system" is no path like "/sys"'],
  [{ servicePaths: { system: '/sys/../admin' } }, 'profile: option "servicePaths.system" is no path like "/sys"'],
  [{ servicePaths: { system: '/sys?a' } }, 'profile: option "servicePaths.system" is no path like "/sys"'],
  [{ crypto: { calls: 'some' } }, 'profile: option "crypto.calls" is neither "all" nor a list of ids and paths'],
  [{ crypto: { calls: [1] } }, 'profile: option "crypto.calls" is neither "all" nor a list of ids and paths'],
  [{ crypto: { dataKey: 'short-secret' } }, 'profile: option "crypto.dataKey" is no key of 16, 24 or 32 bytes'],
  [{ crypto: { body: 'xml' } }, 'profile: option "crypto.body" is none of text, form'],
  [{ crypto: { mode: 'text' } }, 'profile.crypto: unknown option "mode"'],
  [[], 'profile: option "profile" is not an object'],
])('rejects %j', (profile, message) => expect(() => parseProfile(profile)).toThrow(message))

test('rejects any other JSON with a configuration error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      try {
        parseProfile(value)
      } catch (error) {
        expect(error).toMatchObject({ kind: 'configuration' })
      }
    }),
  )
})

test('a call of the sign-in that the platform lacks fails when it is used', async () => {
  const { client, network } = open({ unsupported: ['auth.captcha', 'auth.logout'] })
  expect(await catchError(client.session.captcha())).toMatchObject({ kind: 'absent', operation: 'auth.captcha' })
  await client.session.signIn({ username: 'a', password: 'secret' })
  const before = network.requests.length
  await client.session.signOut()
  expect([client.session.current(), network.requests.length]).toEqual([undefined, before])
  client.dispose()
})
