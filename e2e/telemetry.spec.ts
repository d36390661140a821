import type { Browser, Page, Request } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { packagesPage } from './support/packages-page'
import { type Platform, startPlatform } from './support/platform'
import { startTelemetryServer } from './support/telemetry-server'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

/** Personal data that the page, its URL and its errors contain. */
const personal = ['管理员', '13812345678', 'zhangsanfeng']

/** Opens a signed-in page and records its requests. */
async function openWithSession(browser: Browser, { url }: Platform) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' })
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const page = await context.newPage()
  await signIn(page)
  const tokens = (await context.cookies()).filter(({ name }) => name.includes('token')).map(({ value }) => value)
  return { context, page, requests, tokens }
}

/** Causes a failing and a slow call, a layout shift, a slow interaction and two uncaught errors, then leaves the page. */
async function causeProblems(page: Page, platform: Platform) {
  const main = page.getByRole('main')
  await platform.addFault('tenantPackage.page', 'status500')
  await page.goto(`/system/tenantpackage?source=${personal[2]}`)
  await platform.addFault('tenantPackage.page', 'slow')
  await main.getByRole('button', { name: '重试' }).click()
  await packagesPage(page).rows.getByRole('button').first().waitFor()
  await page.evaluate((name) => {
    const block = document.createElement('div')
    Object.assign(block, { textContent: name, className: 'p-8' })
    // a shift more than 500 ms after an input counts as unexpected
    setTimeout(() => document.querySelector('main')?.prepend(block), 700)
    setTimeout(() => {
      throw new TypeError(name)
    })
    void Promise.reject(new RangeError(name))
    document.querySelector('h1')?.addEventListener('click', () => {
      for (const until = performance.now() + 120; performance.now() < until; );
    })
  }, personal[1])
  await page.getByText(personal[1] ?? '').waitFor()
  await main.getByRole('heading').first().click()
  await page.evaluate(
    () =>
      new Promise((seen) => {
        const options = { type: 'event', buffered: true, durationThreshold: 40 }
        new PerformanceObserver(seen).observe(options)
      }),
  )
  // a page of the same origin without telemetry
  await page.goto('/404')
}

for (const host of ['localhost', '127.0.0.1'] as const)
  test(`telemetry to ${host} has no personal data and no tokens`, async ({ browser }) => {
    const collector = await startTelemetryServer(host)
    const platform = await startPlatform('jwsk', '/', { telemetry: { url: collector.url } })
    const { context, page, tokens } = await openWithSession(browser, platform)
    try {
      await causeProblems(page, platform)
      const getItems = () => collector.received.flatMap(({ body }) => JSON.parse(body).items)
      const expected = [
        { kind: 'call', operation: 'tenantPackage.page', status: 500 },
        { kind: 'call', operation: 'tenantPackage.page', outcome: 'slow', status: 200 },
        { kind: 'error', name: 'TypeError' },
        { kind: 'error', name: 'RangeError' },
        { kind: 'vital', name: 'LCP' },
        { kind: 'vital', name: 'CLS', screen: '/system/tenantpackage' },
        { kind: 'vital', name: 'INP', screen: '/system/tenantpackage' },
      ]
      await expect.poll(getItems).toEqual(expect.arrayContaining(expected.map((item) => expect.objectContaining(item))))
      for (const { method, headers } of collector.received) {
        expect(method).toBe('POST')
        expect(headers['content-type']).toMatch(/^text\/plain/)
        // the browser has cookies for this host if it is the console's
        expect(headers.cookie, 'cookies').toBeUndefined()
      }
      const receivedText = JSON.stringify(collector.received)
      expect(tokens).toHaveLength(2)
      for (const secret of [...tokens, ...personal]) expect(receivedText, secret).not.toContain(secret)
      expect(platform.cspViolations).toEqual([])
    } finally {
      await context.close()
      await platform.close()
      await collector.close()
    }
  })

test('sends nothing if telemetry is not configured', async ({ browser, platform }) => {
  const { context, page, requests } = await openWithSession(browser, platform)
  await causeProblems(page, platform)
  expect(requests.filter((request) => new URL(request.url()).origin !== platform.url)).toEqual([])
  expect(requests.filter((request) => request.headers().traceparent)).toEqual([])
  await context.close()
})
