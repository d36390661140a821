import { bladeX as createProfile } from '@jwsk/sdk/profiles'
import { param } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { captchaTable } from '../auth/captcha'
import { bladeX } from '../platforms/bladex'
import { createBladeClient } from '../spring-blade/blade-client'
import { client, createBladeSession } from '../spring-blade/blade-session'
import { encryptPassword, publicKey } from '../spring-blade/password'
import { demoAccounts, hashPassword } from '../system/organisation/user-table'
import { signedInElsewhere } from './sessions'

const { admin, auditor } = demoAccounts
const tokenPath = '/blade-auth/oauth/token'
const userInfoPath = '/blade-auth/oauth/user-info'
const required = { 'Blade-Requested-With': 'BladeHttpRequest' }

const createSession = () => createBladeSession({ platform: bladeX, fixedHeaders: { ...client, ...required } })
type Session = ReturnType<typeof createSession>

const toQuery = ({ account, password }: { readonly account: string; readonly password: string }) => ({
  grant_type: 'password',
  tenantId: '000000',
  username: account,
  password: encryptPassword(password),
})

async function signIn(session: Session, who: { readonly account: string; readonly password: string } = admin) {
  const { body } = await session.postQuery(tokenPath, toQuery(who))
  session.token = String(body.access_token)
  return body
}

async function createSignedInSession() {
  const session = createSession()
  await signIn(session)
  return session
}

describe('the required header', () => {
  test.each([
    ['GET', '/blade-auth/oauth/captcha'],
    ['POST', tokenPath],
    ['GET', '/blade-system/param/list'],
  ])('%s %s is forbidden without it', async (method, path) => {
    const session = createBladeSession({ platform: bladeX, fixedHeaders: client })
    expect(await session.send(method, path)).toMatchObject({
      status: 403,
      body: { code: 403, msg: '请求被拒绝：缺少请求头 Blade-Requested-With' },
    })
  })

  test('has one value', async () => {
    const headers = { 'Blade-Requested-With': 'XMLHttpRequest' }
    expect((await createSession().send('GET', '/blade-auth/oauth/captcha', { headers })).status).toBe(403)
  })
})

describe('the token call', () => {
  test('responds in snake case without an envelope', async () => {
    const { status, body } = await createSession().postQuery(tokenPath, toQuery(admin))
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', tenant_id: '000000', account: 'admin', user_name: 'admin' })
    expect(body).not.toHaveProperty('data')
  })

  test.each([
    ['in plain text', 'admin123'],
    ['as a digest', hashPassword('admin123')],
    ['that is wrong', encryptPassword('nope')],
  ])('rejects a password %s', async (...[, password]) => {
    const { status, body } = await createSession().postQuery(tokenPath, { ...toQuery(admin), password })
    expect([status, body.error_description]).toEqual([400, '用户名或密码错误'])
  })

  test('requires the captcha once where the grant does', async () => {
    const session = createSession()
    const { key } = (await session.get('/blade-auth/oauth/captcha')).body
    const code = session.backend.world.table(captchaTable).get(key)?.code ?? ''
    const input = { query: { ...toQuery(admin), grant_type: 'captcha' }, headers: { 'captcha-key': key, 'captcha-code': code } }
    expect((await session.send('POST', tokenPath, input)).status).toBe(200)
    expect((await session.send('POST', tokenPath, input)).body.error_description).toBe('验证码不正确')
  })
})

describe('a session', () => {
  test('ends with the next sign-in of its account', async () => {
    const session = createSession()
    const first = await signIn(session)
    await signIn(session, auditor)
    const second = await signIn(session)
    expect((await session.get(userInfoPath)).body.data.user.account).toBe('admin')
    session.token = first.access_token
    expect(await session.get(userInfoPath)).toMatchObject({ status: 401, body: { code: 401, msg: signedInElsewhere } })
    const refresh = (token: string) => session.postQuery(tokenPath, { grant_type: 'refresh_token', refresh_token: token })
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, body: { error_description: signedInElsewhere } })
    expect((await refresh(second.refresh_token)).status).toBe(200)
  })

  test('of another account stays', async () => {
    const session = createSession()
    const { access_token } = await signIn(session, auditor)
    await signIn(session)
    session.token = access_token
    expect((await session.get(userInfoPath)).body.data.user.account).toBe('auditor')
  })

  test('survives its own refresh', async () => {
    const session = createSession()
    const { refresh_token } = await signIn(session)
    await session.postQuery(tokenPath, { grant_type: 'refresh_token', refresh_token })
    expect((await session.get(userInfoPath)).status).toBe(200)
  })

  test('ends with a sign-out', async () => {
    const session = await createSignedInSession()
    expect((await session.get('/blade-auth/oauth/logout')).status).toBe(200)
    expect(await session.get(userInfoPath)).toMatchObject({ status: 401, body: { msg: '请求未授权' } })
  })
})

describe('a write', () => {
  const path = '/blade-system/param/submit'
  const draft = { paramName: '夜游开放', paramKey: 'night.open', paramValue: '1' }

  test('is rejected with the seconds to wait when it is repeated', async () => {
    const session = await createSignedInSession()
    const submit = async (body: object) => {
      const answer = await session.post(path, body)
      return [answer.status, answer.body.msg]
    }
    const { id } = (await session.get('/blade-system/param/list')).body.data.records[0]
    const edited = { ...draft, id }
    expect(await submit(edited)).toEqual([200, '操作成功'])
    expect(await submit(edited)).toEqual([400, '请勿重复提交，请3秒后再试'])
    session.backend.world.advance(1500)
    expect(await submit(edited)).toEqual([400, '请勿重复提交，请2秒后再试'])
    expect((await submit({ ...edited, paramValue: '2' }))[0]).toBe(200)
    session.backend.world.advance(1500)
    expect((await submit(edited))[0]).toBe(200)
  })

  test('of two users is no repetition', async () => {
    const session = createSession()
    for (const who of [admin, auditor]) {
      await signIn(session, who)
      expect((await session.post('/blade-system/user/update-info', { name: '夜班' })).status).toBe(200)
    }
  })
})

test('calls of the customer are unknown, and no menu leads to them', async () => {
  const session = await createSignedInSession()
  for (const path of ['/blade-biz/parkingLot/page', '/blade-mobile/install/page']) expect((await session.get(path)).status).toBe(404)
  const { data } = (await session.get('/blade-system/menu/routes')).body
  const codes = data.map(({ code }: { readonly code: string }) => code)
  expect(codes).toContain('system')
  expect(codes).not.toContain('park')
  expect((await session.get('/blade-system/topmenu/list')).body.data.records).toHaveLength(2)
  const packages: readonly { readonly menuId: string }[] = (await session.get('/blade-system/tenant-package/list')).body.data.records
  expect(packages.filter(({ menuId }) => menuId === '')).toEqual([])
})

test('the profile of the SDK signs in, reads, writes and signs out', async () => {
  const session = createSession()
  const sdk = createBladeClient(session.backend, createProfile({ publicKey }))
  const { user } = await sdk.session.signIn({ username: admin.account, password: admin.password })
  expect(user.account).toBe('admin')
  const { records } = await sdk.call(param.page, { current: 1, size: 1 })
  const { id = '', paramName = '', paramKey = '' } = records[0] ?? {}
  await sdk.call(param.submit, { id, paramName, paramKey, paramValue: 'changed' })
  expect(await sdk.call(param.detail, { id })).toMatchObject({ paramValue: 'changed' })
  await sdk.session.signOut()
  expect(sdk.session.current()).toBeUndefined()
  sdk.dispose()
})

test('a changed password is encrypted as well', async () => {
  const session = await createSignedInSession()
  const [oldPassword, newPassword] = [encryptPassword(admin.password), encryptPassword('Night2026')]
  const query = { oldPassword, newPassword, newPassword1: encryptPassword('Night2026') }
  expect((await session.postQuery('/blade-system/user/update-password', query)).status).toBe(200)
  expect(await signIn(session, { ...admin, password: 'Night2026' })).toMatchObject({ account: 'admin' })
})
