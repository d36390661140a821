const timeoutMs = 30_000

/** signs a demo account in on the login page, reading the captcha as the mock platform drew it */
export async function signIn(page, { account = 'admin', password = 'admin123' } = {}) {
  // an earlier page's captcha may still be under way: only what comes after this one's start counts
  await page.goto('/login', { waitUntil: 'commit' })
  const drawn = await page.waitForResponse((response) => /\/captcha(\?|$)/.test(response.url()) && response.ok(), { timeout: timeoutMs })
  const answer = await drawn.json()
  const { key } = answer.data ?? answer
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('验证码', { exact: true }).fill(await captchaCode(page, key))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** what a person reads off the picture */
export async function captchaCode(page, key) {
  const answer = await page.request.get(`/__mock/captcha?key=${key}`)
  return (await answer.json()).code
}
