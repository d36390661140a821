import { expect, test } from 'vitest'
import { tokenResponse } from '../test/fault-server'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { auth } from './generated/auth'
import { dict, menu } from './generated/system'
import type { Client } from './types'

const page = { current: '1', size: '10' }
const proof = { phoneOrEmail: '13800000000', validate: '1234', password: 'a', passwordConfirm: 'a' }

// spec 7.1, 7.9, 7.16, 7.17, 7.19, 7.20, 7.22..7.24, 7.26, 7.27, 7.29, 7.30, 7.34..7.36, 7.38, 7.42, 7.44
test.each<readonly [string, Readonly<Record<string, string>>, (client: Client, input: never) => Promise<unknown>]>([
  ['GET jwsk-auth/oauth/captcha', {}, ({ session }) => session.captcha()],
  ['GET jwsk-auth/oauth/logout', {}, ({ session }) => session.signOut()],
  ['GET jwsk-auth/oauth/user-info', {}, ({ session }) => session.userInfo()],
  ['GET jwsk-auth/oauth/clear-cache', {}, ({ call }) => call(auth.clearCache)],
  ['POST send/validate/sms', { phone: '13800000000', ways: 'forgot' }, ({ call }, input) => call(auth.sendSms, input)],
  ['POST updatePassword', proof, ({ call }, input) => call(auth.updatePassword, input)],
  ['POST user/register', { account: 'a', password: 'b', password2: 'b' }, ({ call }, input) => call(auth.register, input)],
  ['GET jwsk-system/menu/buttons', {}, ({ call }) => call(menu.buttons)],
  ['GET jwsk-system/menu/list', { ...page, name: '停车' }, ({ call }, input) => call(menu.list, input)],
  ['GET jwsk-system/menu/menu-list', { ...page, name: '停车' }, ({ call }, input) => call(menu.menuList, input)],
  ['GET jwsk-system/menu/tree', { tenantId: '000000' }, ({ call }, input) => call(menu.tree, input)],
  ['GET jwsk-system/menu/top-menu', {}, ({ call }) => call(menu.topMenu)],
  ['GET jwsk-system/menu/routes', { topMenuId: '1' }, ({ call }, input) => call(menu.routes, input)],
  ['GET jwsk-system/dict/list', { ...page, code: 'sex' }, ({ call }, input) => call(dict.list, input)],
  ['GET jwsk-system/dict/child-list', { ...page, parentId: '1', dictKey: '2' }, ({ call }, input) => call(dict.childList, input)],
  ['GET jwsk-system/dict/tree', { code: 'DICT' }, ({ call }, input) => call(dict.tree, input)],
  ['GET jwsk-system/dict/select', {}, ({ call }) => call(dict.select)],
])('%s sends %j and the credentials', async (name, input, send) => {
  const { fetch, requests } = createScriptedFetch(({ pathname }) => {
    if (pathname.endsWith('/token')) return jsonResponse(tokenResponse('one'))
    return jsonResponse({ code: 200, success: true, data: pathname.endsWith('/captcha') ? { key: 'k', image: 'i' } : {}, msg: '' })
  })
  const client = createClient({ baseUrl: 'http://gateway.test', clientId: 'a', clientSecret: 'b', fetch })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  await send(client, input as never)
  client.dispose()
  const { url, init } = requests.at(-1) ?? {}
  expect(`${init?.method} ${url?.pathname}`).toBe(name.replace(' ', ' /api/'))
  const query = Object.fromEntries(url?.searchParams ?? [])
  const body = init?.body ? JSON.parse(String(init.body)) : {}
  expect({ ...query, ...body }).toEqual(input)
  expect(init?.credentials).toBe('include')
})
