import { createLoginFormPage, fillLogin } from './support/login-form'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

const admin = { account: 'admin', password: 'admin123' }

test('an empty form shows an error at each field and sends nothing', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await form.submit.click()
  for (const text of ['请输入用户名', '密码长度最少为5位', '验证码长度为5位'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(form.username).toBeFocused()
  expect(sent.filter((url) => url.includes('/oauth/token'))).toEqual([])
})

// spec 3.17
test('the form is empty without a tenant field and hides the password', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await expect(form.tenant).toHaveCount(0)
  await expect(form.username).toHaveValue('')
  await expect(form.password).toHaveValue('')
  await expect(form.password).toHaveAttribute('type', 'password')
  await form.password.fill('a secret')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
})

test('a wrong captcha shows an error and loads another image', async ({ page, context }) => {
  const form = createLoginFormPage(page)
  await form.open()
  const first = form.key()
  await fillLogin(form, { ...admin, captcha: 'zzzzz' })
  await form.submit.click()
  await expect(page.getByText('验证码不正确')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(form.key).not.toBe(first)
  expect(await context.cookies()).toEqual([])
  await expect(form.username).toHaveValue('admin')
})

test('an unknown account and a wrong password show the same error', async ({ page }) => {
  const form = createLoginFormPage(page)
  for (const account of ['admin', 'nobody-of-this-name']) {
    await form.open()
    await fillLogin(form, { account, password: 'wrong-password' })
    await form.submit.click()
    await expect(page.getByText('用户名或密码错误')).toBeVisible()
  }
})

test('five failures lock the account, even for the right password', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open()
  for (let round = 0; round < 5; round += 1) {
    const before = await form.captchaImage.getAttribute('src')
    await fillLogin(form, { account: 'auditor', password: 'wrong-password' })
    await form.submit.click()
    await expect(form.captchaImage).not.toHaveAttribute('src', before ?? '')
  }
  await fillLogin(form, { account: 'auditor', password: 'auditor123' })
  await form.submit.click()
  await expect(page.getByText('用户登录失败次数过多')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('a click loads another captcha; a failed one offers a retry', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  await form.open()
  const first = form.key()
  await page.getByRole('button', { name: /换一张验证码/ }).click()
  await expect.poll(form.key).not.toBe(first)
  await platform.addFault('auth.captcha', 'network', 9)
  await page.getByRole('button', { name: /验证码/ }).click()
  await expect(page.getByText('验证码加载失败，点击重试')).toBeVisible({ timeout: 20_000 })
})

// spec 1.1
test('signs in by keyboard alone and opens the home page', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await form.username.focus()
  await page.keyboard.type('admin')
  await page.keyboard.press('Tab')
  await expect(form.password).toBeFocused()
  await page.keyboard.type('admin123')
  while (!(await form.captcha.evaluate((node) => node === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type(await form.code())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('opens the requested page after signing in', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open('/system/tenantpackage?page=2')
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(form, admin)
  await form.submit.click()
  await expect(page).toHaveURL(/\/system\/tenantpackage\?page=2$/)
})

// spec 4.3
test('shows the error_description of a response as it is', async ({ page, context }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await page.route('**/oauth/token**', (route) => route.fulfill({ status: 200, json: { error_description: '该账号已被停用' } }))
  await fillLogin(form, admin)
  await form.submit.click()
  await expect(page.getByText('该账号已被停用')).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('an HTML page with status 200 shows one error and re-enables the form', async ({ page, platform, context }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await platform.addFault('auth.token', 'html')
  await fillLogin(form, admin)
  await form.submit.click()
  await expect(page.getByText('服务器返回的内容无法识别，请稍后重试')).toHaveCount(1)
  await expect(form.submit).toBeEnabled()
  expect(await context.cookies()).toEqual([])
})
