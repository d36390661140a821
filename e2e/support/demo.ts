import { test as base, expect, type Page } from '@playwright/test'
import { resolveFromRoot } from '../../scripts/lib/root.mjs'
import { startStaticServer } from '../../scripts/lib/static-server.mjs'

/** Test with the built demo, whose mock platform runs in the page. */
export const test = base.extend<object, { readonly demo: string }>({
  demo: [
    // Playwright reads dependencies off the destructured parameter, and this fixture has none
    async ({ playwright: _ }, use) => {
      const app = await startStaticServer({ folder: resolveFromRoot('.cache/demo') })
      await use(app.url)
      await app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo),
})

/** Signs in as administrator; the in-page platform returns the captcha's text by its key. */
export async function signInToDemo(page: Page) {
  const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha'), { timeout: 30_000 })
  await page.goto('/login')
  // in the first test the mock platform may still be loading
  await expect(page.getByText('admin123')).toBeVisible({ timeout: 30_000 })
  const { key } = (await (await drawn).json()) as { readonly key: string } // shape of the mock's response
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('admin123')
  const code = await page.evaluate(
    // and of this one
    async (captchaKey) => ((await (await fetch(`/__mock/captcha?key=${captchaKey}`)).json()) as { readonly code: string }).code,
    key,
  )
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
}
