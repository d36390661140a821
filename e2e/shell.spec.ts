import { signIn } from '../scripts/lib/sign-in.mjs'
import { expectAccessible } from './support/axe'
import { missingPluginEntry, mockMenu } from './support/menu'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'
import { pressTool } from './support/tools'

// spec 2.1
test('redirects the root paths to the home page; unknown paths show 404', async ({ page }) => {
  for (const path of ['/', '/wel', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/wel\/index$/)
  }
  await page.goto('/no/such/page')
  await expect(page.getByText('页面不存在')).toBeVisible()
})

test('a menu entry without a view opens a page that names its path', async ({ page }) => {
  await mockMenu(page, [missingPluginEntry])
  await page.goto('/demo/notInstalled')
  await expect(page.getByText('页面尚未安装')).toBeVisible()
  await expect(page.getByRole('main').getByText('/demo/notInstalled')).toBeVisible()
})

// spec 2.69
test('switches the language without a reload and stores it', async ({ page }) => {
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

test('dark mode follows the system until the user chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/wel/index')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mode', 'dark')
  await page.getByRole('button', { name: '切换到浅色' }).click()
  await expect(html).toHaveAttribute('data-mode', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-mode', 'light')
})

// spec 2.57
test('opened pages become tabs; all but the last can be closed', async ({ page }) => {
  await mockMenu(page, [missingPluginEntry, { id: 'packages', name: '租户产品包', path: '/system/tenantpackage' }])
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

test('the skip link is first in tab order and focuses the content', async ({ page }) => {
  await packagesPage(page).open()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: '跳到主要内容' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('every icon of the top bar shows its name on keyboard focus', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await packagesPage(page).open()
  await page.getByRole('combobox', { name: '搜索菜单、记录' }).focus()
  for (const name of ['切换语言', '切换到深色', '主题', /日志/, '全屏', '锁屏', '设置']) {
    await page.keyboard.press('Tab')
    const icon = page.getByRole('banner').getByRole('button', { name, exact: true })
    await expect(icon).toBeFocused()
    const tooltip = await icon.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(tooltip).toBe(JSON.stringify(await icon.getAttribute('aria-label')))
  }
})

test('prints only the content of a screen, fitted to the paper width', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  for (const path of ['/biz/parkingLotOrder', '/work/todo', '/system/monitor']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.getByRole('table').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    // of the pagination, only the number of records is printed
    await expect(page.getByRole('navigation').locator(':is(a, button, select):visible')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('.kit-button:visible')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
    // the head that each page repeats would push the last rows out
    await expect(page.locator('.shell')).toHaveCSS('overflow', 'visible')
  }
})

test('a printed list shows its range and filters on one sheet per page', async ({ page }) => {
  await page.goto('/biz/shopPayment?payStatus=1')
  await page.getByRole('table').getByRole('row').nth(20).waitFor()
  await expect(page.getByText('缴费状态 已缴')).toBeAttached()
  // content for print only is loaded when the page is idle
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('缴费状态 已缴')).toBeVisible()
  await expect(page.getByRole('row', { name: '本页小计' })).toContainText(/¥[\d,]+\.\d\d/)
  const printedRange = page.getByRole('navigation', { name: '分页' }).locator('span').first()
  expect(await printedRange.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(/^"第 1–20 条，共 [\d,]+ 条"$/)
  const margin = '10mm'
  const pdf = await page.pdf({ format: 'A4', landscape: true, margin: { top: margin, right: margin, bottom: margin, left: margin } })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a list with many columns is printed in landscape, a record next to it alone', async ({ page }) => {
  const getOrientation = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const { width, height } = /MediaBox \[0 0 (?<width>[\d.]+) (?<height>[\d.]+)\]/.exec(pdf)?.groups ?? {}
    return Number(width) > Number(height) ? 'landscape' : 'portrait'
  }
  await page.goto('/biz/userOrder')
  await page.getByRole('table').getByRole('row').nth(20).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await getOrientation()).toBe('landscape')
  await page.locator('.kit-cell-name button').first().click()
  await page.locator('.kit-record-dock dl').first().waitFor()
  expect(await getOrientation()).toBe('portrait')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.locator('.kit-record-dock')).toBeVisible()
})

test('a narrow desktop collapses the sidebar until the user expands it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/system/post')
  const sidebar = page.locator('.sidebar[data-shape]')
  await expect(sidebar).toHaveAttribute('data-shape', 'collapsed')
  await page.getByRole('button', { name: '展开侧栏' }).click()
  await page.reload()
  await expect(sidebar).toHaveAttribute('data-shape', 'open')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu is a drawer that closes after navigation', async ({ page }) => {
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

test.describe('a user without a role', () => {
  test.use({ visitor: 'nobody' })

  test('gets 403 for a page that is not in the menu', async ({ page }) => {
    await signIn(page, { account: 'staff001', password: '123456' })
    await page.goto('/system/tenantpackage')
    await expect(page.getByText('没有访问权限')).toBeVisible()
  })
})

// spec 2.63, 2.64, 2.65, 2.66
test('search finds screens by name or pinyin and records; ? lists all keys', async ({ page }) => {
  await page.goto('/wel/index')
  await page.getByRole('combobox', { name: '搜索菜单、记录' }).fill('停车')
  await expect(page.getByRole('option').first()).toHaveText('停车场')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/biz\/parkingLotOrder$/)

  await page.getByRole('main').focus()
  await page.keyboard.press('Alt+KeyM')
  const palette = page.getByRole('dialog', { name: '快速跳转' })
  await palette.getByRole('combobox').fill('订单')
  await expect(palette.getByRole('option', { name: '停车订单' })).toBeVisible()
  await palette.getByRole('combobox').fill('ota')
  await expect(palette.getByRole('option')).toHaveText(['OTA平台', 'OTA门票'])
  await expectAccessible(page)
  await palette.getByRole('combobox').fill('没有这个')
  await expect(palette.getByText('没有找到')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)

  await page.keyboard.press('Control+KeyK')
  await palette.getByRole('combobox').fill('zhcpb')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/system\/tenantpackage$/)

  await page.keyboard.press('Control+KeyK')
  await palette.getByRole('combobox').fill('staff001')
  await palette.getByRole('option', { name: /用户管理/ }).click()
  await expect(page).toHaveURL(/\/system\/user\?account=staff001/)
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await expectAccessible(page)
})

test('the palette keeps every key from the first, while its code loads', async ({ page }) => {
  await page.goto('/info/index')
  await page.getByRole('button', { name: /个人菜单/ }).waitFor()
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('zhcpb')
  const box = page.getByRole('dialog', { name: '快速跳转' }).getByRole('combobox')
  await expect(box).toHaveValue('zhcpb')
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('x')
  await expect(box).toHaveValue('zhcpbx')
})

test('shows when the network is offline and offers a new version', async ({ page, context }) => {
  // requested by the background services once they are rendered, while the page is idle
  const services = page.waitForResponse(/\/print-totals-.*\.js/)
  await packagesPage(page).open()
  await services
  await context.setOffline(true)
  await expect(page.getByText('网络已断开')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toHaveCount(0)

  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-next.js"></script>' }),
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('系统已更新')).toBeVisible()
  await page.getByRole('button', { name: '稍后' }).click()
  await expect(page.getByText('系统已更新')).toHaveCount(0)
})

test('F34 a panel with a missing chunk shows an error and breaks nothing else', async ({ page }) => {
  await packagesPage(page).open()
  const drawer = /\/settings-drawer-.*\.js/
  await page.route(drawer, (route) => route.fulfill({ status: 404, body: '' }))
  await pressTool(page, '设置')
  await expect(page.getByText('系统可能刚刚更新了版本，重新加载即可继续。')).toBeVisible()
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute(drawer)
  await pressTool(page, '设置')
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible()
})

// spec 2.2, 2.68
test('the mac-os desktop opens, minimizes and restores folders', async ({ page }) => {
  await page.goto('/system/tenantpackage')
  await pressTool(page, '主题')
  await page.getByRole('button', { name: 'mac-os' }).click()
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(page.getByRole('region', { name: '工作台' })).toBeVisible()
  await page.getByRole('list', { name: '功能文件夹' }).getByRole('button', { name: '系统管理' }).click()
  const folder = page.getByRole('region', { name: '系统管理' })
  await expect(folder.getByRole('link', { name: '租户产品包' })).toBeVisible()
  await expectAccessible(page)
  await folder.getByRole('button', { name: '最小化系统管理' }).click()
  await expect(folder).toHaveCount(0)
  await page.getByRole('navigation', { name: '程序坞' }).getByRole('button', { name: '工作台' }).click()
  await page.getByRole('list', { name: '功能文件夹' }).getByRole('button', { name: '系统管理' }).click()
  await folder.getByRole('link', { name: '租户产品包' }).click()
  await expect(page).toHaveURL(/\/system\/tenantpackage$/)
})
