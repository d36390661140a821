import { auth, onlineUser } from '@jwsk/sdk/auth'
import { menu, tenantPackage } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { adminStage, createStage, type Stage } from '../contract/stage'
import { createRandom } from '../engine/random'
import { demoAccounts, hashPassword, userTable } from '../system/user-table'
import { captchaTable } from './captcha'
import { captchaPicture, captchaText } from './captcha-picture'
import { loginCodeTable } from './login-code'

const { admin, auditor, property } = demoAccounts
const byPassword = (account: string, password: string, tenantId = '000000') => ({
  query: { grant_type: 'password', tenantId, username: account, password: hashPassword(password) },
})

async function solve(stage: Stage) {
  const { body } = await stage.call(auth.captcha)
  const key = String(body.key)
  return { key, image: String(body.image), code: stage.backend.world.table(captchaTable).get(key)?.code ?? '' }
}

const withCaptcha = (key: string, code: string, password: string = admin.password) => ({
  query: { grant_type: 'captcha', tenantId: '000000', username: admin.account, password: hashPassword(password) },
  headers: { 'Captcha-Key': key, 'Captcha-Code': code },
})

describe('captcha', () => {
  test('the picture is an SVG with a stroke group for each of five letters', async () => {
    const { image, code } = await solve(createStage())
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = atob(image.slice(image.indexOf(',') + 1))
    expect(svg.match(/rotate\(/g)).toHaveLength(5)
    expect(code).toMatch(/^[A-Z2-9]{5}$/)
    expect(svg).not.toContain(code)
  })

  test('no two pictures of one text are alike', () => {
    const text = captchaText(createRandom('text'))
    expect(captchaPicture(text, createRandom('one'))).not.toBe(captchaPicture(text, createRandom('two')))
  })

  test('case does not matter', async () => {
    const stage = createStage()
    const { key, code } = await solve(stage)
    expect((await stage.call(auth.token, withCaptcha(key, code.toLowerCase()))).body).toMatchObject({
      tenant_id: '000000',
      account: 'admin',
    })
  })

  test('a wrong, a used and an old one answer 验证码不正确', async () => {
    const stage = createStage()
    const wrong = { status: 400, body: { error_description: '验证码不正确' } }
    const first = await solve(stage)
    expect(await stage.call(auth.token, withCaptcha(first.key, 'WRONG'))).toMatchObject(wrong)
    expect(await stage.call(auth.token, withCaptcha(first.key, first.code))).toMatchObject(wrong)
    const second = await solve(stage)
    stage.backend.world.advance(30 * 60_000)
    expect(await stage.call(auth.token, withCaptcha(second.key, second.code))).toMatchObject(wrong)
  })

  test('a right captcha with a wrong password is used up', async () => {
    const stage = createStage()
    const { key, code } = await solve(stage)
    expect((await stage.call(auth.token, withCaptcha(key, code, 'nope!'))).body).toMatchObject({ error_description: '用户名或密码错误' })
    expect((await stage.call(auth.token, withCaptcha(key, code))).body).toMatchObject({ error_description: '验证码不正确' })
  })
})

describe('sign-in', () => {
  test('the answer stands outside the envelope and names the bearer', async () => {
    const { status, body } = await createStage().signIn(admin)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('code')
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      real_name: '管理员',
      role_name: 'administrator',
      detail: { type: 'web' },
    })
    expect(String(body.access_token).split('.')).toHaveLength(3)
  })

  test.each([
    ['an unknown account', byPassword('nobody', 'x'), '用户名或密码错误'],
    ['a wrong password', byPassword('admin', 'x'), '用户名或密码错误'],
    ['another tenant', byPassword('admin', admin.password, '204817'), '用户名或密码错误'],
    ['an unknown grant', { query: { grant_type: 'magic' } }, 'no grantType was found'],
    [
      'a social code',
      { query: { grant_type: 'social', source: 'gitee', code: '1', state: '2' } },
      'social grant failure, auth response is not success',
    ],
  ])('%s is refused', async (_, input, text) => {
    const { status, body } = await createStage().call(auth.token, input)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.error_description).toBe(text)
    expect(body).not.toHaveProperty('access_token')
  })

  test('five failures lock the account for thirty minutes, also for the right password', async () => {
    const stage = createStage()
    const texts = []
    for (let attempt = 1; attempt <= 5; attempt += 1)
      texts.push((await stage.call(auth.token, byPassword('admin', 'wrong'))).body.error_description)
    expect(texts).toEqual([...Array<string>(4).fill('用户名或密码错误'), '用户登录失败次数过多'])
    expect((await stage.signIn(admin)).body.error_description).toBe('用户登录失败次数过多')
    expect((await stage.signIn(auditor)).status).toBe(200)
    stage.backend.world.advance(30 * 60_000)
    expect((await stage.signIn(admin)).status).toBe(200)
  })

  test('a success forgets earlier failures', async () => {
    const stage = createStage()
    for (let attempt = 1; attempt <= 4; attempt += 1) await stage.call(auth.token, byPassword('admin', 'wrong'))
    await stage.signIn(admin)
    for (let attempt = 1; attempt <= 4; attempt += 1) await stage.call(auth.token, byPassword('admin', 'wrong'))
    expect((await stage.signIn(admin)).status).toBe(200)
  })

  test('a registered account waits for the administrator', async () => {
    const stage = await adminStage()
    const body = { account: 'linxiaoyu', password: 'abcde1', password2: 'abcde1', name: '林小雨' }
    expect((await stage.call(auth.register, { body })).status).toBe(200)
    expect((await stage.call(auth.register, { body })).body.msg).toBe('当前账号已被使用!')
    expect((await stage.call(auth.token, byPassword('linxiaoyu', 'abcde1'))).body.error_description).toBe('当前账号等待管理员审核')
  })

  test('a phone signs in with the code that was sent, once', async () => {
    const stage = createStage()
    const phone = stage.backend.world.table(userTable).all()[8]?.phone ?? ''
    const { body } = await stage.call(auth.sendLoginCode, { query: { phone } })
    const id = String((body.data as { id: string }).id)
    const code = stage.backend.world.table(loginCodeTable).get(id)?.code ?? ''
    const input = { query: { grant_type: 'sms', tenantId: '000000', phone, code, id } }
    expect((await stage.call(auth.token, input)).status).toBe(200)
    expect((await stage.call(auth.token, input)).body.error_description).toBe('验证码不正确')
  })
})

describe('tokens', () => {
  const refused = { status: 401, body: { code: 401, msg: '请求未授权', data: null } }

  test('without one the gateway says so, without a success field', async () => {
    const answer = await createStage().call(tenantPackage.page)
    expect(answer).toEqual({ status: 401, body: { code: 401, msg: '缺失令牌,鉴权失败', data: null } })
  })

  test('one that expired, was changed or is a refresh token is refused', async () => {
    const stage = createStage()
    const { body } = await stage.signIn(admin)
    const good = stage.token
    const [header, payload = '', signature] = good.split('.')
    for (const bad of [`${header}.${payload.slice(0, -2)}AA.${signature}`, String(body.refresh_token), 'x']) {
      stage.token = bad
      expect(await stage.call(tenantPackage.page)).toEqual(refused)
    }
    stage.token = good
    expect((await stage.call(tenantPackage.page)).status).toBe(200)
    stage.backend.world.advance(3600 * 1000)
    expect(await stage.call(tenantPackage.page)).toEqual(refused)
  })

  test('the lifetime is a setting', async () => {
    const stage = createStage({ settings: { accessTokenLifetime: 5 } })
    expect((await stage.signIn(admin)).body.expires_in).toBe(5)
    stage.backend.world.advance(5000)
    expect(await stage.call(tenantPackage.page)).toEqual(refused)
  })

  test('a refresh token brings a new pair until it expires itself', async () => {
    const stage = createStage()
    const { body } = await stage.signIn(admin)
    const refresh = { query: { grant_type: 'refresh_token', tenantId: '000000', refresh_token: String(body.refresh_token) } }
    stage.backend.world.advance(3600 * 1000)
    const next = await stage.call(auth.token, refresh)
    expect(next.body.access_token).not.toBe(body.access_token)
    stage.token = String(next.body.access_token)
    expect((await stage.call(tenantPackage.page)).status).toBe(200)
    stage.backend.world.advance(604_800 * 1000)
    expect((await stage.call(auth.token, refresh)).status).toBe(401)
  })

  test('the query parameter of the same name counts as the header', async () => {
    const stage = await adminStage()
    const { token } = stage
    stage.token = ''
    expect((await stage.call(tenantPackage.page, { query: { 'Blade-Auth': `bearer ${token}` } })).status).toBe(200)
  })

  test('a sign-out revokes nothing, a kick-out does', async () => {
    const stage = await adminStage()
    const { token } = stage
    await stage.call(auth.logout)
    expect((await stage.call(tenantPackage.page)).status).toBe(200)
    await stage.signIn(admin)
    const { body } = await stage.call(onlineUser.page, { query: { account: 'admin' } })
    const { records } = body.data as { records: { tokenId: string }[] }
    expect(records).toHaveLength(1)
    await stage.call(onlineUser.kickout, { query: { tokenIds: records[0]?.tokenId ?? '' } })
    expect(await stage.call(tenantPackage.page)).toEqual(refused)
    stage.token = token
    expect((await stage.call(tenantPackage.page)).status).toBe(200)
  })

  test('a call without the client pair is refused', async () => {
    const stage = createStage()
    expect(await stage.call(auth.captcha, { headers: { authorization: '' } })).toMatchObject({
      status: 401,
      body: { msg: '客户端认证失败' },
    })
    const strict = createStage({ settings: { client: 'console:other' } })
    expect((await strict.call(auth.captcha)).status).toBe(401)
    expect((await strict.call(auth.captcha, { headers: { authorization: `Basic ${btoa('console:other')}` } })).status).toBe(200)
  })
})

describe('permissions', () => {
  test('an auditor reads but a write that needs a code is 401 in an envelope', async () => {
    const stage = createStage()
    await stage.signIn(auditor)
    expect((await stage.call(menu.list)).status).toBe(200)
    expect(await stage.call(menu.remove, { query: { ids: '1' } })).toMatchObject({
      status: 401,
      body: { code: 401, success: false, msg: '请求未授权' },
    })
  })

  test('an auditor holds view codes only', async () => {
    const stage = createStage()
    await stage.signIn(auditor)
    const { body } = await stage.call(auth.userInfo)
    const { permissions, roles } = body.data as { permissions: string[]; roles: string[] }
    expect(roles).toEqual(['auditor'])
    expect(permissions.length).toBeGreaterThan(40)
    for (const code of permissions) expect(code).toMatch(/_(view|detail)$/)
  })

  test('property staff are told apart by detail.type', async () => {
    const stage = createStage()
    expect((await stage.signIn(property)).body.detail).toEqual({ type: 'wy' })
    const { body } = await stage.call(auth.userInfo)
    expect(body.data).toMatchObject({ detail: { type: 'wy' }, roles: ['property'], user: { account: 'wy', statusName: '正常' } })
  })

  test('no answer about a user holds a password', async () => {
    const stage = await adminStage()
    const text = JSON.stringify(await stage.call(auth.userInfo))
    expect(text).not.toMatch(/password/i)
    expect(text).not.toContain(hashPassword(admin.password))
  })
})
