import type { Page } from '@playwright/test'
import { fetchCaptchaCode } from '../../scripts/lib/sign-in.mjs'

/** Creates a page object of the login page. */
export function createLoginFormPage(page: Page) {
  let key = ''
  page.on('response', async (response) => {
    if (!response.url().includes('/oauth/captcha') || !response.ok()) return
    // the body is gone if the page was left before
    const drawn: { key: string } | undefined = await response.json().catch(() => undefined)
    key = drawn?.key ?? key
  })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  return {
    open: async (path = '/login') => {
      await page.goto(path)
      await page
        .getByRole('button', { name: /换一张验证码/ })
        .locator('img')
        .waitFor()
    },
    tenant: field('租户编号'),
    username: field('用户名'),
    password: field('密码'),
    captcha: field('验证码'),
    captchaImage: page.getByRole('button', { name: /换一张验证码/ }).locator('img'),
    submit: page.getByRole('button', { name: '登录', exact: true }),
    /** Fetches the text of the latest captcha. */
    code: () => fetchCaptchaCode(page, key),
    key: () => key,
  }
}

export async function fillLogin(
  form: ReturnType<typeof createLoginFormPage>,
  draft: { account: string; password: string; captcha?: string },
) {
  await form.username.fill(draft.account)
  await form.password.fill(draft.password)
  await form.captcha.fill(draft.captcha ?? (await form.code()))
}
