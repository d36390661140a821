import { afterEach, expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../../test/scripted-fetch'
import { createClient } from '../client'
import { loadProfileOptions } from '../configured'
import { apiScope, menu, post, topMenu, user } from '../generated/system'
import type { Operation } from '../operation'
import type { Client } from '../types'

let client: Client | undefined
afterEach(() => client?.dispose())

async function open(answer: unknown = {}) {
  const network = createScriptedFetch(() => jsonResponse({ code: 200, success: true, data: answer, msg: '操作成功' }))
  const profile = await loadProfileOptions({ profile: 'springblade3' })
  client = createClient({ ...profile, baseUrl: 'http://blade.test', clientId: 'a', clientSecret: 'b', fetch: network.fetch })
  return { client, network, paths: () => network.requests.map(({ url }) => url.pathname) }
}

test.each([
  [user.page, 'GET', '/blade-user/list'],
  [user.detail, 'GET', '/blade-user/detail'],
  [user.userList, 'GET', '/blade-user/user-list'],
  [user.submit, 'POST', '/blade-user/submit'],
  [user.resetPassword, 'POST', '/blade-user/reset-password'],
  [post.page, 'GET', '/blade-system/post/list'],
])('%o is %s %s', async (operation: Operation<unknown>, method, path) => {
  const { client, network, paths } = await open({ records: [], total: 0 })
  await client.call(operation, {})
  expect([network.requests[0]?.init.method, ...paths()]).toEqual([method, path])
})

test('the overrides of release 5 apply to the moved calls', async () => {
  const { client, network } = await open()
  await client.call(user.updatePassword, { oldPassword: 'a', newPassword: 'b', newPassword1: 'b' })
  const [{ url, init } = expect.fail()] = network.requests
  expect([url.pathname, url.search]).toEqual(['/blade-user/update-password', ''])
  expect(String(init.body)).toBe('oldPassword=a&newPassword=b&newPassword1=b')
})

test('sends the password in plain text and signs out without a call', async () => {
  const tokens = { accessToken: 'x', refreshToken: 'y', userId: '1', account: 'admin', tenantId: '000000', expiresIn: 3600 }
  const { client, network, paths } = await open(tokens)
  await client.session.signIn({ username: 'admin', password: 'secret' })
  expect(new URLSearchParams(String(network.requests[0]?.init.body)).get('password')).toBe('secret')
  await client.session.signOut()
  expect(client.session.current()).toBeUndefined()
  expect(paths()).toEqual(['/blade-auth/token'])
})

test('lacks what release 5 has added', async () => {
  const { client } = await open()
  const added = [user.unlock, user.updateInfo, menu.topMenu, topMenu.page, apiScope.page]
  expect(added.filter((operation: Operation) => client.supports(operation))).toEqual([])
})

test('has no key', async () => {
  await expect(loadProfileOptions({ profile: 'springblade3', passwordKey: 'x' })).rejects.toThrow(
    'option "passwordKey" is for the profiles springblade and bladex',
  )
})
