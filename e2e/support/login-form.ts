import type { Page } from '@playwright/test'
import { fetchCaptchaCode } from '../../scripts/lib/sign-in.mjs'

/** Creates a page object of the login page. */
export function createLoginFormPage(page: Page) {
  // a promise, because the page may show the image before the test has read the body
  let key = Promise.resolve('')
  page.on('response', (response) => {
    if (!response.url().includes('/oauth/captcha') || !response.ok()) return
    const former = key
    // the body is gone if the page was left before
    key = response.json().then(
      (drawn: { readonly key: string }) => drawn.key,
      () => former,
    )
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
    code: async () => fetchCaptchaCode(page, await key),
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
