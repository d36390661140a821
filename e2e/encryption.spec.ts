import { randomBytes } from 'node:crypto'
import type { Page, Request, Response } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { startPlatform } from './support/platform'
import { test as base, expect } from './support/test'

const dataKey = randomBytes(8).toString('hex')
const tokenKey = randomBytes(8).toString('hex')
const crypto = { dataKey, tokenKey, calls: ['/blade-system/param/', 'user.submit'] }

// BladeX that requires encryption; config.json alone names the calls
const test = base.extend({})
test.use({
  visitor: 'nobody',
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the destructuring
    async ({}, use) => {
      const platform = await startPlatform('bladex', '/', { crypto })
      await use(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ],
})

const paramCalls = '/blade-system/param/'
const main = (page: Page) => page.getByRole('main')
const base64 = /^[\w+/]+={0,2}$/

/** Collects the exchanges of the encrypted calls, as they are on the wire. */
function collectExchanges(page: Page) {
  const exchanges: Response[] = []
  page.on('response', (response) => {
    if (response.url().includes(paramCalls)) exchanges.push(response)
  })
  return exchanges
}

function expectEncryptedRequest(request: Request) {
  const query = new URL(request.url()).searchParams
  if (query.size > 0) expect([...query.keys()]).toEqual(['data'])
  for (const cipher of [query.get('data'), request.postData()]) if (cipher) expect(cipher).toMatch(base64)
  expect(request.headers()['blade-auth']).toMatch(/^crypto [\w+/]+={0,2}$/)
}

test('encrypts what is sent and shows what is decrypted', async ({ page }) => {
  const exchanges = collectExchanges(page)
  await signIn(page)
  await page.goto('/system/param')
  await expect(main(page).getByRole('row').nth(1)).toContainText('scenic.maxVisitors')
  await page.getByRole('button', { name: '新增' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('参数名称').fill('夜游开放')
  await dialog.getByLabel('参数键名').fill('night.open')
  await dialog.getByLabel('参数键值').fill('20:00')
  const sent = page.waitForRequest((request) => request.url().includes('/param/submit'))
  await dialog.getByRole('button', { name: '保存' }).click()
  const submit = await sent
  expect(submit.headers()['content-type']).toContain('text/plain')
  expect(submit.postData()).toMatch(base64)
  await expect(main(page).getByText('night.open')).toBeVisible()
  expect(exchanges.length).toBeGreaterThan(2)
  for (const exchange of exchanges) {
    expectEncryptedRequest(exchange.request())
    expect(exchange.headers()['content-type']).toContain('text/plain')
    expect(await exchange.text()).toMatch(base64)
  }
})

test('tells an error that is sent in plain', async ({ page, platform }) => {
  await signIn(page)
  await page.goto('/system/param')
  await expect(main(page).getByRole('row').nth(1)).toBeVisible()
  await platform.addFault('param.page', 'status500')
  const refused = page.waitForResponse((response) => response.url().includes('/param/list') && response.status() === 500)
  await page.reload()
  const { code, msg } = await (await refused).json()
  expect(code).toBe(500)
  await expect(main(page).getByRole('alert')).toContainText(msg)
})

test('tells that an answer does not decrypt, without key and cipher', async ({ page }) => {
  await page.route(`**${paramCalls}list*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: randomBytes(64).toString('base64') })
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await signIn(page)
  await page.goto('/system/param')
  await expect(main(page).getByRole('alert')).toContainText('服务器返回的内容无法解密')
  await expect(main(page).getByRole('button', { name: '重试' })).toBeVisible()
  for (const secret of [dataKey, tokenKey]) {
    await expect(page.locator('body')).not.toContainText(secret)
    expect(logged.join('\n')).not.toContain(secret)
  }
})

test('names an unknown call before the login page', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), crypto: { ...crypto, calls: ['user.sumbit'] } } })
  })
  await page.goto('/login')
  await expect(page.getByText(/^is invalid: .*"user\.sumbit".*"user\.submit"/)).toBeVisible()
})

test('sends the language on screen, also after a switch', async ({ page }) => {
  await signIn(page)
  const first = page.waitForRequest((request) => request.url().includes('/param/list'))
  await page.goto('/system/param')
  expect((await first).headers()['accept-language']).toBe('zh-CN')
  await page.getByRole('button', { name: '切换语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  const next = page.waitForRequest((request) => request.url().includes('/param/list'))
  await page.getByRole('button', { name: 'Refresh' }).first().click()
  expect((await next).headers()['accept-language']).toBe('en')
})
