import { expect, test } from '../support/flow'
import { listScreen } from '../support/list-screen'

const orders = '/biz/parkingLotOrder'

test('the keyboard navigates, copies and opens rows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const screen = listScreen(page)
  await screen.open(orders)
  await screen.rows.first().focus()
  await page.keyboard.press('ArrowDown')
  const second = screen.rows.nth(1)
  await expect(second).toBeFocused()
  await page.keyboard.press('Control+c')
  await expect(page.getByText('已复制')).toBeVisible()
  const plate = (await second.getByRole('cell').nth(1).innerText()).trim()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\t')[0]).toBe(plate)
  await page.keyboard.press('Enter')
  await expect(screen.dialog).toContainText(plate)
})

test('a phone shows a record in the upper half and folds tools and actions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const screen = listScreen(page)
  for (const address of ['/system/user', '/biz/shopPayment']) {
    await screen.open(address)
    await expect.poll(async () => (await screen.rows.first().boundingBox())?.y).toBeLessThan(422)
  }
  await screen.button('操作').click()
  await expect(page.getByRole('menuitem', { name: '批量删除' })).toBeVisible()
  await page.keyboard.press('Escape')
  await screen.button('更多').click()
  await page.getByRole('menuitem', { name: '列设置' }).click()
  await expect(screen.dialog).toContainText('列设置')
})
