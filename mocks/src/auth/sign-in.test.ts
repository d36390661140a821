import { auth } from '@jwsk/sdk/auth'
import { menu, role, tenant, user } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { createAdminSession, createApiSession } from '../contract/api-session'
import { demoAccounts, hashPassword, initialPassword, userTable, waitingGuest } from '../system/organisation/user-table'
import { getRoleId } from '../system/permission/role-table'
import { tenantTable } from '../system/tenant/tenant-table'
import { loginCodeTable } from './login-code'

const { admin, auditor } = demoAccounts
const byPassword = (account: string, password: string, tenantId = '000000') => ({
  query: { grant_type: 'password', tenantId, username: account, password: hashPassword(password) },
})

// as long as the ciphertext of a 1,024-bit key
const cipher = 'A'.repeat(172)

describe('sign-in', () => {
  test('responds without an envelope and names the user', async () => {
    const { status, body } = await createApiSession().signIn(admin)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('code')
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      real_name: '管理员',
      role_name: 'administrator,service',
      detail: { type: 'web' },
    })
    expect(String(body.access_token).split('.')).toHaveLength(3)
  })

  test.each([
    ['an unknown account', byPassword('nobody', 'x'), '用户名或密码错误'],
    ['a wrong password', byPassword('admin', 'x'), '用户名或密码错误'],
    ['another tenant', byPassword('admin', admin.password, '318502'), '用户名或密码错误'],
    ['an unknown grant', { query: { grant_type: 'magic' } }, 'no grantType was found'],
    [
      'an unknown identity provider',
      { query: { grant_type: 'social', source: 'myspace', code: '1', state: '2' } },
      'social grant failure, auth response is not success',
    ],
    ['a foreign sign-on code', { query: { grant_type: 'authorization_code', code: 'x' } }, 'Invalid authorization code'],
    ['a client that is not trusted', { query: { grant_type: 'client_credentials' } }, 'Bad client credentials'],
  ])('rejects %s', async (_, input, text) => {
    const { status, body } = await createApiSession().call(auth.token, input)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.error_description).toBe(text)
    expect(body).not.toHaveProperty('access_token')
  })

  test('five failures lock the account for 30 minutes, even for the right password', async () => {
    const session = createApiSession()
    const texts = []
    for (let attempt = 1; attempt <= 5; attempt += 1)
      texts.push((await session.call(auth.token, byPassword('admin', 'wrong'))).body.error_description)
    expect(texts).toEqual([...Array<string>(4).fill('用户名或密码错误'), '用户登录失败次数过多'])
    expect((await session.signIn(admin)).body.error_description).toBe('用户登录失败次数过多')
    expect((await session.signIn(auditor)).status).toBe(200)
    session.backend.world.advance(30 * 60_000)
    expect((await session.signIn(admin)).status).toBe(200)
  })

  test('a success resets earlier failures', async () => {
    const session = createApiSession()
    for (let attempt = 1; attempt <= 4; attempt += 1) await session.call(auth.token, byPassword('admin', 'wrong'))
    await session.signIn(admin)
    for (let attempt = 1; attempt <= 4; attempt += 1) await session.call(auth.token, byPassword('admin', 'wrong'))
    expect((await session.signIn(admin)).status).toBe(200)
  })

  test('a registered account awaits approval', async () => {
    const session = await createAdminSession()
    const body = { account: 'linxiaoyu', password: cipher, password2: cipher, name: '林小雨' }
    const plain = { ...body, password: 'abcde1', password2: 'abcde1' }
    expect((await session.call(auth.register, { body: plain })).body.msg).toBe('密码未加密!')
    expect((await session.call(auth.register, { body })).status).toBe(200)
    expect((await session.call(auth.register, { body })).body.msg).toBe('当前账号已被使用!')
    expect((await session.call(auth.token, byPassword('linxiaoyu', cipher))).body.error_description).toBe('当前账号等待管理员审核')
  })

  test('a phone signs in once with the code that was sent', async () => {
    const session = createApiSession()
    const phone = session.backend.world.table(userTable).all()[8]?.phone ?? ''
    const { body } = await session.call(auth.sendLoginCode, { query: { phone } })
    const id = String((body.data as { id: string }).id)
    const code = session.backend.world.table(loginCodeTable).get(id)?.code ?? ''
    const input = { query: { grant_type: 'sms', tenantId: '000000', phone, code, id } }
    expect((await session.call(auth.token, input)).status).toBe(200)
    expect((await session.call(auth.token, input)).body.error_description).toBe('验证码不正确')
  })
})

describe('other login methods', () => {
  const social = { query: { grant_type: 'social', tenantId: '000000', source: 'gitee', code: '7001', state: 's' } }

  test('an unknown third-party user is a guest, registers and is approved', async () => {
    const session = createApiSession()
    const { body } = await session.call(auth.token, social)
    expect(body).toMatchObject({ user_id: '-1', role_name: 'guest' })
    session.token = String(body.access_token)
    expect((await session.call(auth.userInfo)).body.data).toMatchObject({ roles: ['guest'], permissions: [] })
    expect((await session.call(menu.routes)).body.data).toEqual([])
    const query = { tenantId: '000000', name: '林小雨', account: 'linxiaoyu', password: cipher, oauthId: String(body.oauth_id) }
    expect((await session.call(user.registerGuest, { query: { ...query, oauthId: '404' } })).body.msg).toBe('第三方登陆信息错误!')
    expect((await session.call(user.registerGuest, { query: { ...query, tenantId: '999999' } })).body.msg).toBe('租户信息错误!')
    expect((await session.call(user.registerGuest, { query })).status).toBe(200)
    expect((await session.call(auth.token, social)).body.error_description).toBe('当前账号等待管理员审核')
    await session.signIn(admin)
    const waiting = session.backend.world.table(userTable).find((row) => row.account === 'linxiaoyu')
    await session.call(user.auditPass, { query: { userIds: waiting?.id ?? '' } })
    expect((await session.call(auth.token, social)).body).toMatchObject({ account: 'linxiaoyu', oauth_id: query.oauthId })
  })

  test('a single sign-on code signs in its account', async () => {
    const { body } = await createApiSession().call(auth.token, {
      query: { grant_type: 'authorization_code', tenantId: '000000', code: 'sso-auditor' },
    })
    expect(body).toMatchObject({ account: 'auditor' })
  })

  test('a trusted client acts as its own account', async () => {
    const headers = { authorization: `Basic ${btoa('gate-terminal:demo-gate-terminal')}` }
    const { body } = await createApiSession().call(auth.token, { query: { grant_type: 'client_credentials' }, headers })
    expect(body).toMatchObject({ account: 'staff001', client_id: 'gate-terminal' })
  })

  test('a cashier makes refunds and deletes nothing', async () => {
    const session = createApiSession()
    await session.signIn(demoAccounts.cashier)
    const { permissions } = (await session.call(auth.userInfo)).body.data as { permissions: string[] }
    expect(permissions).toEqual(expect.arrayContaining(['parking_lot_order_refund', 'user_order_refund']))
    expect(permissions.filter((code) => code.endsWith('_delete'))).toEqual([])
  })

  test('an identity provider knows one user with an account and one waiting', async () => {
    const session = createApiSession()
    const from = (source: string, code: string) => ({ query: { ...social.query, source, code } })
    expect((await session.call(auth.token, from('dingtalk', 'cashier'))).body).toMatchObject({ account: 'cashier' })
    expect((await session.call(auth.token, from('wechat_open', waitingGuest.account))).body.error_description).toBe(
      '当前账号等待管理员审核',
    )
  })

  test("the second tenant's administrator signs in, with the menus of its package", async () => {
    const session = createApiSession()
    const { body } = await session.call(auth.token, byPassword('admin', 'admin123', '204817'))
    expect(body).toMatchObject({ tenant_id: '204817', role_name: 'admin' })
    session.token = String(body.access_token)
    const groups = (await session.call(menu.routes)).body.data as { code: string }[]
    expect(groups.map((group) => group.code).sort()).toEqual(['content', 'iot', 'park', 'scenic', 'trade'])
  })
})

describe('options of a sign-in', () => {
  test('credentials may be a form instead of the query', async () => {
    const session = createApiSession()
    const { query } = byPassword('admin', admin.password)
    const response = await session.respond(
      new Request(`http://mock.test/api${auth.token.path}`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('a:b')}` },
        body: new URLSearchParams(query),
      }),
    )
    expect(await (response as Response).json()).toMatchObject({ account: 'admin' })
  })

  test('selects a granted role by header, or by query when refreshing', async () => {
    const session = createApiSession()
    const { world } = session.backend
    const row = world.table(userTable).find((candidate) => candidate.account === 'staff001')
    if (!row) throw new Error('the seeds lack staff001')
    const [first, second, foreign] = [getRoleId(world, 'user'), getRoleId(world, 'finance'), getRoleId(world, 'administrator')]
    world.table(userTable).put({ ...row, roleId: `${first},${second}` })
    const signIn = async (role: string) =>
      (await session.call(auth.token, { ...byPassword('staff001', initialPassword), headers: { 'Role-Id': role } })).body
    expect((await signIn('')).role_id).toBe(`${first},${second}`)
    expect((await signIn(foreign)).role_id).toBe(`${first},${second}`)
    const selected = await signIn(second)
    expect(selected).toMatchObject({ role_id: second, role_name: 'finance' })
    const query = { grant_type: 'refresh_token', tenantId: '000000', refresh_token: String(selected.refresh_token) }
    expect((await session.call(auth.token, { query })).body.role_id).toBe(second)
    expect((await session.call(auth.token, { query: { ...query, roleId: first } })).body).toMatchObject({
      role_id: first,
      role_name: 'user',
    })
  })

  test('a user with a lesser role is still offered the greater one', async () => {
    const session = createApiSession()
    const { world } = session.backend
    const lesser = getRoleId(world, 'service')
    const { body } = await session.call(auth.token, { ...byPassword('admin', admin.password), headers: { 'Role-Id': lesser } })
    expect(body.role_id).toBe(lesser)
    session.token = String(body.access_token)
    expect((await session.call(role.select)).body.data).toMatchObject([{ roleAlias: 'administrator' }, { roleAlias: 'service' }])
  })

  test('rejects an expired tenant', async () => {
    const session = await createAdminSession()
    const { world } = session.backend
    const over = world.table(tenantTable).find((row) => row.tenantId === '204817')
    await session.call(tenant.setting, { query: { ids: over?.id ?? '', expireTime: '2026-01-01 00:00:00' } })
    expect((await session.call(auth.token, byPassword('admin', 'admin123', '204817'))).body.error_description).toBe('未获得系统授权')
  })
})
