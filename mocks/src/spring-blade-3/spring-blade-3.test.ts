import { springBlade3 as createProfile } from '@jwsk/sdk/profiles'
import { menu, role, user } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'
import { springBlade3 } from '../platforms/spring-blade-3'
import { createBladeClient } from '../spring-blade/blade-client'
import { client, createBladeSession } from '../spring-blade/blade-session'
import { bladeAccounts } from '../spring-blade/seeds/organisation'

const { admin } = bladeAccounts
const path = '/blade-auth/token'

async function createSession() {
  const session = createBladeSession({ platform: springBlade3 })
  const answer = await session.send('POST', path, { query: { grantType: 'password', ...admin }, headers: client })
  session.token = answer.body.data.accessToken
  return session
}

test('expects the password in plain text', async () => {
  const session = createBladeSession({ platform: springBlade3 })
  const signIn = (password: string) => session.send('POST', path, { query: { account: 'admin', password }, headers: client })
  expect((await signIn('admin')).body).toMatchObject({ code: 200, data: { account: 'admin', authority: 'administrator' } })
  expect((await signIn('wrong')).body).toMatchObject({ code: 400, msg: '用户名或密码错误' })
})

test('has a service of its own for users', async () => {
  const session = await createSession()
  expect((await session.get('/blade-user/list')).body.data.records.length).toBeGreaterThan(0)
  expect((await session.get('/blade-user/info')).body.data).toMatchObject({ account: 'admin' })
  expect((await session.get('/blade-system/user/list')).status).toBe(404)
})

test.each([
  ['POST', '/blade-auth/logout'],
  ['GET', '/blade-system/topmenu/list'],
  ['GET', '/blade-system/menu/top-menu'],
  ['GET', '/blade-system/api-scope/list'],
  ['POST', '/blade-user/unlock'],
  ['POST', '/blade-user/update-info'],
  ['POST', '/blade-resource/oss/endpoint/put-file'],
])('lacks %s %s', async (method, missing) => {
  const session = await createSession()
  expect((await session.send(method, missing)).status).toBe(404)
})

test('grants menus and data scopes, but no api scopes', async () => {
  const session = await createSession()
  expect(Object.keys((await session.get('/blade-system/menu/grant-tree')).body.data)).toEqual(['menu', 'dataScope'])
  const roles = (await session.get('/blade-system/role/list')).body.data
  const roleIds = roles.map(({ id }: { readonly id: string }) => id).slice(0, 1)
  const [entry] = (await session.get('/blade-system/menu/routes')).body.data
  const answer = await session.post('/blade-system/role/grant', { roleIds, menuIds: [entry.id], dataScopeIds: [] })
  expect(answer.body).toMatchObject({ code: 200 })
  const granted = await session.get('/blade-system/menu/role-tree-keys', { roleIds: roleIds.join() })
  expect(granted.body.data).toEqual({ menu: [entry.id], dataScope: [] })
})

test('has menus of its own screens only', async () => {
  const session = await createSession()
  const codes = JSON.stringify((await session.get('/blade-system/menu/routes')).body.data).match(/"code":"\w+"/g)
  expect(codes).toContain('"code":"data_scope"')
  expect(codes?.filter((code) => /topmenu|api_scope/.test(code))).toEqual([])
})

test('the profile of the SDK signs in, saves a user and a grant, and signs out', async () => {
  const sdk = createBladeClient(createBladeSession({ platform: springBlade3 }).backend, createProfile())
  await sdk.session.signIn({ username: admin.account, password: admin.password })
  const found = await sdk.call(user.page, { account: 'shenyan', current: 1, size: 1 })
  const id = found.records[0]?.id ?? ''
  const { tenantId = '', account = '', roleId = '', deptId = '', postId = '' } = (await sdk.call(user.detail, { id })) ?? {}
  const draft = { id, tenantId, account, roleId, deptId, postId, name: 'night', realName: '夜班', userType: 1 }
  await sdk.call(user.update, draft)
  expect(await sdk.call(user.detail, { id })).toMatchObject({ realName: '夜班' })
  const { menu: menus = [] } = (await sdk.call(menu.roleTreeKeys, { roleIds: roleId })) ?? {}
  await sdk.call(role.grant, { roleIds: [roleId], menuIds: menus.slice(0, 1), dataScopeIds: [], apiScopeIds: [] })
  expect(await sdk.call(menu.roleTreeKeys, { roleIds: roleId })).toMatchObject({ menu: menus.slice(0, 1) })
  await sdk.session.signOut()
  expect(sdk.session.current()).toBeUndefined()
  sdk.dispose()
})
