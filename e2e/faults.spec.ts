import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { type FlakyProxy, startFlakyProxy } from './support/flaky-proxy'
import { packagesPage } from './support/packages-page'
import { expect, test } from './support/test'

const notices = (page: Page) => page.getByRole('region', { name: '通知' }).getByRole('button', { name: '关闭通知' })

async function openDraft(page: Page) {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('断网也不丢')
  await screen.chooseMenu()
  await screen.remark.fill('写了很久的备注')
  return screen
}

async function expectDraftAndSubmit(page: Page) {
  const screen = packagesPage(page)
  await expect(screen.save).toBeEnabled()
  await expect(screen.name).toHaveValue('断网也不丢')
  await expect(screen.remark).toHaveValue('写了很久的备注')
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await screen.searchFor('断网也不丢')
  await expect(screen.rows).toHaveCount(1)
}

// spec 4.28
test('HTTP 500 on save keeps the form and shows one error', async ({ page, platform }) => {
  const screen = await openDraft(page)
  await platform.addFault('tenantPackage.submit', 'status500')
  await screen.save.click()
  await expect(notices(page)).toHaveCount(1)
  await expectDraftAndSubmit(page)
})

test('F47 an unreachable server on save keeps the form and shows one error', async ({ page }) => {
  const screen = await openDraft(page)
  await page.route('**/tenant-package/submit', (route) => route.abort('connectionrefused'), { times: 1 })
  await screen.save.click()
  await expect(notices(page)).toHaveCount(1)
  await expect(page.getByText('没有收到结果，已核对：暂未查到变化，可以再次提交')).toBeVisible()
  await expectDraftAndSubmit(page)
})

test('an HTML page with status 200 shows one error and keeps the session', async ({ page, platform, context }) => {
  const screen = await openDraft(page)
  await platform.addFault('tenantPackage.submit', 'html')
  await screen.save.click()
  await expect(notices(page)).toHaveCount(1)
  await expect(page.getByText('没有收到结果，已核对：暂未查到变化，可以再次提交')).toBeVisible()
  expect(await context.cookies()).not.toEqual([])
  await expectDraftAndSubmit(page)
})

test('five clicks on save send one request', async ({ page, platform }) => {
  const screen = await openDraft(page)
  await platform.addFault('tenantPackage.submit', 'slow')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/tenant-package/submit')) sent += 1
  })
  await screen.save.evaluate((button: HTMLButtonElement) => {
    for (let round = 0; round < 5; round += 1) button.click()
  })
  await expect(screen.notice('新增成功')).toBeVisible({ timeout: 10_000 })
  expect(sent).toBe(1)
})

test('a list that fails to load shows an error and loads on retry', async ({ page, platform }) => {
  await platform.addFault('tenantPackage.page', 'status500', 1)
  await page.goto('/system/tenantpackage')
  await expect(page.getByText('列表没有加载出来')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '重试' }).click()
  await expect(packagesPage(page).rows).toHaveCount(10)
})

test('refreshes an expired token once and completes the save', async ({ page, platform }) => {
  const screen = await openDraft(page)
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
  const listChunks = /\/assets\/system-lists-.*\.js/
  await page.route(listChunks, (route) => route.abort())
  await page.goto('/system/tenantpackage')
  await expect(page.getByText('页面没有加载出来')).toBeVisible()
  await page.unroute(listChunks)
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
  const cases: readonly (readonly [string, Parameters<Route['fulfill']>[0], RegExp, RegExp])[] = [
    ['missing file', { status: 404, body: '' }, /无法读取：状态码 404/, /could not be read: status 404/],
    ['no JSON', { body: '<!doctype html>' }, /文件不是 JSON/, /it is not JSON/],
    ['value of another type', { body: own({ tokenTime: '3000' }) }, /应为数字，不能是 "3000"/, /must be a number, not "3000"/],
    ['unknown option', { body: own({ captcha: true }) }, /没有这个选项/, /is not an option; known are/],
  ]

  for (const [name, response, zh, en] of cases)
    test(`shows the fix in both languages: ${name}`, async ({ page }) => {
      await page.route('**/config.json', (route) => route.fulfill(response))
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: /系统配置有误 · The configuration is wrong/ })).toBeVisible()
      await expect(page.getByText(zh)).toBeVisible()
      await expect(page.getByText(en)).toBeVisible()
      await expectAccessible(page)
    })
})

async function saveThroughProxy(page: Page, proxy: FlakyProxy, name: string) {
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

test('a save whose response is lost is stored once and found by a lookup', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits })
  const screen = await saveThroughProxy(page, proxy, '一次就好')
  await expect(page.getByText('没有收到结果，已核对：操作已经生效')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await expect(notices(page)).toHaveCount(1)
  await screen.searchFor('一次就好')
  await expect(screen.rows).toHaveCount(1)
  // browsers repeat a write on their own for each reused keep-alive connection
  expect(proxy.getRequestCount()).toBeGreaterThan(0)
  await proxy.close()
})

test('reports duplicates if the server ignores idempotency keys', async ({ page, platform }) => {
  const proxy = await startFlakyProxy(platform.url, { text: submits, keys: 'ignored' })
  const screen = await saveThroughProxy(page, proxy, '不认识钥匙')
  await expect(page.getByText('没有收到结果，已核对：列表中有几条相同的记录，请删除多余的')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)
  await screen.searchFor('不认识钥匙')
  await expect(screen.rows).toHaveCount(proxy.getRequestCount())
  await proxy.close()
})

test('an edit whose response is lost is compared with the stored record', async ({ page, platform }) => {
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

test('a 401 of a list in a live session shows no permission, no sign-out', async ({ page, context }) => {
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
