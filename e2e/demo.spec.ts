import { test as base, expect } from '@playwright/test'
import { fromRoot } from '../scripts/lib/root.mjs'
import { serveApp } from '../scripts/lib/static-server.mjs'
import { packagesPage } from './support/packages-page'

const test = base.extend<object, { readonly demo: string }>({
  demo: [
    // a fixture names what it needs in a pattern, and this one needs nothing
    async ({ playwright: _ }, use) => {
      const app = await serveApp({ folder: fromRoot('.cache/demo') })
      await use(app.url)
      await app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo),
})

test('a demo account is filled in by one click, captcha and all, and the data can begin again', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '换一张验证码' }).locator('img').waitFor()
  await page.getByRole('button', { name: /收银员/ }).click()
  await expect(page.getByLabel('验证码', { exact: true })).not.toHaveValue('')
  await page.getByRole('button', { name: '恢复演示数据' }).click()
  await expect(page.getByText('演示数据已恢复')).toBeVisible()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
})

test('the demo needs no server: its account is shown, it works, and what was added outlives a reload', async ({ page }) => {
  const drawn = page.waitForResponse((response) => response.url().includes('/oauth/captcha'), { timeout: 30_000 })
  await page.goto('/login')
  // the first of all tests: the mock platform is still being read
  await expect(page.getByText('admin123')).toBeVisible({ timeout: 30_000 })
  const { key } = (await (await drawn).json()) as { key: string }
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('admin123')
  const code = await page.evaluate(
    async (asked) => ((await (await fetch(`/__mock/captcha?key=${asked}`)).json()) as { code: string }).code,
    key,
  )
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)

  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('演示新增版')
  await screen.chooseMenu()
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await page.waitForTimeout(1500)
  await page.reload()
  await screen.searchFor('演示新增版')
  await expect(screen.rows).toHaveCount(1)
})
