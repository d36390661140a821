import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { saveFirstRecord } from './support/menu-walk'
import { expect, test } from './support/test'

// BladeX, supported by config.json alone
test.use({ family: 'bladex', visitor: 'nobody' })

const main = (page: Page) => page.getByRole('main')

test('signs in, lists, edits a record and signs out', async ({ page, context, request }) => {
  const sent = page.waitForRequest((request) => request.url().includes('/api/blade-auth/oauth/token'))
  await signIn(page)
  const token = await sent
  expect(new URL(token.url()).searchParams.get('password')).toMatch(/^04[\da-f]{200,}$/)
  expect(token.headers()['blade-requested-with']).toBe('BladeHttpRequest')
  const listed = page.waitForRequest((call) => call.url().includes('/param/list'))
  await page.goto('/system/param')
  const { authorization = '', 'blade-auth': bearer = '' } = (await listed).headers()
  await expect(main(page).getByRole('row').nth(1)).toBeVisible()
  await saveFirstRecord(page)
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  const headers = { authorization, 'blade-auth': bearer, 'blade-requested-with': 'BladeHttpRequest' }
  const getStatus = async () => (await request.get('/api/blade-auth/oauth/user-info', { headers })).status()
  expect(await getStatus()).toBe(200)
  await page.getByRole('button', { name: /个人菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login/)
  // the response of the sign-out arrives after the page was left
  await expect.poll(getStatus).toBe(401)
  expect(await context.cookies()).toEqual([])
})

test('tells a user at the login page that the account signed in elsewhere', async ({ page, browser, platform }) => {
  await signIn(page)
  const other = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' })
  await signIn(await other.newPage())
  await other.close()
  await page.goto('/system/param')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByRole('status').filter({ hasText: '您的账号已在其他地方登录' })).toBeVisible()
})
