import type { Page } from '@playwright/test'
import { fetchCaptchaCode } from '../../scripts/lib/sign-in.mjs'

/** The login page as a person sees it. */
export function createLoginFormPage(page: Page) {
  let key = ''
  page.on('response', async (response) => {
    if (!response.url().includes('/oauth/captcha') || !response.ok()) return
    // the body of an answer to a page that was left is gone
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
    picture: page.getByRole('button', { name: /换一张验证码/ }).locator('img'),
    submit: page.getByRole('button', { name: '登录', exact: true }),
    /** What the newest picture says. */
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
