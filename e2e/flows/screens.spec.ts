import { signIn } from '../../scripts/lib/sign-in.mjs'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { listScreen } from '../support/list-screen'
import { storeAppearance } from '../support/preferences'

for (const path of ['/wel/index', '/system/user', '/system/tenantpackage', '/biz/parkingLotOrder', '/info/index'])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]:visible:not(button)')).toHaveCount(0)
    await expectAccessible(page)
  })

test('shows a list in English', async ({ page }) => {
  await storeAppearance(page, { language: 'en' })
  await listScreen(page).open('/system/tenantpackage')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main').getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
})

test('opens a screen of a remote plugin', async ({ page }) => {
  await page.goto('/wel/index')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '示例：字段' }).click()
  await expect(page.getByRole('main').locator('[data-example]:visible').first()).toBeVisible()
})

test.describe('without the permission', () => {
  test.use({ visitor: 'nobody' })

  test('offers no button that changes a record', async ({ page }) => {
    await signIn(page, { account: 'auditor', password: 'auditor123' })
    const screen = listScreen(page)
    await page.goto('/system/post')
    await expect(screen.rows.first()).toBeVisible()
    await expect(screen.button('搜索')).toBeVisible()
    await expect(screen.button('新增')).toHaveCount(0)
    await expect(screen.main.getByRole('button', { name: /^(编辑|更多) [^(]/ })).toHaveCount(0)
  })
})
