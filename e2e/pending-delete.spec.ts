import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'
import { pressTool } from './support/tools'

const address = '/biz/frequentlyAskedQuestion'
const nobody = { cookies: [], origins: [] }
const sessionLifetimeSeconds = 90 * 24 * 3600

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /个人菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '确定' }).click()
}

const lock = async (page: Page) => {
  await pressTool(page, '锁屏')
  await page.getByRole('textbox', { name: '锁屏密码' }).fill('opensesame')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible()
}

/** Deletes the first question and returns its name while the delete can still be undone. */
async function deleteFirst(page: Page) {
  const list = listScreen(page)
  await list.open(address)
  const name = await list.rows.first().locator('.kit-cell-name').innerText()
  await list.act('删除', name)
  await list.agree('删除')
  await expect(list.button('撤销')).toBeVisible()
  return name
}

interface Leaving {
  readonly page: Page
  readonly other: Page
}
const leavings: readonly (readonly [string, (leaving: Leaving) => Promise<unknown>])[] = [
  ['signs out', ({ page }) => signOut(page)],
  ['signs out in another window', ({ other }) => signOut(other)],
  ['locks the screen', ({ page }) => lock(page)],
  ['reloads', ({ page }) => page.reload()],
  ['closes the window', ({ page }) => page.close()],
]

for (const [how, leave] of leavings)
  test(`a delete is sent when the person ${how} before its undo time is over`, async ({ page, context, browser, platform }) => {
    const other = await context.newPage()
    await other.goto('/info/index')
    await other.getByRole('button', { name: /个人菜单/ }).waitFor()
    const name = await deleteFirst(page)
    await leave({ page, other })
    const later = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN', storageState: nobody })
    const list = listScreen(await later.newPage())
    await signIn(list.main.page(), { path: '/login', password: 'admin123' })
    await list.open(address)
    await expect(list.row(name)).toHaveCount(0)
    await later.close()
  })

test('a delete that could not be sent because the session expired is told', async ({ page, platform }) => {
  await deleteFirst(page)
  await platform.advanceClock(sessionLifetimeSeconds)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('登录已失效，1 条记录没有删除')).toBeVisible()
})

test('a delete that could not be sent because the network is offline shows the row again', async ({ page, context }) => {
  const name = await deleteFirst(page)
  await context.setOffline(true)
  const list = listScreen(page)
  await expect(list.row(name)).toHaveCount(0)
  await expect(list.row(name)).toHaveCount(1)
  await context.setOffline(false)
})
