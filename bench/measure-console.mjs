import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { printLine } from '../scripts/lib/root.mjs'
import { openSignIn, submitSignIn } from '../scripts/lib/sign-in.mjs'
import { startStaticServer } from '../scripts/lib/static-server.mjs'
import { countRenders, countRendersDuring } from './render-count.mjs'
import { waitForIdle } from './wait-for-idle.mjs'

const getGzipSize = (folder, paths) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0)

/** Returns the paths of the files that the page requests from now on, by their ending. */
function trackFiles(page, ending) {
  const files = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(ending)) files.add(pathname)
  })
  return files
}

async function measurePortal({ folder, browser, url }) {
  const page = await browser.newPage({ baseURL: url, locale: 'zh-CN' })
  const scripts = trackFiles(page, '.js')
  await page.goto('/parkingPortal')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  return getGzipSize(folder, scripts)
}

const openForm = (page) => page.getByRole('main').getByRole('button', { name: '新增' }).click()

/** Returns the bytes that a form with dates and selects loads beyond a list and a form without them. */
async function measureForm({ folder, context, list, known }) {
  const plain = trackFiles(list, '.js')
  await openForm(list)
  await list.getByRole('treeitem').first().waitFor()
  const page = await context.newPage()
  const scripts = trackFiles(page, '.js')
  await page.addInitScript(disableIdle)
  await page.goto('/biz/thirdClient')
  await openForm(page)
  const form = page.getByRole('dialog')
  await form.locator('.p-calendar').first().waitFor()
  await form.locator('.p-multiselect').first().waitFor()
  await page.waitForLoadState('networkidle')
  return getGzipSize(
    folder,
    [...scripts].filter((path) => !known.has(path) && !plain.has(path)),
  )
}

// drops what the shell prefetches after a second of idle time, which lists do not wait for
function disableIdle() {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (work, delay, ...values) => (delay >= 1000 ? 0 : setTimeout(work, delay, ...values))
}

/** Marks the time at which the login form is interactive; runs in the page. */
function markFormPaint() {
  // the prerendered form is in the page before the scripts run
  const isInteractive = () => globalThis.jwskStart?.isHydrated && document.querySelector('input[type=password]') !== null
  new MutationObserver((_changes, observer) => {
    if (!isInteractive()) return
    observer.disconnect()
    performance.mark('form')
  }).observe(document, { childList: true, subtree: true })
}

/** Returns the scripts loaded before that mark; preloaded ones follow later. */
const scriptsToForm = (page) =>
  page.evaluate(() => {
    const [{ startTime: usable }] = performance.getEntriesByName('form')
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable)
    return before.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))
  })

/** Marks in the page when the element first appears, so that later requests do not count, however late the runner notices. */
const markElement = (page, mark, { selector, text }) =>
  page.evaluate(
    ([name, selectorText, source]) => {
      const words = new RegExp(source)
      const observe = (_changes, observer) => {
        if (![...document.querySelectorAll(selectorText)].some(({ textContent }) => words.test(textContent))) return
        performance.mark(name)
        observer.disconnect()
      }
      new MutationObserver(observe).observe(document, { childList: true, characterData: true, subtree: true })
    },
    [mark, selector, text.source],
  )

/** Counts the requests of a step and the scripts among them, images excluded because browsers differ in those. */
async function countRequests(page, { name, step, until }) {
  await page.evaluate((start) => {
    performance.setResourceTimingBufferSize(5000)
    performance.mark(start)
  }, `${name}: start`)
  await markElement(page, `${name}: end`, until)
  await step()
  const paths = await page.evaluate((step) => {
    const at = (mark) => performance.getEntriesByName(`${step}: ${mark}`)[0].startTime
    const during = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= at('start') && startTime <= at('end'))
    return during.filter(({ initiatorType }) => initiatorType !== 'img').map((entry) => new URL(entry.name).pathname)
  }, name)
  const scripts = paths.filter((path) => path.endsWith('.js'))
  printLine(`requests of the step ${name}: ${paths.join(' ')}`)
  return { requests: paths.length, scripts: scripts.length }
}

/** Waits until the page is idle. */
function waitForConsoleIdle(page) {
  // a page on a busy machine may still be computing without sending requests
  const waitIdle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  return waitForIdle(page, { ms: 600, beforeCheck: waitIdle })
}

/** Signs in, waits for the home page, opens a list and checks a row; returns the requests and rendered components of each step. */
async function measureFlow(page) {
  const key = await openSignIn(page)
  await page.locator('input[type=password]').waitFor()
  const loginScripts = new Set(await scriptsToForm(page))
  await waitForConsoleIdle(page)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const group = menu.getByRole('button', { name: '系统管理' })
  const home = await countRequests(page, {
    name: 'home',
    until: { selector: '.sidebar nav button', text: /系统管理/ },
    async step() {
      await submitSignIn(page, key)
      await group.waitFor()
    },
  })
  // charts load when the page is idle
  await page.locator('.kit-chart-box:not(:has(.kit-skeleton-box))').first().waitFor()
  await waitForConsoleIdle(page)
  await group.click()
  await waitForConsoleIdle(page)
  const rows = page.getByRole('main').getByRole('row')
  const renders = {}
  const list = await countRequests(page, {
    name: 'list',
    until: { selector: 'main tr', text: /总经理/ },
    async step() {
      renders.list = await countRendersDuring(page, async () => {
        await menu.getByRole('link', { name: '岗位管理' }).click()
        // the menu may scroll under the pointer, and hovering a link prefetches its screen
        await page.mouse.move(900, 500)
        await rows.filter({ hasText: '总经理' }).first().waitFor()
      })
    },
  })
  await waitForConsoleIdle(page)
  // the minimum of three, because polling may render during the measurement
  for (const index of [2, 3, 4]) {
    const count = await countRendersDuring(page, () => rows.nth(index).getByRole('checkbox').check())
    if (!(count.rendered >= renders.check?.rendered)) renders.check = count
  }
  return { loginScripts, home, list, renders }
}

/** Measures a build in a browser: gzip bytes before the login form and the first list, of a form and of the portal; requests and renders of a sign-in. */
export async function measureConsole(folder) {
  const mocks = await startMocks()
  const app = await startStaticServer({ folder, api: mocks.url })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: 'zh-CN' })
    const page = await context.newPage()
    await page.addInitScript(disableIdle)
    await page.addInitScript(markFormPaint)
    await countRenders(page)
    const { loginScripts, renders, ...steps } = await measureFlow(page)
    // a separate page, because the home page loads a varying part of its scripts before it is left
    const list = await context.newPage()
    const [scripts, styles] = [trackFiles(list, '.js'), trackFiles(list, '.css')]
    await list.addInitScript(disableIdle)
    await list.goto('/system/tenantpackage')
    await list.getByRole('row').nth(5).waitFor()
    const known = new Set([...loginScripts, ...scripts])
    return {
      steps,
      renders,
      login: getGzipSize(folder, loginScripts),
      list: getGzipSize(folder, known),
      styles: getGzipSize(folder, styles),
      form: await measureForm({ folder, context, list, known }),
      portal: await measurePortal({ folder, browser, url: app.url }),
    }
  } finally {
    await browser.close()
    await app.close()
    await mocks.close()
  }
}
