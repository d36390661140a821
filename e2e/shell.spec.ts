import { signIn } from '../scripts/lib/sign-in.mjs'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

test('the addresses of the shell lead where they promise', async ({ page }) => {
  for (const path of ['/', '/wel', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/wel\/index$/)
  }
  await page.goto('/no/such/page')
  await expect(page.getByText('页面不存在')).toBeVisible()
})

test('a menu entry whose view nobody registered opens a page that names its path', async ({ page }) => {
  await page.goto('/demo/notInstalled')
  await expect(page.getByText('页面尚未安装')).toBeVisible()
  await expect(page.getByRole('main').getByText('/demo/notInstalled')).toBeVisible()
})

test('the language changes at once, without a reload, and stays', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await page.getByRole('button', { name: '切换语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
})

test('dark follows the system at the first visit, and a choice outlives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/wel/index')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mode', 'dark')
  await page.getByRole('button', { name: '切换到浅色' }).click()
  await expect(html).toHaveAttribute('data-mode', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-mode', 'light')
})

test('opened pages become tabs that can be closed but for the last', async ({ page }) => {
  await page.goto('/demo/notInstalled')
  await page.getByText('页面尚未安装').waitFor()
  await packagesPage(page).open()
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem')
  await expect(tabs.getByRole('link', { name: '租户产品包' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs).toHaveCount(2)
  await page.getByRole('button', { name: '关闭租户产品包' }).click()
  await expect(tabs).toHaveCount(1)
  await expect(page).toHaveURL(/\/demo\/notInstalled$/)
  await expect(page.getByRole('button', { name: /^关闭/ })).toHaveCount(0)
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await packagesPage(page).open()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: '跳到主要内容' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu is a drawer that opens, leads somewhere and closes', async ({ page }) => {
    await page.goto('/wel/index')
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: '打开菜单' }).click()
    await menu.getByRole('button', { name: '系统管理' }).click()
    await menu.getByRole('link', { name: '租户产品包' }).click()
    await expect(page).toHaveURL(/\/system\/tenantpackage/)
    await expect(menu).toBeHidden()
  })
})

test.describe('a member of staff without a role', () => {
  test.use({ visitor: 'nobody' })

  test('gets 403 for a page that this menu does not hold', async ({ page }) => {
    await signIn(page, { account: 'staff001', password: '123456' })
    await page.goto('/system/tenantpackage')
    await expect(page.getByText('没有访问权限')).toBeVisible()
  })
})
