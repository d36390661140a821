import { describe, expect, test } from 'vitest'
import { captchaTable } from '../auth/captcha'
import { minute } from '../engine/world/time'
import { client, createBladeSession, createSignedInSession } from './blade-session'
import { encryptPassword } from './password'
import { bladeAccounts } from './seeds/organisation'

const { admin, clerk } = bladeAccounts
const path = '/blade-auth/token'

describe('the token call', () => {
  test('responds in the envelope, in camel case, with the real name', async () => {
    const { status, body } = await createBladeSession().signIn(admin)
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 200, success: true, msg: '操作成功' })
    expect(body.data).toMatchObject({
      tokenType: 'bearer',
      expiresIn: 3600,
      account: 'admin',
      userName: '管理员',
      authority: 'administrator',
    })
  })

  test.each([
    ['a wrong password', { account: 'admin', password: encryptPassword('nope') }, 400, '用户名或密码错误'],
    ['another tenant', { account: 'admin', tenantId: '999999', password: encryptPassword('admin') }, 400, '用户名或密码错误'],
    ['no password', { account: 'admin' }, 400, '用户名或密码错误'],
    ['a digest instead of a ciphertext', { account: 'admin', password: '0'.repeat(32) }, 400, '用户名或密码错误'],
    ['a password in plain text', { account: 'admin', password: 'admin' }, 500, /invalid characters encountered in Hex string/],
    ['no account', { password: encryptPassword('admin') }, 500, /"str" is null/],
    ['the names of the other platform', { username: 'admin', password: encryptPassword('admin') }, 500, /"str" is null/],
    ['an unknown grant', { grantType: 'magic', account: 'admin' }, 401, 'no grantType was found'],
    ['an invalid refresh token', { grantType: 'refresh_token', refreshToken: 'x' }, 500, '服务器异常'],
    ['no refresh token', { grantType: 'refresh_token' }, 200, '用户名或密码错误'],
  ])('rejects %s', async (...[, query, status, msg]) => {
    const answer = await createBladeSession().send('POST', path, { query, headers: client })
    expect(answer.status).toBe(status)
    expect(answer.body.success).toBe(false)
    expect(answer.body.msg).toMatch(msg)
  })

  test.each([
    ['no client', {}, 401, 'No client information in request header'],
    ['an unknown client', { authorization: `Basic ${btoa('x:y')}` }, 401, '客户端认证失败!'],
    ['a malformed client header', { authorization: 'Basic %%%' }, 500, 'Failed to decode basic authentication token'],
  ])('rejects %s', async (...[, headers, status, msg]) => {
    const query = { account: 'admin', password: encryptPassword('admin') }
    const answer = await createBladeSession().send('POST', path, { query, headers })
    expect([answer.status, answer.body.msg]).toEqual([status, msg])
  })

  test('accepts a ciphertext without its leading 04, and a form', async () => {
    const session = createBladeSession()
    const body = new URLSearchParams({ account: 'admin', password: encryptPassword('admin').slice(2) }).toString()
    const headers = { ...client, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await session.send('POST', path, { body, headers })).status).toBe(200)
  })

  test('requires the captcha once, ignoring case, where the grant does', async () => {
    const session = createBladeSession()
    const { key } = (await session.get('/blade-auth/captcha')).body.data
    const text = session.backend.world.table(captchaTable).get(key)?.code ?? ''
    const query = { grantType: 'captcha', account: 'admin', password: encryptPassword('admin') }
    const headers = { ...client, 'captcha-key': key, 'captcha-code': text.toLowerCase() }
    expect((await session.send('POST', path, { query, headers })).status).toBe(200)
    expect((await session.send('POST', path, { query, headers })).body.msg).toBe('验证码不正确')
  })

  test('five failures lock account and address for half an hour', async () => {
    const session = createBladeSession()
    for (let round = 0; round < 5; round += 1)
      expect((await session.signIn({ ...admin, password: 'nope' })).body.msg).toBe('用户名或密码错误')
    expect((await session.signIn(admin)).body.msg).toBe('用户登录失败次数过多')
    expect((await session.signIn(clerk)).body.msg).toBe('用户登录失败次数过多，请稍后再试')
    session.backend.world.advance(31 * minute)
    expect((await session.signIn(clerk)).status).toBe(200)
  })

  test('a refresh keeps older tokens valid and needs no tenant', async () => {
    const session = createBladeSession()
    const { refreshToken, accessToken } = (await session.signIn(admin)).body.data
    const query = { grantType: 'refresh_token', refreshToken, tenantId: '999999' }
    expect((await session.send('POST', path, { query, headers: client })).body.data.account).toBe('admin')
    session.token = accessToken
    expect((await session.get('/blade-system/user/info')).body.success).toBe(true)
  })
})

describe('a token', () => {
  test('that is missing or invalid is reported with HTTP 200 and code 401', async () => {
    const session = createBladeSession()
    for (const token of ['', 'garbage']) {
      session.token = token
      expect(await session.get('/blade-system/user/info')).toEqual({
        status: 200,
        type: 'application/json; charset=UTF-8',
        body: { code: 401, success: false, data: null, msg: '请求未授权' },
      })
    }
  })

  test('may be in the query in lower case', async () => {
    const session = await createSignedInSession()
    const { token } = session
    session.token = ''
    expect((await session.get('/blade-system/user/info', { 'blade-auth': `bearer ${token}` })).body.code).toBe(200)
    expect((await session.get('/blade-system/user/info', { 'Blade-Auth': `bearer ${token}` })).body.code).toBe(401)
  })

  test('stays valid after a sign-out, which is a POST', async () => {
    const session = await createSignedInSession()
    expect((await session.get('/blade-auth/logout')).status).toBe(405)
    expect((await session.postQuery('/blade-auth/logout')).body.data).toEqual({ code: '200', msg: '操作成功' })
    expect((await session.get('/blade-system/user/info')).body.code).toBe(200)
  })

  test('a refresh token in its place has no role', async () => {
    const session = createBladeSession()
    session.token = (await session.signIn(admin)).body.data.refreshToken
    expect((await session.get('/blade-system/user/info')).body.data).not.toHaveProperty('createTime')
    expect((await session.get('/blade-system/post/list')).status).toBe(401)
  })
})
