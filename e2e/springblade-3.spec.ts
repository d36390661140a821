import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { listScreen } from './support/list-screen'
import { flattenScreens, openEntry, waitForEntries } from './support/menu-walk'
import { expect, test } from './support/test'

// SpringBlade 3, supported by config.json alone
test.use({ family: 'springblade3' })

const main = (page: Page) => page.getByRole('main')

test('every menu entry loads its data', async ({ page }) => {
  test.slow()
  const sent = waitForEntries(page, '/menu/routes')
  await page.goto('/info/index')
  await expect(main(page).getByText('昵称')).toBeVisible()
  await expect(main(page).getByRole('button', { name: '保存' })).toHaveCount(0)
  const screens = (await sent).flatMap(flattenScreens)
  expect(screens.length).toBe(18)
  for (const screen of screens)
    await test.step(screen.path, async () => {
      expect.soft(await openEntry(page, screen), `${screen.path} has what it asked for`).toBe(true)
      await expect.soft(main(page).getByRole('alert'), `${screen.path} shows no failure`).toHaveCount(0)
    })
})

test('saves a user in the service of users', async ({ page }) => {
  const { main: list, dialog, save } = listScreen(page)
  await page.goto('/system/user')
  await list.getByRole('button', { name: '编辑 shenyan' }).click()
  const sent = page.waitForRequest(
    (request) => request.url().includes('/blade-user/submit') || request.url().includes('/blade-user/update'),
  )
  await dialog.getByLabel('昵称').fill('夜班')
  await save()
  expect((await sent).postDataJSON()).toMatchObject({ name: '夜班' })
  await expect(dialog).toHaveCount(0)
})

test('saves the grants of a role without api scopes', async ({ page }) => {
  await page.goto('/authority/role')
  await main(page).getByRole('button', { name: '权限设置 景区职员' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('数据权限').first()).toBeVisible()
  await expect(dialog.getByText('接口权限')).toHaveCount(0)
  const answer = page.waitForResponse((response) => response.url().includes('/role/grant'))
  await dialog.getByRole('button', { name: '保存' }).click()
  expect(await (await answer).json()).toMatchObject({ code: 200 })
})

test.describe('signed out', () => {
  test.use({ visitor: 'nobody' })

  test('signs in with a plain password and out without a call', async ({ page, context }) => {
    const sent = page.waitForRequest((request) => request.url().includes('/blade-auth/token'))
    await signIn(page, { password: 'admin' })
    expect(new URLSearchParams((await sent).postData() ?? '').get('password')).toBe('admin')
    await page.goto('/system/param')
    await expect(main(page).getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await context.cookies()).toEqual([])
  })
})
