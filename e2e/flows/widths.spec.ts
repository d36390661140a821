import { expect, test } from '../support/flow'
import { packagesPage } from '../support/packages-page'
import { pressTool } from '../support/tools'

// spec 9.7
for (const { width, shape } of [
  { width: 767, shape: 'phone' },
  { width: 768, shape: 'desktop' },
])
  test(`a window of ${width} px is a ${shape}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const screen = packagesPage(page)
    await screen.open()
    const isDesktop = shape === 'desktop'
    await expect(page.locator('.sidebar[data-shape]')).toBeVisible({ visible: isDesktop })
    await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('list')).toBeVisible({ visible: isDesktop })
    await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible({ visible: !isDesktop })
  })

// spec 9.8
for (const width of [1440, 2560])
  test(`the package form is 600 px wide in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const screen = packagesPage(page)
    await screen.open()
    await screen.button('新增').click()
    await expect.poll(async () => (await screen.dialog.boundingBox())?.width).toBe(600)
  })

// spec 9.8
for (const { name, width } of [
  { name: '主题', width: 720 },
  { name: '日志', width: 864 },
  { name: '锁屏', width: 432 },
  { name: '设置', width: 432 },
])
  test(`the panel of ${name} is ${width} px wide in a window of 1440 px`, async ({ page }) => {
    await page.goto('/wel/index')
    await pressTool(page, name === '日志' ? /日志/ : name)
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(width)
  })
