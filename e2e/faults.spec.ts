import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { type FlakyProxy, startFlakyProxy } from './support/flaky-proxy'
import { expectFormKept, fillNewPackage, noticeButtons, packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

test('F47 a refused connection during a save keeps the form and shows one error', async ({ page }) => {
  const screen = await fillNewPackage(page)
  await page.route('**/tenant-package/submit', (route) => route.abort('connectionrefused'), { times: 1 })
  await screen.save.click()
  await expect(noticeButtons(page)).toHaveCount(1)
  await expect(page.getByText('没有收到结果，已核对：暂未查到变化，可以再次提交')).toBeVisible()
  await expectFormKept(page)
})

test('an HTML page with status 200 shows one error and keeps the session', async ({ page, platform, context }) => {
  const screen = await fillNewPackage(page)
  await platform.addFault('tenantPackage.submit', 'html')
  await screen.save.click()
  await expect(noticeButtons(page)).toHaveCount(1)
  await expect(page.getByText('没有收到结果，已核对：暂未查到变化，可以再次提交')).toBeVisible()
  expect(await context.cookies()).not.toEqual([])
  await expectFormKept(page)
})

test('a list that fails to load shows the error and loads on retry', async ({ page, platform }) => {
  await platform.addFault('tenantPackage.page', 'status500', 1)
  await page.goto('/system/tenantpackage')
  await expect(page.getByText('列表没有加载出来')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)
})

test('an expired token is refreshed once, then the save succeeds', async ({ page, platform }) => {
  const screen = await fillNewPackage(page)
  // a 401 within five seconds of signing in ends the session: a new token would not be accepted either
  await page.waitForTimeout(5_500)
  await platform.addFault('tenantPackage.submit', 'expired')
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().includes('/oauth/token')) refreshes += 1
  })
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  expect(refreshes).toBe(1)
})

test('F34 missing chunks and texts show an error and load on retry', async ({ page }) => {
  const missingChunk = /\/assets\/system-lists-.*\.js/
  await page.route(missingChunk, (route) => route.abort())
  await page.goto('/system/tenantpackage')
  await expect(page.getByText('页面没有加载出来')).toBeVisible()
  await page.unroute(missingChunk)
  await page.getByRole('main').getByRole('button', { name: '重新加载' }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)

  // all texts except those of the login page
  const texts = /\/assets\/(?:zh-cn|en)-.*\.js/
  await page.route(texts, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: /页面没有加载出来 · The page could not be loaded/ })).toBeVisible()
  await page.unroute(texts)
  await page.getByRole('button', { name: /重新加载/ }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)
})

test.describe('an invalid config.json', () => {
  test.use({ visitor: 'nobody' })

  const own = (rest: object) => JSON.stringify({ clientId: 'a', clientSecret: 'b', ...rest })
  const wrong: readonly (readonly [string, Parameters<Route['fulfill']>[0], RegExp, RegExp])[] = [
    ['is missing', { status: 404, body: '' }, /无法读取：状态码 404/, /could not be read: status 404/],
    ['is not JSON', { body: '<!doctype html>' }, /文件不是 JSON/, /it is not JSON/],
    ['has a value of the wrong type', { body: own({ tokenTime: '3000' }) }, /应为数字，不能是 "3000"/, /must be a number, not "3000"/],
    ['has an unknown option', { body: own({ captcha: true }) }, /没有这个选项/, /is not an option; known are/],
  ]

  for (const [what, answer, zh, en] of wrong)
    test(`that ${what} shows a page with the fix in both languages`, async ({ page }) => {
      await page.route('**/config.json', (route) => route.fulfill(answer))
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: /系统配置有误 · The configuration is wrong/ })).toBeVisible()
      await expect(page.getByText(zh)).toBeVisible()
      await expect(page.getByText(en)).toBeVisible()
      await expectAccessible(page)
    })
})

async function resetAfterSaving(page: Page, proxy: FlakyProxy, name: string) {
  const screen = packagesPage(page)
  await page.goto(`${proxy.url}/system/tenantpackage`)
  await screen.rows.getByRole('button').first().waitFor()
  await screen.button('新增').click()
  await screen.name.fill(name)
  await screen.chooseMenu()
  await screen.save.click()
  return screen
}

const submits = 'POST /api/jwsk-system/tenant-package/submit'

test('a save whose connection is reset is stored once and found', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits })
  const screen = await resetAfterSaving(page, proxy, '一次就好')
  await expect(page.getByText('没有收到结果，已核对：操作已经生效')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await expect(noticeButtons(page)).toHaveCount(1)
  await screen.searchFor('一次就好')
  await expect(screen.rows).toHaveCount(1)
  // the browser retries a write by itself on each keep-alive connection
  expect(proxy.getRequestCount()).toBeGreaterThan(0)
  await proxy.close()
})

test('a save that the browser repeats without idempotency is found twice', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits, keys: 'ignored' })
  const screen = await resetAfterSaving(page, proxy, '不认识钥匙')
  await expect(page.getByText('没有收到结果，已核对：列表中有几条相同的记录，请删除多余的')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await screen.searchFor('不认识钥匙')
  await expect(screen.rows).toHaveCount(proxy.getRequestCount())
  await proxy.close()
})

test('an edit with a lost response is compared with the record', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits })
  const screen = packagesPage(page)
  await page.goto(`${proxy.url}/system/tenantpackage`)
  await screen.rows.getByRole('button', { name: /^编辑/ }).first().click()
  await screen.name.fill('改了名字')
  await screen.save.click()
  await expect(page.getByText('没有收到结果，已核对：操作已经生效')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await expect(screen.row('改了名字')).toHaveCount(1)
  await proxy.close()
})

test('a 401 of a list shows a missing permission and keeps the session', async ({ page, context }) => {
  const other = await context.newPage()
  const screen = packagesPage(other)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('还在写')
  await page.route('**/tenant-package/page*', (route) =>
    route.fulfill({ status: 401, json: { code: 401, success: false, data: null, msg: '请求未授权' } }),
  )
  await page.goto('/system/tenantpackage')
  await expect(
    page
      .getByText('没有查看权限')
      .or(page.getByText(/没有权限|无权/))
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/tenantpackage/)
  await expect(screen.name).toHaveValue('还在写')
})
