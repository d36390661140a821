import { expect } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { signInToDemo, test } from './support/demo'

const screens = ['字段', '列表', '表单', '记录', '图表', '大屏', '对话框', '权限', '出错']

test('every screen of the gallery is accessible and fits a phone', async ({ page }) => {
  test.slow()
  await signInToDemo(page)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const main = page.getByRole('main')
  for (const screen of screens)
    await test.step(screen, async () => {
      await menu.getByRole('link', { name: `示例：${screen}`, exact: true }).click()
      await expect(main.locator('[data-example]:visible').first()).toBeVisible()
      const groups = main.getByRole('navigation', { name: '选择示例' }).getByRole('button')
      for (const group of screen === '字段' ? await groups.all() : [undefined]) {
        await group?.click()
        await expect(main.locator('[aria-busy="true"]:visible:not(button)')).toHaveCount(0)
        // a map fades in its tiles one by one, without an animation that the page could wait for
        await expect(() => expectAccessible(page)).toPass({ timeout: 20_000 })
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1440, height: 900 })
    })
})
