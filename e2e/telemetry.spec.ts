import type { Browser, Page, Request } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { packagesPage } from './support/packages-page'
import { type Platform, startPlatform } from './support/platform'
import { startTelemetryServer } from './support/telemetry-server'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

/** What stands on the page, in its address and in what it throws. */
const personal = ['管理员', '13812345678', 'zhangsanfeng']

/** A page of somebody who is signed in, and everything that it asks for. */
async function open(browser: Browser, { url }: Platform) {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' })
  const asked: Request[] = []
  context.on('request', (request) => asked.push(request))
  const page = await context.newPage()
  await signIn(page)
  const tokens = (await context.cookies()).filter(({ name }) => name.includes('token')).map(({ value }) => value)
  return { context, page, asked, tokens }
}

/** A list that is refused, one that is slow, a screen that jumps, one that is slow to a hand, and two errors that nobody catches; then the page is left. */
async function fareBadly(page: Page, platform: Platform) {
  const main = page.getByRole('main')
  await platform.addFault('tenantPackage.page', 'status500')
  await page.goto(`/system/tenantpackage?source=${personal[2]}`)
  await platform.addFault('tenantPackage.page', 'slow')
  await main.getByRole('button', { name: '重试' }).click()
  await packagesPage(page).rows.getByRole('button').first().waitFor()
  await page.evaluate((name) => {
    const block = document.createElement('div')
    Object.assign(block, { textContent: name, className: 'p-8' })
    // half a second after a hand, a jump is nobody's wish
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
  // another page of the same origin, where nobody watches any more
  await page.goto('/404')
}

for (const host of ['localhost', '127.0.0.1'] as const)
  test(`what a watched console tells an operator at ${host} is how it fares: nobody's data, no token`, async ({ browser }) => {
    const collector = await startTelemetryServer(host)
    const platform = await startPlatform('jwsk', '/', { telemetry: { url: collector.url } })
    const { context, page, tokens } = await open(browser, platform)
    try {
      await fareBadly(page, platform)
      const told = () => collector.received.flatMap(({ body }) => JSON.parse(body).items)
      await expect.poll(told).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'vital', name: 'INP' })]))
      const expected = [
        { kind: 'call', operation: 'tenantPackage.page', status: 500 },
        { kind: 'call', operation: 'tenantPackage.page', outcome: 'slow', status: 200 },
        { kind: 'error', name: 'TypeError' },
        { kind: 'error', name: 'RangeError' },
        { kind: 'vital', name: 'LCP' },
        { kind: 'vital', name: 'CLS', screen: '/system/tenantpackage' },
        { kind: 'vital', name: 'INP', screen: '/system/tenantpackage' },
      ]
      expect(told()).toEqual(expect.arrayContaining(expected.map((item) => expect.objectContaining(item))))
      for (const { method, headers } of collector.received) {
        expect(method).toBe('POST')
        expect(headers['content-type']).toMatch(/^text\/plain/)
        // its own host is one that the browser has cookies for
        expect(headers.cookie, 'cookies').toBeUndefined()
      }
      const everything = JSON.stringify(collector.received)
      expect(tokens).toHaveLength(2)
      for (const secret of [...tokens, ...personal]) expect(everything, secret).not.toContain(secret)
      expect(platform.cspViolations).toEqual([])
    } finally {
      await context.close()
      await platform.close()
      await collector.close()
    }
  })

test('a console that nobody watches tells nobody', async ({ browser, platform }) => {
  const { context, page, asked } = await open(browser, platform)
  await fareBadly(page, platform)
  expect(asked.filter((request) => new URL(request.url()).origin !== platform.url)).toEqual([])
  expect(asked.filter((request) => request.headers().traceparent)).toEqual([])
  await context.close()
})
