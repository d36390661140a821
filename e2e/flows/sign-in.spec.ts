import { expect, test } from '../support/flow'
import { createLoginFormPage, fillLogin } from '../support/login-form'

test.use({ visitor: 'nobody' })

const admin = { account: 'admin', password: 'admin123' }

test('an empty form shows an error per field and sends nothing', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await form.submit.click()
  for (const text of ['请输入用户名', '请输入密码', '请输入验证码']) await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(form.username).toBeFocused()
  expect(sent.filter((url) => url.includes('/oauth/token'))).toEqual([])
})

test('a wrong captcha shows an error, stores nothing and loads a new image', async ({ page, context }) => {
  const form = createLoginFormPage(page)
  await form.open()
  const first = await form.key()
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

// spec 1.1
test('the keyboard alone signs in and opens the home page', async ({ page }) => {
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

test('a page requested without a session opens after sign-in', async ({ page }) => {
  const form = createLoginFormPage(page)
  await form.open('/system/tenantpackage?page=2')
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(form, admin)
  await form.submit.click()
  await expect(page).toHaveURL(/\/system\/tenantpackage\?page=2$/)
})

test('an HTML page with status 200 shows one error and re-enables the form', async ({ page, addFault, context }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await addFault('auth.token', 'html')
  await fillLogin(form, admin)
  await form.submit.click()
  await expect(page.getByText('服务器返回的内容无法识别，请稍后重试')).toHaveCount(1)
  await expect(form.submit).toBeEnabled()
  expect(await context.cookies()).toEqual([])
})
