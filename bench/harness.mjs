import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs'
import { createSelfSignedCertificate } from '../scripts/lib/certificate.mjs'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { startStaticServer } from '../scripts/lib/static-server.mjs'

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
export const percentile = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
export const formatLine = (name, value, note = '') => printLine(`  ${name.padEnd(44)}${value.padStart(12)}   ${note}`.trimEnd())
export const formatMilliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const formatMegabytes = (value) => `${(value / 1_000_000).toFixed(1)} MB`

/** how much other work waits for the processor: it lengthens every time here */
export const loadAverage = () => loadavg()[0]

/**
 * the production build beside the mock platform, and a browser → whatever `work` gives
 * @param {(stage: { url: string, folder: string, browser: import('@playwright/test').Browser, page: Function }) => Promise<unknown>} work
 * @param {{ answers?: (url: URL) => unknown, http2?: boolean }} options what is answered instead of the mock platform's own, and how it travels
 */
export async function withConsole(
  work,
  { answers, http2 = false, folder = process.env.CONSOLE_DIST ?? resolveFromRoot('packages/console/dist') } = {},
) {
  const mocks = await startMocks()
  const app = await startStaticServer({
    folder,
    api: mocks.url,
    answers,
    packs: true,
    ...(http2 && { tls: createSelfSignedCertificate() }),
  })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  })
  const page = async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'zh-CN', viewport: { width: 1366, height: 768 } })
    return context.newPage()
  }
  try {
    return await work({ url: app.url, folder, browser, page })
  } finally {
    await browser.close()
    await app.close()
    await mocks.close()
  }
}

/** bytes of the JavaScript heap that are in use once everything that is garbage has gone */
export async function getHeapSize(page) {
  const cdp = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize
}

/** what the page's main thread has worked since → milliseconds of processor time, which other work on the machine hardly changes */
export async function trackMainThreadTime(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  const before = await now()
  return async () => (await now()) - before
}

/** the scripts that a page asks for → those so far, and what they weigh zipped */
export function trackScripts(page, folder) {
  const paths = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) paths.add(pathname)
  })
  const bytes = () => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 6 }).length, 0)
  return { paths, bytes }
}
