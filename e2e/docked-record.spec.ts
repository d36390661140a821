import { expectAccessible } from './support/axe'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const orders = '/biz/userOrder'

test('a record is docked next to its list, which stays usable', async ({ page }) => {
  const { rows, main, record, ...screen } = listScreen(page)
  await screen.open(orders)
  const names = rows.locator('.kit-cell-name button')
  const texts = (await names.allInnerTexts()).map((text) => text.trim())
  const top = (await names.nth(1).boundingBox())?.y
  await names.nth(1).click()
  const region = (index: number) => page.getByRole('region', { name: texts[index] ?? '' })
  await expect(region(1)).toContainText('联系人')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  expect((await names.nth(1).boundingBox())?.y, 'no row moves').toBe(top)
  await expectAccessible(page)

  await page.keyboard.press('j')
  await expect(region(2)).toBeVisible()
  await page.keyboard.press('k')
  await expect(region(1)).toBeVisible()
  await names.nth(4).click()
  await expect(region(4)).toBeVisible()
  // a letter typed into a filter moves nothing
  await main.getByRole('searchbox', { name: '订单号' }).press('j')
  await page.keyboard.press('Escape')
  await expect(region(4)).toBeVisible()
  await names.nth(4).press('Escape')
  await expect(record).toHaveCount(0)
  await expect(names.nth(4)).toBeFocused()
  await expect(page).not.toHaveURL(/open=/)
})

test('J moves to the next page, and a dialog above keeps the keys', async ({ page }) => {
  const { rows, record, ...screen } = listScreen(page)
  await screen.open(`${orders}?size=10`)
  await rows.locator('.kit-cell-name button').nth(9).click()
  await expect(record).toContainText('10 /')
  await page.keyboard.press('j')
  await expect(record).toContainText('11 /')
  await expect(page).toHaveURL(/page=2/)
  await record.getByRole('button', { name: '票与经过' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(record).toContainText('11 /')
})

test('a record is a drawer where it has no room', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  const { rows, record, ...screen } = listScreen(page)
  await screen.open(orders)
  await rows.locator('.kit-cell-name button').first().click()
  await expect(page.getByRole('dialog')).toContainText('联系人')
  await expect(record).toHaveCount(0)
})

test('popovers of a list close by a click elsewhere and return the focus', async ({ page }) => {
  const { dialog, button, main, ...screen } = listScreen(page)
  await screen.open(orders)
  await button('列设置').click()
  await expect(page.locator('.p-dialog-mask')).toHaveCount(0)
  await dialog.getByLabel('显示退款金额').uncheck()
  await expect(main.getByRole('columnheader', { name: '退款金额' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button('列设置')).toBeFocused()
  await button('导出与打印').click()
  const box = await dialog.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
  await main.getByRole('heading', { level: 1 }).click()
  await expect(dialog).toHaveCount(0)
  await button('导出与打印').click()
  await expect(dialog).toBeVisible()
  await button('导出与打印').click()
  await expect(dialog).toHaveCount(0)
})

test('the star saves the current filters and is filled while they apply', async ({ page }) => {
  const { dialog, button, main, ...screen } = listScreen(page)
  await screen.open(`${orders}?orderStatus=1&source=2`)
  await button('常用筛选').click()
  await dialog.getByLabel('筛选名称').fill('待使用的订单')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(button('常用筛选 待使用的订单').locator('.pi-star-fill')).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: /^全部/ }).click()
  await expect(button('常用筛选').locator('.pi-star')).toBeVisible()
  // the order in which filters are set does not matter
  await screen.open(`${orders}?source=2&orderStatus=1`)
  await expect(button('常用筛选 待使用的订单').locator('.pi-star-fill')).toBeVisible()
})
