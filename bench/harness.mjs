import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { startStaticServer } from '../scripts/lib/static-server.mjs'
import { createSelfSignedCertificate } from './certificate.mjs'

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
export const percentile = (list, share) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
export const formatLine = (name, value, note = '') => printLine(`  ${name.padEnd(44)}${value.padStart(12)}   ${note}`.trimEnd())
export const formatMilliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const formatMegabytes = (value) => `${(value / 1_000_000).toFixed(1)} MB`

/** Load average of the last minute; other load increases all measured times. */
export const loadAverage = () => loadavg()[0]

/**
 * Starts the mock platform, serves the production build, launches a browser and returns the result of `work`.
 * @param {(stage: { url: string, folder: string, browser: import('@playwright/test').Browser, page: Function }) => Promise<unknown>} work
 * @param {{ answers?: (url: URL) => unknown, http2?: boolean }} options responses that replace those of the mock platform, and the protocol
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

/** Measures the used bytes of the JavaScript heap after garbage collection. */
export async function getHeapSize(page) {
  const cdp = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.detach()
  return usedSize
}

/** Tracks the main thread of a page. Returns a function for the milliseconds of processor time since then, which other load hardly affects. */
export async function trackMainThreadTime(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  const before = await now()
  return async () => (await now()) - before
}

/** Tracks the scripts that a page requests. Returns their paths, and a function for their total size in bytes, gzipped. */
export function trackScripts(page, folder) {
  const paths = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) paths.add(pathname)
  })
  const bytes = () => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 6 }).length, 0)
  return { paths, bytes }
}
