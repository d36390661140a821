import { expect, test } from '../support/flow'
import { packagesPage } from '../support/packages-page'
import { pressTool } from '../support/tools'

// two tabs of one browser are one session

test('language, mode and theme apply to the other tab', async ({ page, context }) => {
  const other = await context.newPage()
  await packagesPage(other).open()
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '切换语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(other.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
  await pressTool(page, 'Theme')
  await page.getByRole('button', { name: 'Beautiful' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'beautiful')
})

// spec 2.6, 2.76, 2.80, 4.10, 5.6
test('F50 a lock applies to every tab and removes the session from all', async ({ page, context }) => {
  const other = await context.newPage()
  await packagesPage(other).open()
  await page.goto('/wel/index')
  await pressTool(page, '锁屏')
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  await expect(page.getByText('锁屏密码不能为空')).toBeVisible()
  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('dialog').getByRole('button', { name: '锁定' }).click()
  for (const one of [page, other]) {
    await expect(one).toHaveURL(/\/lock/)
    await expect(one.getByText('试用版')).toHaveCount(0)
    await expect(one.getByText('管理员')).toHaveCount(0)
  }
  expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([])
  // locking reloads the page
  await page.waitForFunction(() => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'))
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible()
  await other.goto('/system/tenantpackage')
  await expect(other).toHaveURL(/\/lock/)

  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.getByRole('button', { name: '解锁' }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(other.getByRole('cell', { name: '试用版', exact: true })).toBeVisible()
})
