import { createLoginFormPage, fillLogin } from './support/login-form'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

const admin = { account: 'admin', password: 'admin123' }

// spec 3.17
test('the form is empty, has no tenant by default and hides the password', async ({ page }) => {
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

test('the captcha is replaced on click and can be requested after an error', async ({ page, platform }) => {
  const form = createLoginFormPage(page)
  await form.open()
  const first = await form.key()
  await page.getByRole('button', { name: /换一张验证码/ }).click()
  await expect.poll(form.key).not.toBe(first)
  await platform.addFault('auth.captcha', 'network', 9)
  // the click may still be answered by an image that was requested before the fault
  await expect(async () => {
    await page.getByRole('button', { name: /验证码/ }).click()
    await expect(page.getByText('验证码加载失败，点击重试')).toBeVisible({ timeout: 12_000 })
  }).toPass({ timeout: 30_000 })
})

// spec 4.3
test('an error_description of the response is shown as it is', async ({ page, context }) => {
  const form = createLoginFormPage(page)
  await form.open()
  await page.route('**/oauth/token**', (route) => route.fulfill({ status: 200, json: { error_description: '该账号已被停用' } }))
  await fillLogin(form, admin)
  await form.submit.click()
  await expect(page.getByText('该账号已被停用')).toBeVisible()
  expect(await context.cookies()).toEqual([])
})
