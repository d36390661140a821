import { getMenuNodes, mockMenu } from './support/menu'
import { storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

test.describe('without a session', () => {
  test.use({ visitor: 'nobody' })

  test('the login page requests only one file of all plugins', async ({ page }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto('/login')
    await expect(page.getByLabel('用户名')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requestedUrls.filter((url) => /-lists-|manifests-/.test(url))).toHaveLength(1)
  })

  // spec 2.8, 2.86, 2.87
  test('a public view opens without the shell, others redirect to the login', async ({ page }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto('/parkingPortal')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(/\/parkingPortal$/)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
    expect(requestedUrls.filter((url) => /menu\/(routes|buttons)|signed-in-/.test(url))).toEqual([])
    await page.goto('/system/user')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fsystem%2Fuser$/)
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/login\?/)
  })
})

test('a public view has no sidebar and tabs for signed-in users either', async ({ page }) => {
  await page.goto('/parkingPortal')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
})

// spec 2.27, 2.48, 2.85
test('the meta of a menu entry decides how its screen opens', async ({ page }) => {
  await mockMenu(page, [
    { id: 'plain', name: '普通', path: '/system/post' },
    { id: 'alone', name: '独立', path: '/system/param', meta: { menu: false } },
    { id: 'place', name: '无标签', path: '/system/client', meta: { isTab: false } },
    { id: 'hidden', name: '别人的', path: '/system/dict', meta: { roles: ['nobody'] } },
    { id: 'named', name: '有键', path: '/system/user', meta: { i18n: 'user' } },
  ])
  await page.goto('/system/post')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '普通' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '别人的' })).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('listitem')
  await expect(tabs).toHaveCount(1)
  await menu.getByRole('link', { name: '无标签' }).click()
  await expect(page.getByRole('heading', { name: '无标签' })).toBeVisible()
  await expect(tabs).toHaveCount(1)
  await menu.getByRole('link', { name: '独立' }).click()
  await expect(page.getByRole('heading', { name: '独立' })).toBeVisible()
  await expect(menu).toHaveCount(0)
  await page.goto('/system/post?menu=false')
  await expect(page.getByRole('heading', { name: '普通' })).toBeVisible()
  await expect(menu).toHaveCount(0)
})

test('menu names are translated if the platform sends a key', async ({ page }) => {
  await storeAppearance(page, { language: 'en' })
  await mockMenu(page, [
    { id: 'named', name: '用户管理', path: '/system/user', meta: { i18n: 'user' } },
    { id: 'plain', name: '岗位管理', path: '/system/post' },
  ])
  await page.goto('/system/user')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '岗位管理' })).toBeVisible()
})

test('a menu of 5,000 entries is virtualized at any scroll position', async ({ page }) => {
  const leaf = (at: number) => ({
    id: `n${at}`,
    parentId: 'g',
    code: `n${at}`,
    name: `页面${at}`,
    path: `/many/${at}`,
    category: 1,
    isOpen: 1,
  })
  await mockMenu(page, [{ id: 'g', name: '很多', path: '/many', children: Array.from({ length: 5000 }, (_, at) => leaf(at)) }])
  await page.goto('/many/4000')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '页面4000', exact: true })).toBeInViewport()
  expect(await getMenuNodes(page).count()).toBeLessThanOrEqual(300)
  await menu.getByRole('link', { name: '页面4000', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(menu.getByRole('link', { name: '页面4999' })).toBeFocused()
  expect(await getMenuNodes(page).count()).toBeLessThanOrEqual(300)
})

test('a revoked permission takes effect without a reload', async ({ page }) => {
  await page.goto('/system/post')
  const add = page.getByRole('main').getByRole('button', { name: '新增' })
  await expect(add).toBeVisible()
  await page.route('**/menu/buttons*', (route) => route.fulfill({ json: { code: 200, success: true, msg: '', data: [] } }))
  await page.route('**/post/page*', (route) => route.fulfill({ status: 403, json: { code: 403, success: false, msg: '请求未授权' } }))
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await page.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(add).toHaveCount(0)
})

// spec 2.21
test('a generic page lists, searches and edits the table of its query', async ({ page }) => {
  await page.goto('/proShowPage/inspection?tableName=dp_inspection&tableKey=id')
  await expect(page.getByRole('heading', { name: '设备巡检' })).toBeVisible()
  await expect(page.getByText('共 46 条')).toBeVisible()
  await page.getByRole('searchbox', { name: '位置' }).fill('码头')
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 46 条')).toHaveCount(0)
  await page.getByRole('button', { name: /^编辑/ }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('巡检人').fill('林小雨')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('更新成功')).toBeVisible()
  await expect(page.getByRole('cell', { name: '林小雨' })).toBeVisible()
})

test('F34 a plugin that fails to load is listed and breaks nothing else', async ({ page }) => {
  await page.route('**/assets/manifests-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    return route.fulfill({ response, body: code.replace(/(?<=id:[`"'])desk(?=[`"'])/, 'other') })
  })
  await page.goto('/plugins')
  const row = page.getByRole('row').filter({ hasText: 'desk' })
  await expect(row.getByText('加载失败')).toBeVisible()
  await page.goto('/system/post')
  await expect(page.getByRole('heading', { name: '岗位管理' })).toBeVisible()
})

test.describe('the top menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('collapses into an overflow menu at any width, in both languages', async ({ page }) => {
    await page.goto('/biz/parkingLotOrder')
    const menus = page.getByRole('navigation', { name: /^(顶部菜单|Top menu)$/ }).getByRole('button')
    const chineseNames = ['首页', '运营中心', '流程中心', '平台中心']
    const englishNames = ['Home', 'Operations', 'Processes', 'Platform']
    await expect(menus).toHaveText(chineseNames)
    await page.getByRole('button', { name: '切换语言' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(menus).toHaveText(englishNames)
    await page.setViewportSize({ width: 820, height: 900 })
    await expect(menus.last()).toHaveText('More')
    await page.setViewportSize({ width: 600, height: 900 })
    await page.reload()
    await expect(menus).toHaveCount(0)
    // the sidebar stays collapsed to icons after the window was that narrow
    await page.setViewportSize({ width: 820, height: 900 })
    // how many fit depends on the fonts of the system
    await expect(menus.last()).toHaveText('More')
    await menus.last().click()
    await page.getByRole('menuitem', { name: 'Platform' }).click()
    await expect(menus.last()).toHaveText('More')
    expect(
      await menus.last().evaluate((more) => more.getBoundingClientRect().right <= (more.parentElement?.getBoundingClientRect().right ?? 0)),
    ).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(menus).toHaveText(englishNames)
  })
})
