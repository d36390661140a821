import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { type FlakyProxy, startFlakyProxy } from './support/flaky-proxy'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

const notices = (page: Page) => page.getByRole('region', { name: '通知' }).getByRole('button', { name: '关闭通知' })

async function draft(page: Page) {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('断网也不丢')
  await screen.chooseMenu()
  await screen.remark.fill('写了很久的备注')
  return screen
}

async function keptAndSavedAgain(page: Page) {
  const screen = packagesPage(page)
  await expect(screen.save).toBeEnabled()
  await expect(screen.name).toHaveValue('断网也不丢')
  await expect(screen.remark).toHaveValue('写了很久的备注')
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await screen.searchFor('断网也不丢')
  await expect(screen.rows).toHaveCount(1)
}

test('F47 a dead server in the middle of a save re-enables the form, loses nothing and says so once', async ({ page }) => {
  const screen = await draft(page)
  await page.route('**/tenant-package/submit', (route) => route.abort('connectionrefused'), { times: 1 })
  await screen.save.click()
  await expect(notices(page)).toHaveCount(1)
  await expect(page.getByText('没有收到结果，已核对：暂未查到变化，可以再次提交')).toBeVisible()
  await keptAndSavedAgain(page)
})

test("a proxy's page with status 200 is one message, and the session stays", async ({ page, platform, context }) => {
  const screen = await draft(page)
  await platform.addFault('tenantPackage.submit', 'html')
  await screen.save.click()
  await expect(notices(page)).toHaveCount(1)
  await expect(page.getByText('没有收到结果，已核对：暂未查到变化，可以再次提交')).toBeVisible()
  expect(await context.cookies()).not.toEqual([])
  await keptAndSavedAgain(page)
})

test('a list that cannot be had says so in its place and comes when asked again', async ({ page, platform }) => {
  await platform.addFault('tenantPackage.page', 'status500', 1)
  await page.goto('/system/tenantpackage')
  await expect(page.getByText('列表没有加载出来')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)
})

test('a token that expires mid-way is refreshed once, and the save goes through', async ({ page, platform }) => {
  const screen = await draft(page)
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

test('F34 code and texts that do not arrive are said, and come once they are asked for again', async ({ page }) => {
  const lost = /\/assets\/system-lists-.*\.js/
  await page.route(lost, (route) => route.abort())
  await page.goto('/system/tenantpackage')
  await expect(page.getByText('页面没有加载出来')).toBeVisible()
  await page.unroute(lost)
  await page.getByRole('main').getByRole('button', { name: '重新加载' }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)

  // every text beyond those of the login page
  const texts = /\/assets\/(?:zh-cn|en)-.*\.js/
  await page.route(texts, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: /页面没有加载出来 · The page could not be loaded/ })).toBeVisible()
  await page.unroute(texts)
  await page.getByRole('button', { name: /重新加载/ }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)
})

test.describe('a config.json that the console cannot go by', () => {
  test.use({ visitor: 'nobody' })

  const own = (rest: object) => JSON.stringify({ clientId: 'a', clientSecret: 'b', ...rest })
  const wrong: readonly (readonly [string, Parameters<Route['fulfill']>[0], RegExp, RegExp])[] = [
    ['is missing', { status: 404, body: '' }, /无法读取：状态码 404/, /could not be read: status 404/],
    ['is no JSON', { body: '<!doctype html>' }, /文件不是 JSON/, /it is not JSON/],
    ['has a value of another type', { body: own({ tokenTime: '3000' }) }, /应为数字，不能是 "3000"/, /must be a number, not "3000"/],
    ['names what is no option', { body: own({ captcha: true }) }, /没有这个选项/, /is not an option; known are/],
  ]

  for (const [what, answer, zh, en] of wrong)
    test(`that ${what} gives a page that names what to mend, in both languages`, async ({ page }) => {
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

test('a save whose connection is reset after it was carried out is stored once, and found', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits })
  const screen = await resetAfterSaving(page, proxy, '一次就好')
  await expect(page.getByText('没有收到结果，已核对：操作已经生效')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await expect(notices(page)).toHaveCount(1)
  await screen.searchFor('一次就好')
  await expect(screen.rows).toHaveCount(1)
  // a browser sends a write again by itself on each connection that it had kept
  expect(proxy.getRequestCount()).toBeGreaterThan(0)
  await proxy.close()
})

test('a save that the browser itself repeats on a server without keys is found to be there more than once', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits, keys: 'ignored' })
  const screen = await resetAfterSaving(page, proxy, '不认识钥匙')
  await expect(page.getByText('没有收到结果，已核对：列表中有几条相同的记录，请删除多余的')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await screen.searchFor('不认识钥匙')
  await expect(screen.rows).toHaveCount(proxy.getRequestCount())
  await proxy.close()
})

test('an edit whose answer is cut off is compared with the record before it may be sent again', async ({ page, platform }) => {
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

test('a list that answers 401 while the session lives is a list one may not see, and no end', async ({ page, context }) => {
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
