import type { Page } from '@playwright/test'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

const getTabStrip = (page: Page) => {
  const list = page.getByRole('navigation', { name: '已打开的页面' })
  return {
    names: () => list.getByRole('link').allInnerTexts(),
    tab: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    link: (name: string) => list.getByRole('link', { name, exact: true }),
    act: async (name: string, action: string) => {
      await list.getByRole('link', { name, exact: true }).click({ button: 'right' })
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}

/** Opens home, user management and tenant packages; the last one is active. */
async function openThree(page: Page) {
  await page.goto('/wel/index')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '系统管理' }).click()
  await menu.getByRole('link', { name: '用户管理' }).click()
  await menu.getByRole('link', { name: '租户产品包' }).click()
  await packagesPage(page).rows.getByRole('button').first().waitFor()
  return getTabStrip(page)
}

// spec 2.56
test('unsaved changes stay in their tab and are never lost silently', async ({ page }) => {
  const tabs = await openThree(page)
  const screen = packagesPage(page)
  await screen.button('新增').click()
  await screen.name.fill('半张表')
  // the dialog covers only its tab: other tabs stay usable and hide it
  await tabs.link('用户管理').click()
  await expect(page).toHaveURL(/\/system\/user$/)
  await expect(screen.dialog).toBeHidden()

  await test.step('closing its tab from another one asks', async () => {
    await page.getByRole('button', { name: '关闭租户产品包' }).click()
    await expect(screen.question).toContainText('「租户产品包」有未保存的内容')
    await screen.question.getByRole('button', { name: '返回编辑' }).click()
    await expect(tabs.tab('租户产品包')).toBeVisible()
  })
  await test.step('closing other tabs and leaving the page ask', async () => {
    await tabs.act('用户管理', '关闭其他')
    await screen.question.getByRole('button', { name: '返回编辑' }).click()
    const dialogOpened = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await dialogOpened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  })
  await test.step('sign-out lists the unsaved changes', async () => {
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(screen.question).toContainText('「租户产品包」有未保存的内容')
    await screen.question.getByRole('button', { name: '取消' }).click()
  })

  await tabs.link('租户产品包').click()
  await expect(screen.name).toHaveValue('半张表')
  await page.keyboard.press('Alt+KeyW')
  await screen.question.getByRole('button', { name: '放弃并继续' }).click()
  await expect(tabs.tab('租户产品包')).toHaveCount(0)
  await expect(page).toHaveURL(/\/system\/user$/)
})

test('closing an empty or saved form asks nothing', async ({ page }) => {
  const tabs = await openThree(page)
  const screen = packagesPage(page)
  await screen.button('新增').click()
  await screen.name.fill('存好的')
  await screen.chooseMenu()
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await screen.button('新增').click()
  await screen.name.waitFor()
  await page.keyboard.press('Alt+KeyW')
  await expect(tabs.tab('租户产品包')).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveURL(/\/system\/user$/)
})

// spec 2.59
test('tabs are dragged, moved by keyboard, pinned and stored', async ({ page }) => {
  const tabs = await openThree(page)
  await tabs.tab('租户产品包').dragTo(tabs.tab('首页'), { targetPosition: { x: 4, y: 10 } })
  await expect.poll(tabs.names).toEqual(['租户产品包', '首页', '用户管理'])
  await tabs.link('首页').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(tabs.names).toEqual(['租户产品包', '用户管理', '首页'])
  await expect(tabs.link('首页')).toBeFocused()
  await tabs.act('用户管理', '固定标签')
  await expect.poll(tabs.names).toEqual(['用户管理', '租户产品包', '首页'])
  await page.reload()
  await expect.poll(tabs.names).toEqual(['用户管理', '租户产品包', '首页'])
  await tabs.act('首页', '关闭全部')
  await expect.poll(tabs.names).toEqual(['用户管理', '首页'])
  await expect(page).toHaveURL(/\/wel\/index$/)
})

test('the active tab stays in view among many at any window width', async ({ page }) => {
  await page.goto('/biz/parkingLot')
  const strip = page.getByRole('navigation', { name: '已打开的页面' })
  const others = ['/biz/parkingLotOrder', '/biz/parkingLotReserve', '/biz/parkingLotWhitelist', '/biz/userCarNumber', '/biz/scenicSpot']
  const more = ['/biz/attractions', '/biz/shop', '/biz/shopApply', '/biz/shopContract', '/biz/userOrder', '/biz/feedback', '/system/post']
  const tabs = strip.getByRole('listitem')
  await expect(tabs).toHaveCount(1)
  for (const [at, path] of [...others, ...more].entries()) {
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect(tabs).toHaveCount(at + 2)
    await expect(strip.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
  for (const width of [800, 1000, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(strip.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }
  // a menu closes when the window is resized, which is reported in the next frame
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await tabs.last().click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭当前' }).click()
  await tabs.last().click({ button: 'right' })
  await page.getByRole('menuitem', { name: '重新打开 岗位管理' }).click()
  await expect(strip.locator('[aria-current=page]')).toHaveText('岗位管理')
})

// spec 2.60, 2.61
test('clears the cache after a confirmation; refresh resets the screen', async ({ page }) => {
  const tabs = await openThree(page)
  await tabs.act('租户产品包', '清除缓存')
  await expect(page.getByRole('alertdialog')).toContainText('是否需要清除缓存?')
  const called = page.waitForRequest(/\/oauth\/clear-cache/)
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await called
  await expect(page.getByRole('region', { name: '通知' }).getByText('清除完毕')).toBeVisible()

  const screen = packagesPage(page)
  await screen.row('试用版').getByRole('checkbox').check()
  const listRequest = page.waitForRequest(/\/tenant-package\/page/)
  await page.getByRole('button', { name: '刷新租户产品包' }).click()
  await listRequest
  await expect(screen.row('试用版').getByRole('checkbox')).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one button replaces the tab strip and offers all its actions', async ({ page }) => {
    await page.goto('/system/post')
    await page.getByRole('heading', { level: 1, name: '岗位管理' }).waitFor()
    await page.goto('/system/tenantpackage')
    const bar = await page.getByRole('banner').boundingBox()
    const heading = page.getByRole('heading', { level: 1, name: '租户产品包' })
    const box = await heading.boundingBox()
    expect((box?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(36)
    await expect(page.getByText('租户产品包', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await page.getByRole('button', { name: '标签操作' }).click()
    await expect(page.getByRole('menuitem', { name: '刷新当前' })).toBeVisible()
    await page.getByRole('menuitem', { name: '搜索标签' }).click()
    await page.getByRole('option', { name: '岗位管理' }).click()
    await expect(page).toHaveURL(/\/system\/post$/)
  })
})
