import { auth, onlineUser } from '@jwsk/sdk/auth'
import { menu, tenantPackage } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { createAdminSession, createApiSession } from '../contract/api-session'
import { demoAccounts, hashPassword } from '../system/organisation/user-table'

const { admin, auditor, property } = demoAccounts

describe('tokens', () => {
  const refused = { status: 401, body: { code: 401, msg: '请求未授权', data: null } }

  test('a missing token is rejected by the gateway, without `success`', async () => {
    const answer = await createApiSession().call(tenantPackage.page)
    expect(answer).toEqual({ status: 401, body: { code: 401, msg: '缺失令牌,鉴权失败', data: null } })
  })

  test('rejects expired, modified and refresh tokens', async () => {
    const session = createApiSession()
    const { body } = await session.signIn(admin)
    const good = session.token
    const [header, payload = '', signature] = good.split('.')
    for (const bad of [`${header}.${payload.slice(0, -2)}AA.${signature}`, String(body.refresh_token), 'x']) {
      session.token = bad
      expect(await session.call(tenantPackage.page)).toEqual(refused)
    }
    session.token = good
    expect((await session.call(tenantPackage.page)).status).toBe(200)
    session.backend.world.advance(3600 * 1000)
    expect(await session.call(tenantPackage.page)).toEqual(refused)
  })

  test('the lifetime is configurable', async () => {
    const session = createApiSession({ settings: { accessTokenLifetime: 5 } })
    expect((await session.signIn(admin)).body.expires_in).toBe(5)
    session.backend.world.advance(5000)
    expect(await session.call(tenantPackage.page)).toEqual(refused)
  })

  test('a refresh token returns new pairs until it expires', async () => {
    const session = createApiSession()
    const { body } = await session.signIn(admin)
    const refresh = { query: { grant_type: 'refresh_token', tenantId: '000000', refresh_token: String(body.refresh_token) } }
    session.backend.world.advance(3600 * 1000)
    const next = await session.call(auth.token, refresh)
    expect(next.body.access_token).not.toBe(body.access_token)
    session.token = String(next.body.access_token)
    expect((await session.call(tenantPackage.page)).status).toBe(200)
    session.backend.world.advance(604_800 * 1000)
    expect((await session.call(auth.token, refresh)).status).toBe(401)
  })

  test('the query parameter of the same name replaces the header', async () => {
    const session = await createAdminSession()
    const { token } = session
    session.token = ''
    expect((await session.call(tenantPackage.page, { query: { 'Blade-Auth': `bearer ${token}` } })).status).toBe(200)
  })

  test('a sign-out revokes nothing, a kick-out does', async () => {
    const session = await createAdminSession()
    const { token } = session
    await session.call(auth.logout)
    expect((await session.call(tenantPackage.page)).status).toBe(200)
    await session.signIn(admin)
    const { body } = await session.call(onlineUser.page, { query: { account: 'admin' } })
    const { records } = body.data as { records: { tokenId: string }[] }
    expect(records).toHaveLength(1)
    await session.call(onlineUser.kickout, { query: { tokenIds: records[0]?.tokenId ?? '' } })
    expect(await session.call(tenantPackage.page)).toEqual(refused)
    session.token = token
    expect((await session.call(tenantPackage.page)).status).toBe(200)
  })

  test('rejects a call without client credentials', async () => {
    const session = createApiSession()
    expect(await session.call(auth.captcha, { headers: { authorization: '' } })).toMatchObject({
      status: 401,
      body: { msg: '客户端认证失败' },
    })
    const strict = createApiSession({ settings: { client: ['console:other', 'gate:third'] } })
    expect((await strict.call(auth.captcha)).status).toBe(401)
    expect((await strict.call(auth.captcha, { headers: { authorization: `Basic ${btoa('console:other')}` } })).status).toBe(200)
  })
})

describe('permissions', () => {
  test('an auditor reads; a write without its code is 401 in an envelope', async () => {
    const session = createApiSession()
    await session.signIn(auditor)
    expect((await session.call(menu.list)).status).toBe(200)
    expect(await session.call(menu.remove, { query: { ids: '1' } })).toMatchObject({
      status: 401,
      body: { code: 401, success: false, msg: '请求未授权' },
    })
  })

  test('an auditor has view codes only', async () => {
    const session = createApiSession()
    await session.signIn(auditor)
    const { body } = await session.call(auth.userInfo)
    const { permissions, roles } = body.data as { permissions: string[]; roles: string[] }
    expect(roles).toEqual(['auditor'])
    expect(permissions.length).toBeGreaterThan(40)
    for (const code of permissions) expect(code).toMatch(/_(view|detail)$/)
  })

  test('detail.type identifies property staff', async () => {
    const session = createApiSession()
    expect((await session.signIn(property)).body.detail).toEqual({ type: 'wy' })
    const { body } = await session.call(auth.userInfo)
    expect(body.data).toMatchObject({ detail: { type: 'wy' }, roles: ['property'], user: { account: 'wy', statusName: '正常' } })
  })

  test('no response about a user contains a password', async () => {
    const session = await createAdminSession()
    const text = JSON.stringify(await session.call(auth.userInfo))
    expect(text).not.toMatch(/password/i)
    expect(text).not.toContain(hashPassword(admin.password))
  })
})
