import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { recordLayoutShifts } from './support/layout-shifts'
import { type Appearance, storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

test('a day of a chart links to the records of that day', async ({ page }) => {
  await page.goto('/wel/index')
  const income = page.getByRole('region', { name: '票务与停车收入', exact: true })
  await income.getByRole('button', { name: '数据表' }).click()
  const days = income.getByRole('table').getByRole('link')
  await expect(days).toHaveCount(7)
  await page.getByRole('button', { name: '近 30 天' }).click()
  await expect(days).toHaveCount(30)
  await days.last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/biz\/userOrder\?createTime_dategt=\d{4}-\d\d-\d\d\+00%3A00%3A00&createTime_datelt=/)
  await expect(page.getByRole('table').first()).toBeVisible()
})

// spec 9.9, 9.11
test('tiles have a 5 px gap, 10 px corners and a staggered animation', async ({ page }) => {
  await page.goto('/wel/index')
  const tiles = page.getByRole('list', { name: '今日数据' })
  await expect(tiles.getByRole('link').first()).toBeVisible()
  expect(await tiles.evaluate((list) => getComputedStyle(list).gap)).toBe('5px')
  const delays = await tiles.getByRole('listitem').evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay))
  expect(delays.slice(0, 3)).toEqual(['0s', '0.04s', '0.08s'])
  expect(
    await tiles
      .getByRole('link')
      .first()
      .evaluate((tile) => getComputedStyle(tile).borderRadius),
  ).toBe('10px')
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the home page does not shift while it loads: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await recordLayoutShifts(page)
    await page.goto('/wel/index')
    await expect(page.getByRole('region', { name: '待处理' }).getByRole('listitem').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => window.layoutShifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
  })

test('a failing part of the home page leaves the others intact', async ({ page, platform }) => {
  await platform.addFault('dashboard.notices', 'status500', 4)
  await page.goto('/wel/index')
  const notices = page.getByRole('region', { name: '通知公告' })
  await expect(notices.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: /今日订单/ })).toBeVisible()
  await platform.reset()
  await notices.getByRole('button', { name: '重试' }).click()
  await expect(notices.getByRole('listitem').first()).toBeVisible()
})

test('hides what the role has no permission for', async ({ page }) => {
  await page.route('**/jwsk-system/menu/routes*', (route) => route.fulfill({ json: { code: 200, success: true, msg: '', data: [] } }))
  await page.goto('/wel/index')
  await expect(page.getByRole('region', { name: '待处理' })).toBeVisible()
  await expect(page.getByRole('link', { name: /今日订单/ })).toHaveCount(0)
  await expect(page.getByText('没有待处理的事项')).toBeVisible()
})

test('shows a favorite screen on the next visit', async ({ page }) => {
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '设为快捷入口：岗位管理' }).click()
  await page.reload()
  await page.getByRole('region', { name: '快捷入口' }).getByRole('link', { name: '岗位管理' }).click()
  await expect(page).toHaveURL(/\/system\/post$/)
})

const looks: readonly (Appearance & { readonly width: number })[] = [
  { mode: 'light', language: 'zh-cn', width: 1440 },
  { mode: 'dark', language: 'en', width: 360 },
]

const contentByPath: Readonly<Record<string, (page: Page) => Locator>> = {
  '/info/index': (page) => page.locator('.info-details'),
  '/plugins': (page) => page.getByRole('row').nth(20),
  '/proShowPage/inspection?tableName=dp_inspection&tableKey=id': (page) => page.getByRole('row').nth(5),
}

for (const { width, ...look } of looks)
  for (const [path, getContent] of Object.entries(contentByPath))
    test(`${path.replace(/\?.*/, '')} is accessible at ${width}, ${look.mode}, ${look.language}`, async ({ page }) => {
      await storeAppearance(page, look)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(getContent(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
