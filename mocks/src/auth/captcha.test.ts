import { auth } from '@jwsk/sdk/auth'
import { describe, expect, test } from 'vitest'
import { type ApiSession, createApiSession } from '../contract/api-session'
import { createRandom } from '../engine/world/random'
import { demoAccounts, hashPassword } from '../system/organisation/user-table'
import { captchaTable } from './captcha'
import { createCaptchaText, renderCaptcha } from './captcha-image'

const { admin } = demoAccounts

async function solve(session: ApiSession) {
  const { body } = await session.call(auth.captcha)
  const key = String(body.key)
  return { key, image: String(body.image), code: session.backend.world.table(captchaTable).get(key)?.code ?? '' }
}

const withCaptcha = (key: string, code: string, password: string = admin.password) => ({
  query: { grant_type: 'captcha', tenantId: '000000', username: admin.account, password: hashPassword(password) },
  headers: { 'Captcha-Key': key, 'Captcha-Code': code },
})

describe('captcha', () => {
  test('the image is an SVG with a stroke group for each of five letters', async () => {
    const { image, code } = await solve(createApiSession())
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = atob(image.slice(image.indexOf(',') + 1))
    expect(svg.match(/rotate\(/g)).toHaveLength(5)
    expect(code).toMatch(/^[A-Z2-9]{5}$/)
    expect(svg).not.toContain(code)
  })

  test('no two images of one text are equal', () => {
    const text = createCaptchaText(createRandom('text'))
    expect(renderCaptcha(text, createRandom('one'))).not.toBe(renderCaptcha(text, createRandom('two')))
  })

  test('ignores case', async () => {
    const session = createApiSession()
    const { key, code } = await solve(session)
    expect((await session.call(auth.token, withCaptcha(key, code.toLowerCase()))).body).toMatchObject({
      tenant_id: '000000',
      account: 'admin',
    })
  })

  test('rejects wrong, used and expired ones with 验证码不正确', async () => {
    const session = createApiSession()
    const wrong = { status: 400, body: { error_description: '验证码不正确' } }
    const first = await solve(session)
    expect(await session.call(auth.token, withCaptcha(first.key, 'WRONG'))).toMatchObject(wrong)
    expect(await session.call(auth.token, withCaptcha(first.key, first.code))).toMatchObject(wrong)
    const second = await solve(session)
    session.backend.world.advance(30 * 60_000)
    expect(await session.call(auth.token, withCaptcha(second.key, second.code))).toMatchObject(wrong)
  })

  test('a correct captcha is used up by a wrong password', async () => {
    const session = createApiSession()
    const { key, code } = await solve(session)
    expect((await session.call(auth.token, withCaptcha(key, code, 'nope!'))).body).toMatchObject({ error_description: '用户名或密码错误' })
    expect((await session.call(auth.token, withCaptcha(key, code))).body).toMatchObject({ error_description: '验证码不正确' })
  })
})
