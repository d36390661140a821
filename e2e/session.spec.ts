import { packagesPage } from './support/packages-page'
import { storeAppearance } from './support/preferences'
import { expect, test } from './support/test'
import { pressTool } from './support/tools'

// spec 7.9
test('calls send the session cookies', async ({ page }) => {
  const userInfoRequest = page.waitForRequest(/\/oauth\/user-info/)
  await page.goto('/wel/index')
  expect((await (await userInfoRequest).allHeaders()).cookie).toMatch(/jwsk-access-token=/)
})

// spec 2.82
test('a page whose token was removed redirects to the login', async ({ page, context }) => {
  await packagesPage(page).open()
  await context.clearCookies()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/system/post')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsystem%2Fpost$/)
})

// spec 8.7
test('a failed refresh is logged', async ({ page, platform }) => {
  const printed: string[] = []
  page.on('console', (message) => message.type() === 'error' && printed.push(message.text()))
  const screen = packagesPage(page)
  await screen.open()
  await platform.addFault('auth.token', 'status500', 9)
  await platform.addFault('tenantPackage.page', 'expired', 9)
  await screen.searchFor('停车')
  await expect(page.getByText('列表没有加载出来')).toBeVisible()
  await expect(page).toHaveURL(/tenantpackage/)
  await pressTool(page, /日志/)
  await expect(page.getByRole('dialog', { name: /日志/ }).getByRole('cell', { name: 'refresh', exact: true })).toBeVisible()
  expect(printed.filter((text) => text.includes('JwskError'))).not.toEqual([])
})

// spec 2.6
test('the lock screen follows the theme', async ({ page }) => {
  await storeAppearance(page, { theme: 'mac-os' })
  await page.goto('/system/post')
  await pressTool(page, '锁屏')
  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0)
  await expect(page.locator('.lock-form')).toHaveCSS('border-radius', '20px')
})

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' })

  // spec 2.5
  test('the login page has its own style in mac-os only', async ({ page }) => {
    const readStyle = async (theme: string) => {
      await storeAppearance(page, { theme })
      await page.goto('/login')
      await expect(page.getByLabel('用户名')).toBeVisible()
      const card = page.locator('.login-card')
      let found: readonly string[] = []
      const read = async () => {
        found = await card.evaluate((box) => [getComputedStyle(box).borderRadius, getComputedStyle(box, '::before').width])
        return found[0]
      }
      // hydration replaces the prerendered form, and a removed element has no computed style
      await expect.poll(read).not.toBe('')
      return found
    }
    expect(await readStyle('mac-os')).toEqual(['20px', '88px'])
    expect(await readStyle('white')).not.toContain('88px')
  })
})
