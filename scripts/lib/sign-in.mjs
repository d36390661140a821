const timeoutMs = 30_000

/** Opens the login page, and returns the key of its captcha. */
export async function openSignIn(page, path = '/login') {
  // the captcha of an earlier page may still load, so only responses after this start count
  await page.goto(path, { waitUntil: 'commit' })
  const drawn = await page.waitForResponse((response) => /\/captcha(\?|$)/.test(response.url()) && response.ok(), { timeout: timeoutMs })
  const answer = await drawn.json()
  return (answer.data ?? answer).key
}

/** Fills in and submits the open login page. */
export async function submitSignIn(page, key, { account = 'admin', password = 'admin123' } = {}) {
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('验证码', { exact: true }).fill(await fetchCaptchaCode(page, key))
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs in with a demo account on the login page, with the captcha's code from the mock platform. */
export async function signIn(page, { path, ...who } = {}) {
  await submitSignIn(page, await openSignIn(page, path), who)
  await page.waitForURL((url) => !/\/login$/.test(url.pathname))
}

/** Fetches the captcha's code from inside the page, because the mocks of a demo run there. */
export const fetchCaptchaCode = (page, key) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()).code, `/__mock/captcha?key=${key}`)
