import { expectAccessible, expectContrast } from './support/axe'
import { packagesPage } from './support/packages-page'
import { storeAppearance } from './support/preferences'
import { expect, test } from './support/test'
import { pressTool } from './support/tools'

const names = ['default', 'white', 'dark', 'hey', 'star', 'vip', 'bule', 'iview', 'cool', 'd2', 'lte', 'beautiful', 'mac-os']

// spec 2.67
test('themes load on demand, apply without a reload and have contrast', async ({ page }) => {
  test.setTimeout(120_000)
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  await packagesPage(page).open()
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  const html = page.locator('html')
  const appliedStyles = new Set<string>()
  const cards = page.getByRole('dialog', { name: '主题' }).getByRole('listitem').getByRole('button')
  const open = () => pressTool(page, '主题')
  await open()
  await expect(cards).toHaveCount(names.length)
  for (const [at, name] of names.entries()) {
    // mac-os reloads the page; shell.spec.ts covers it
    if (name === 'mac-os') continue
    const countSheets = () => sheets.filter((url) => url.includes(`/${name}-`)).length
    expect(countSheets()).toBe(0)
    await cards.nth(at).click()
    await expect(html).toHaveAttribute('data-theme', name)
    if (name !== 'default') expect(countSheets()).toBe(1)
    await page.keyboard.press('Escape')
    appliedStyles.add(
      await page.evaluate(
        () =>
          getComputedStyle(document.documentElement).getPropertyValue('--accent') +
          getComputedStyle(document.querySelector('.sidebar') as Element).backgroundColor +
          getComputedStyle(document.querySelector('.topbar') as Element).backgroundColor,
      ),
    )
    await expectContrast(page)
    await open()
  }
  expect(appliedStyles.size).toBe(names.length - 1)
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
})

// spec 2.47, 2.70
test('the top menu shows what fits and moves the rest into a menu', async ({ page }) => {
  await packagesPage(page).open()
  await pressTool(page, '设置')
  await page.getByRole('radio', { name: '顶部菜单' }).check()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(page.locator('.shell > .sidebar')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('管理系统')).toBeVisible()
  await menu.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '报表管理' }).click()
  await page.getByRole('menu', { name: '报表管理' }).getByRole('menuitem').first().click()
  await expect(page).not.toHaveURL(/tenantpackage/)
  await expect(menu.getByRole('button', { name: '更多' })).toHaveClass(/current/)
  await page.setViewportSize({ width: 2400, height: 900 })
  await expect(menu.getByRole('button', { name: '更多' })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: '报表管理' })).toBeInViewport()
  await expectAccessible(page)
})

// spec 2.47, 2.49, 2.50, 2.71, 3.27
test('each of the eight switches hides its part and is stored', async ({ page }) => {
  // a bar of less width offers some of them as a menu
  await page.setViewportSize({ width: 1600, height: 900 })
  await packagesPage(page).open()
  const banner = page.getByRole('banner')
  const parts = {
    标签栏: page.getByRole('navigation', { name: '已打开的页面' }),
    收起侧栏: banner.getByRole('button', { name: '收起侧栏' }),
    搜索: banner.getByRole('combobox', { name: '搜索菜单、记录' }),
    全屏: banner.getByRole('button', { name: '全屏' }),
    主题: banner.getByRole('button', { name: '主题', exact: true }),
    顶部菜单行: page.getByRole('navigation', { name: '顶部菜单' }),
    日志: banner.getByRole('button', { name: /日志/ }),
    锁屏: banner.getByRole('button', { name: '锁屏', exact: true }),
  }
  for (const part of Object.values(parts)) await expect(part).toBeVisible()
  await banner.getByRole('button', { name: '设置' }).click()
  for (const [name, part] of Object.entries(parts)) {
    await page.getByRole('dialog', { name: '设置' }).getByRole('checkbox', { name, exact: true }).uncheck()
    await expect(part).toHaveCount(0)
  }
  await page.reload()
  await packagesPage(page).rows.first().waitFor()
  for (const part of Object.values(parts)) await expect(part).toHaveCount(0)
})

test('the density changes rows and controls at once and is stored', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  const measure = async () => [
    (await screen.rows.nth(1).boundingBox())?.height,
    (await page.getByRole('button', { name: '新增', exact: true }).boundingBox())?.height,
  ]
  expect(await measure()).toEqual([40, 32])
  await pressTool(page, '设置')
  await page.getByRole('radio', { name: '宽松' }).check()
  expect(await measure()).toEqual([48, 36])
  await page.getByRole('radio', { name: '紧凑' }).check()
  await page.reload()
  await screen.rows.first().waitFor()
  expect(await measure()).toEqual([32, 28])
  await expectAccessible(page)
})

test.describe('on a phone in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('theme, logs and lock are in the user menu; panels are accessible', async ({ page }) => {
    await storeAppearance(page, { language: 'en', mode: 'dark' })
    await page.goto('/system/tenantpackage')
    for (const name of ['Theme', 'Logs', 'Lock']) {
      await page.getByRole('button', { name: /account menu/ }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expectAccessible(page)
  })
})
