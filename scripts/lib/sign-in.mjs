/** signs the demo administrator in on the login page, reading the captcha as the mock platform drew it */
export async function signIn(page, origin, { account = 'admin', password = 'admin123' } = {}) {
  const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
  await page.goto(`${origin}/login`)
  const { key } = await (await drawn).json()
  const { code } = await (await page.request.get(`${origin}/__mock/captcha?key=${key}`)).json()
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
