import { test as base, expect, type Page } from '@playwright/test'
import { resolveFromRoot } from '../../scripts/lib/root.mjs'
import { startStaticServer } from '../../scripts/lib/static-server.mjs'

/** The demo as it is built: its platform is in the page. */
export const test = base.extend<object, { readonly demo: string }>({
  demo: [
    // a fixture names what it needs in a pattern, and this one needs nothing
    async ({ playwright: _ }, use) => {
      const app = await startStaticServer({ folder: resolveFromRoot('.cache/demo') })
      await use(app.url)
      await app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo),
})

/** Signs the administrator in; what the captcha says the platform in the page tells whoever knows its key. */
export async function signInToDemo(page: Page) {
  const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha'), { timeout: 30_000 })
  await page.goto('/login')
  // the first of all tests: the mock platform is still being read
  await expect(page.getByText('admin123')).toBeVisible({ timeout: 30_000 })
  const { key } = (await (await drawn).json()) as { readonly key: string } // the mocks answer with this
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('admin123')
  const code = await page.evaluate(
    // and with this
    async (asked) => ((await (await fetch(`/__mock/captcha?key=${asked}`)).json()) as { readonly code: string }).code,
    key,
  )
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
}
