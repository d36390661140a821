import { expect, test } from './support/test'

const rows = '/system/tenantpackage'

test.describe('sign-out', () => {
  // spec 2.54
  test('asks for confirmation and can be canceled', async ({ page }) => {
    await page.goto('/wel/index')
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page.getByText('退出系统, 是否继续?')).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect(page).toHaveURL(/\/wel\/index$/)
  })

  // spec 2.55, 4.4
  test('F50 opens the login page, and Back shows no data of the session', async ({ page, context }) => {
    await page.goto('/wel/index')
    await page.goto(rows)
    await expect(page.getByRole('cell', { name: '试用版', exact: true })).toBeVisible()
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    // the page is loaded again
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('试用版')).toHaveCount(0)
  })

  test('keeps nothing of the session in the memory of the login page, nor in the addresses behind it', async ({ page }) => {
    await page.goto('/system/user?account=staff001')
    await expect(page.getByRole('cell', { name: 'staff001', exact: true })).toBeVisible()
    await page.goto('/wel/index')
    await page.evaluate(() => Object.assign(globalThis, { fromSession: true }))
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await page.evaluate(() => 'fromSession' in globalThis)).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('signs out all tabs of the browser', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto(rows)
    await expect(other.getByRole('cell', { name: '试用版', exact: true })).toBeVisible()
    await page.goto('/wel/index')
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByText('试用版')).toHaveCount(0)
  })

  test('works while the platform is unreachable', async ({ page, platform }) => {
    await page.goto('/wel/index')
    await platform.addFault('auth.logout', 'network', 9)
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})
