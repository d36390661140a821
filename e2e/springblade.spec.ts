import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { listScreen } from './support/list-screen'
import { flattenScreens, openEntry, saveFirstRecord, waitForEntries } from './support/menu-walk'
import { expect, test } from './support/test'

// SpringBlade, supported by config.json alone
test.use({ family: 'springblade' })

const clerk = { account: 'shenyan', password: 'Shenyan88' }

const main = (page: Page) => page.getByRole('main')

test('every menu entry loads its data and saves an editable record', async ({ page }) => {
  test.slow()
  const sent = waitForEntries(page, '/menu/routes')
  await page.goto('/info/index')
  const screens = (await sent).flatMap(flattenScreens)
  expect(screens.length).toBe(20)
  const saved: string[] = []
  for (const screen of screens)
    await test.step(screen.path, async () => {
      expect.soft(await openEntry(page, screen), `${screen.path} has what it asked for`).toBe(true)
      await expect.soft(main(page).getByRole('alert'), `${screen.path} shows no failure`).toHaveCount(0)
      const editButtons = main(page).getByRole('button', { name: /^编辑 / })
      if ((await editButtons.count()) === 0) return
      await saveFirstRecord(page)
      saved.push(screen.path)
    })
  expect(saved.length).toBeGreaterThan(10)
  // documents and consoles of the server open in new windows
  for (const name of ['接口文档', '服务治理']) await expect(page.getByRole('navigation', { name: '主菜单' }).getByText(name)).toHaveCount(1)
})

test('plain text that the server escapes is shown and saved as typed', async ({ page }) => {
  const typed = 'a=1&b=2 <b>粗</b> 1<2'
  const { dialog, save } = listScreen(page)
  await page.goto('/system/param')
  const edit = main(page)
    .getByRole('button', { name: /^编辑 / })
    .first()
  await edit.click()
  await dialog.getByLabel('参数键值').fill(typed)
  await save()
  await expect(main(page).getByText(typed)).toBeVisible()
  await edit.click()
  await expect(dialog.getByLabel('参数键值')).toHaveValue(typed)
  await save()
  await expect(main(page).getByText(typed)).toBeVisible()
})

test('the home page shows no error for unsupported parts', async ({ page }) => {
  await page.goto('/wel/index')
  await expect(main(page).getByText('通知公告').first()).toBeVisible()
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
})

test('a screen of unsupported operations says so without a retry', async ({ page }) => {
  await page.goto('/report/reportlist')
  await expect(page.getByText('当前平台没有此功能')).toBeVisible()
  await expect(main(page).getByRole('button', { name: '重试' })).toHaveCount(0)
})

test('a link with a token placeholder is rejected with the reason', async ({ page }) => {
  await page.goto('/wel/index')
  await page.getByRole('button', { name: '报表管理' }).first().click()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '报表配置' }).click()
  await expect(main(page).getByText(/系统不把令牌交给其他网站/)).toBeVisible()
  expect(await page.locator('iframe').count()).toBe(0)
})

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' })

  test('sign-in encrypts the password with SM2', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/blade-auth/token'))
    await signIn(page, { password: 'admin' })
    const password = new URLSearchParams((await sent).postData() ?? '').get('password') ?? ''
    expect(password).toMatch(/^04[\da-f]{200,}$/)
    expect(await page.getByText('手机登录').count()).toBe(0)
  })

  test('a limited role sees its part; a forbidden call keeps the session', async ({ page, context }) => {
    await signIn(page, clerk)
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('工作台')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('系统管理')).toHaveCount(0)
    await page.goto('/system/user')
    await expect(page.getByText('403')).toBeVisible()
    await page.goto('/desk/notice')
    await expect(main(page).getByRole('row').nth(1)).toBeVisible()
    expect((await context.cookies()).length).toBeGreaterThan(0)
  })

  test('a rejected refresh redirects to the login and back', async ({ page, context, platform }) => {
    await signIn(page, { password: 'admin' })
    await page.goto('/system/param')
    await expect(main(page).getByRole('row').nth(1)).toBeVisible()
    const refresh = (await context.cookies()).find(({ name }) => /refresh/i.test(name))
    if (!refresh) throw new Error('no refresh token')
    await context.addCookies([{ ...refresh, value: 'tampered' }])
    await platform.advanceClock(4000)
    await page.goto('/system/post')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signIn(page, { password: 'admin' })
  })

  test('a changed password signs in', async ({ page }) => {
    await signIn(page, clerk)
    await page.goto('/info/index')
    await main(page).getByRole('button', { name: /密码/ }).click()
    const form = page.getByRole('region', { name: '修改密码' })
    await form.getByRole('textbox', { name: '原密码' }).fill(clerk.password)
    await form.getByRole('textbox', { name: '新密码', exact: true }).fill('Shenyan99')
    await form.getByRole('textbox', { name: '确认新密码' }).fill('Shenyan99')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByRole('button', { name: '保存' })).toHaveCount(0)
    await page.context().clearCookies()
    await signIn(page, { account: clerk.account, password: 'Shenyan99' })
    await expect(page).not.toHaveURL(/login/)
  })
})
