import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { createLoginFormPage, fillLogin } from './support/login-form'
import { storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
/** Decrypts a password; removes the PKCS #1 v1.5 padding itself, because Node no longer does. */
function decrypt(cipher: string | null): string {
  const block = privateDecrypt({ key: keys.privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(cipher ?? '', 'base64'))
  return block.subarray(block.indexOf(0, 2) + 1).toString()
}

const phone = '13900000003'

/** Sets options of the deployment in addition to the required ones. */
const setConfig = (page: Page, config: object) =>
  page.route('**/config.json', (route) =>
    route.fulfill({ json: { clientId: 'jwsk-console', clientSecret: 'jwsk-console', tenantMode: true, crypto: { publicKey }, ...config } }),
  )

/** Starts a sign-in with an identity provider that lets the user agree or decline. */
async function signInWithProvider(page: Page, url: string) {
  await setConfig(page, {
    providers: [{ source: 'gitee', name: 'Gitee', authorizeUrl: `${url}/elsewhere?to={redirect_uri}&state={state}` }],
  })
  await page.route('**/elsewhere?*', (route) => {
    const params = new URL(route.request().url()).searchParams
    const back = (answer: string) => `${params.get('to')}?${answer}&state=${params.get('state')}`
    const body = `<!doctype html><title>elsewhere</title><a href="${back('code=7001')}">agree</a> <a href="${back('error=access_denied')}">decline</a>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: '使用Gitee登录' }).click()
}

const isToken = (request: Request) => request.url().includes('/oauth/token')

// spec 2.4, 3.17, 5.1, 5.2, 5.3
test('a code by SMS signs in after the phone number is validated', async ({ page, request }) => {
  await page.goto('/login?way=phone')
  const [number, code] = [page.getByLabel('手机号码'), page.getByLabel('短信验证码')]
  const send = page.getByRole('button', { name: '获取验证码' })
  for (const [typed, problem] of [
    ['', '手机号码不能为空'],
    ['1390000000', '手机号码长度不是11位'],
    ['abcdefghijk', '手机号码格式不正确'],
  ] as const) {
    await number.fill(typed)
    await send.click()
    await expect(page.getByText(problem)).toBeVisible()
  }
  await number.fill(phone)
  await send.click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toHaveAttribute('aria-disabled', 'true')
  await code.fill('000')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('验证码不正确')).toBeVisible()
  await expect(code).toHaveValue('')

  await page.reload()
  await number.fill(phone)
  await send.click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  const sent = (await (await request.get(`/__mock/code?phone=${phone}`)).json()) as { code: string }
  await code.fill(sent.code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wel\/index$/)
})

// spec 1.2, 2.4, 2.18, 2.90, 2.92, 4.26, 4.27, 5.8..5.11
test('a user without an account registers after the identity provider', async ({ page, platform, context }) => {
  await signInWithProvider(page, platform.url)
  await page.getByRole('link', { name: 'agree' }).click()
  const dialog = page.getByRole('dialog', { name: '注册账号' })
  await expect(dialog).toBeVisible()
  expect(page.url()).not.toContain('state=')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  const submit = dialog.getByRole('button', { name: '提交' })
  const warning = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text)
  const steps = [
    ['请先输入租户编号', '租户编号', '000000'],
    ['请先输入账号名称', '账号名称', 'xinfangke'],
    ['请先输入密码', '密码', 'secret-1'],
    ['请先输入密码', '确认密码', 'secret-2'],
    ['两次密码输入不一致', '确认密码', 'secret-1'],
  ] as const
  for (const [text, label, value] of steps) {
    await submit.click()
    await expect(warning(text).first()).toBeVisible()
    await dialog.getByLabel(label, { exact: true }).fill(value)
  }
  await dialog.getByLabel('用户姓名').fill('新访客')
  const sentRequest = page.waitForRequest('**/register-guest?*')
  await submit.click()
  const query = new URL((await sentRequest).url()).searchParams
  expect(Object.fromEntries([...query].filter(([name]) => !['password', 'password2', 'oauthId'].includes(name)))).toEqual({
    tenantId: '000000',
    name: '新访客',
    account: 'xinfangke',
  })
  expect([decrypt(query.get('password')), decrypt(query.get('password2'))]).toEqual(['secret-1', 'secret-1'])

  await expect(page.getByRole('alertdialog')).toContainText('请等待管理员审核')
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await context.cookies()).toEqual([])
})

// spec 9.8
for (const [width, expected] of [
  [1440, 400],
  [2560, 512],
] as const)
  test(`the registration is ${expected} px wide in a window of ${width} px`, async ({ page, platform }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInWithProvider(page, platform.url)
    await page.getByRole('link', { name: 'agree' }).click()
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(expected)
  })

// spec 8.8
test('a rejected registration shows the reason and re-enables the form', async ({ page, platform }) => {
  await signInWithProvider(page, platform.url)
  await page.getByRole('link', { name: 'agree' }).click()
  for (const [label, value] of Object.entries({ 租户编号: '000000', 账号名称: 'admin', 密码: 'secret-1', 确认密码: 'secret-1' }))
    await page.getByLabel(label, { exact: true }).fill(value)
  const submit = page.getByRole('button', { name: '提交' })
  await submit.click()
  await expect(page.getByText('当前账号已被使用!')).toBeVisible()
  await platform.addFault('user.registerGuest', 'html')
  await submit.click()
  await expect(page.getByText('提交失败')).toBeVisible()
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
})

test('a callback that is unrequested, repeated or declined is rejected', async ({ page, platform }) => {
  await signInWithProvider(page, platform.url)
  const href = (await page.getByRole('link', { name: 'agree' }).getAttribute('href')) ?? ''
  await page.getByRole('link', { name: 'decline' }).click()
  await expect(page.getByText('第三方平台没有同意这次登录')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => isToken(request) && sent.push(request.url()))
  for (const address of [href, href.replace('7001', '7002'), '/oauth/redirect/gitee?code=1&state=2', '/oauth/redirect/sso?code=1']) {
    await page.goto(address)
    await expect(page.getByText('这次登录不是从本页面发起的')).toBeVisible()
  }
  await page.getByRole('button', { name: '返回登录' }).click()
  await expect(page.getByLabel('用户名')).toBeVisible()
  expect(sent).toEqual([])
})

test('single sign-on returns to the requested page', async ({ page, platform }) => {
  await setConfig(page, { sso: { authorizeUrl: `${platform.url}/elsewhere?to={redirect_uri}&state={state}` } })
  await page.route('**/elsewhere?*', (route) => {
    const params = new URL(route.request().url()).searchParams
    return route.fulfill({ status: 302, headers: { location: `${params.get('to')}?code=sso-admin&state=${params.get('state')}` } })
  })
  await page.goto('/system/tenantpackage?page=2')
  const sentRequest = page.waitForRequest((request) => isToken(request))
  await page.getByRole('button', { name: '使用统一身份认证登录' }).click()
  const query = new URL((await sentRequest).url()).searchParams
  expect([query.get('grant_type'), query.get('code'), query.get('redirect_uri')]).toEqual([
    'authorization_code',
    'sso-admin',
    `${platform.url}/oauth/redirect/sso`,
  ])
  await expect(page).toHaveURL(/\/system\/tenantpackage\?page=2$/)
})

// spec 3.19
test('registration encrypts both passwords and awaits approval', async ({ page, request }) => {
  await setConfig(page, {})
  await page.goto('/login')
  await page.getByRole('button', { name: '注册账号' }).click()
  for (const [label, value] of Object.entries({ 用户姓名: '新职员', 账号名称: 'xinzhiyuan', 密码: 'secret-1', 确认密码: 'secret-1' }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('手机号码').fill('13900000009')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  const sent = (await (await request.get('/__mock/code?phone=13900000009')).json()) as { code: string }
  await page.getByLabel('短信验证码').fill(sent.code)
  const sentRequest = page.waitForRequest('**/user/register')
  await page.getByRole('button', { name: '提交' }).click()
  const body = (await sentRequest).postDataJSON() as Record<string, string>
  expect(body).toMatchObject({ tenantId: '000000', name: '新职员', account: 'xinzhiyuan', phone: '13900000009', validate: sent.code })
  expect([decrypt(body.password ?? ''), decrypt(body.password2 ?? '')]).toEqual(['secret-1', 'secret-1'])
  await expect(page.getByText('请等待管理员审核')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('a forgotten password is reset and signs in', async ({ page, request }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await page.getByRole('button', { name: '忘记密码' }).click()
  await page.getByLabel('手机号码').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  const sent = (await (await request.get(`/__mock/code?phone=${phone}`)).json()) as { code: string }
  await page.getByLabel('短信验证码').fill(sent.code)
  await page.getByLabel('新密码', { exact: true }).fill('another-secret')
  await page.getByLabel('确认密码', { exact: true }).fill('another-secre')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('两次密码输入不一致')).toBeVisible()
  await page.getByLabel('确认密码', { exact: true }).fill('another-secret')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('密码已重设')).toBeVisible()
  await fillLogin(form, { account: 'cashier', password: 'another-secret' })
  await form.submit.click()
  await expect(page).toHaveURL(/\/wel\/index$/)
})

// spec 2.91, 4.7
test('hides disabled login options and the field of a known tenant', async ({ page }) => {
  await setConfig(page, { registerMode: false, forgotPassword: false, phoneLogin: false, captchaMode: false })
  await page.route('**/tenant/info?*', (route) =>
    route.fulfill({ json: { code: 200, success: true, msg: '操作成功', data: { tenantId: '204817', backgroundUrl: '' } } }),
  )
  await page.goto('/login?way=register')
  await expect(page.getByLabel('租户编号')).toHaveCount(0)
  for (const name of ['注册账号', '忘记密码', '手机登录', '人脸登录']) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('admin123')
  const sentRequest = page.waitForRequest((request) => isToken(request))
  await page.keyboard.press('Enter')
  const query = new URL((await sentRequest).url()).searchParams
  expect([query.get('grant_type'), query.get('tenantId')]).toEqual(['password', '204817'])
  await expect(page).toHaveURL(/\/wel\/index$/)
})

test('without a camera, shows an error and offers the other login methods', async ({ page }) => {
  await setConfig(page, { faceLogin: '/face.js' })
  await page.route('**/face.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const recognise = () => {}' }))
  await page.goto('/login?way=face')
  await expect(page.getByText('人脸登录不可用')).toBeVisible()
  await page.getByRole('button', { name: '账号登录' }).click()
  await expect(page.getByLabel('用户名')).toBeVisible()
})

test('an invalid configuration shows a page with the fix', async ({ page }) => {
  await setConfig(page, { clientId: 'sword', clientSecret: `sword_${'secret'}`, tokenTime: '1' })
  await page.goto('/login')
  await expect(page.getByText('must be a number, not "1"')).toBeVisible()
  await expect(page.getByText('是平台出厂的默认密钥')).toBeVisible()
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.reload()
  await expect(page.getByText('文件不是 JSON')).toBeVisible()
})

// spec 2.4
for (const mode of ['light', 'dark'] as const)
  test(`every login method is accessible on a phone in English, ${mode}`, async ({ page, platform }) => {
    await storeAppearance(page, { mode, language: 'en' })
    await page.setViewportSize({ width: 360, height: 740 })
    await setConfig(page, {
      faceLogin: '/face.js',
      providers: [{ source: 'gitee', name: 'Gitee', authorizeUrl: `${platform.url}/?s={state}` }],
    })
    for (const way of ['user', 'phone', 'face', 'register', 'forgot']) {
      await page.goto(`/login?way=${way}`)
      await expect(page.getByRole('button', { name: /^(Sign in|Submit|Try again)$/ })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.goto('/oauth/redirect/gitee?code=1&state=2')
    await expect(page.getByText('This sign-in did not start here')).toBeVisible()
    await expectAccessible(page)
  })
