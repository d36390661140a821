import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../browser.mjs'
import { startMocks } from './mock-server.mjs'
import { countRenders, countRendersDuring } from './render-count.mjs'
import { printLine } from './root.mjs'
import { openSignIn, submitSignIn } from './sign-in.mjs'
import { startStaticServer } from './static-server.mjs'
import { waitForIdle } from './wait-for-idle.mjs'

const zipped = (folder, paths) => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0)

function trackScripts(page) {
  const scripts = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** the big screen, for which nobody signs in */
async function measurePortal({ folder, browser, url }) {
  const page = await browser.newPage({ baseURL: url, locale: 'zh-CN' })
  const scripts = trackScripts(page)
  await page.goto('/parkingPortal')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  return zipped(folder, scripts)
}

const openForm = (page) => page.getByRole('main').getByRole('button', { name: '新增' }).click()

/** what a form with dates and selects asks for that neither a list nor a form without them did */
async function measureForm({ folder, context, list, known }) {
  const plain = trackScripts(list)
  await openForm(list)
  await list.getByRole('treeitem').first().waitFor()
  const page = await context.newPage()
  const scripts = trackScripts(page)
  await page.addInitScript(disableIdle)
  await page.goto('/biz/thirdClient')
  await openForm(page)
  const form = page.getByRole('dialog')
  await form.locator('.p-calendar').first().waitFor()
  await form.locator('.p-multiselect').first().waitFor()
  await page.waitForLoadState('networkidle')
  return zipped(
    folder,
    [...scripts].filter((path) => !known.has(path) && !plain.has(path)),
  )
}

// what the shell fetches once it has rested for a second is not what a list waits for, however slow the machine
function disableIdle() {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (work, delay, ...values) => (delay >= 1000 ? 0 : setTimeout(work, delay, ...values))
}

/** the moment from which the login form can be used */
function markFormPaint() {
  // the form that stands in the page is there before the scripts are
  const isThere = () => globalThis.jwskStart?.isHydrated && document.querySelector('input[type=password]') !== null
  new MutationObserver((_changes, observer) => {
    if (!isThere()) return
    observer.disconnect()
    performance.mark('form')
  }).observe(document, { childList: true, subtree: true })
}

/** what was asked for until then; what the page fetches ahead comes later */
const scriptsToForm = (page) =>
  page.evaluate(() => {
    const [{ startTime: usable }] = performance.getEntriesByName('form')
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable)
    return before.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))
  })

/** marks in the page when such an element is there for the first time: what is asked for later is no part of the step, however late the runner notices */
const markElement = (page, mark, { selector, text }) =>
  page.evaluate(
    ([name, sought, source]) => {
      const words = new RegExp(source)
      const look = (_changes, observer) => {
        if (![...document.querySelectorAll(sought)].some(({ textContent }) => words.test(textContent))) return
        performance.mark(name)
        observer.disconnect()
      }
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
    },
    [mark, selector, text.source],
  )

/** how many requests a step takes until its end can be seen, pictures aside: browsers differ in those; and how many of them are scripts */
async function countRequests(page, { name, step, until }) {
  await page.evaluate((start) => {
    performance.setResourceTimingBufferSize(5000)
    performance.mark(start)
  }, `${name}: start`)
  await markElement(page, `${name}: end`, until)
  await step()
  const asked = await page.evaluate((step) => {
    const at = (mark) => performance.getEntriesByName(`${step}: ${mark}`)[0].startTime
    const during = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= at('start') && startTime <= at('end'))
    return during.filter(({ initiatorType }) => initiatorType !== 'img').map((entry) => new URL(entry.name).pathname)
  }, name)
  const scripts = asked.filter((path) => path.endsWith('.js'))
  if (scripts.length > 0) printLine(`scripts of a step: ${scripts.join(' ')}`)
  return { requests: asked.length, scripts: scripts.length }
}

/** until the page has come to rest */
function waitForConsoleIdle(page) {
  // on a busy machine nothing is asked for while the page still works
  const rested = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  return waitForIdle(page, { ms: 600, meanwhile: rested })
}

/** the way of somebody who signs in, is shown the home page, opens two lists of one menu group, marks a row, and goes back to the first */
async function measureFlow(page) {
  const key = await openSignIn(page)
  await page.locator('input[type=password]').waitFor()
  const asked = new Set(await scriptsToForm(page))
  await waitForConsoleIdle(page)
  const entry = (name) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })
  const group = page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '系统管理' })
  const home = await countRequests(page, {
    name: 'home',
    until: { selector: '.sidebar nav button', text: /系统管理/ },
    async step() {
      await submitSignIn(page, key)
      await group.waitFor()
    },
  })
  // they come when the page rests, whenever that is
  await page.locator('.kit-chart-box:not(:has(.kit-skeleton-box))').first().waitFor()
  await waitForConsoleIdle(page)
  await group.click()
  await waitForConsoleIdle(page)
  const open = async (name, row) => {
    await entry(name).click()
    // the menu may scroll under the pointer: what that comes upon is no part of the step
    await page.mouse.move(900, 500)
    await page.getByRole('main').getByRole('row', { name: row }).first().waitFor()
  }
  const renders = {}
  const counted = (name, step) => async () => {
    renders[name] = await countRendersDuring(page, step)
  }
  const opened = (name, { title, row }) =>
    countRequests(page, { name, until: { selector: 'main tr', text: row }, step: counted(name, () => open(title, row)) })
  const list = await opened('list', { title: '岗位管理', row: /总经理/ })
  await waitForConsoleIdle(page)
  const next = await opened('next', { title: '租户管理', row: /1\d{10}/ })
  // several times, the least of them: what comes by itself meanwhile, a poll or a late answer, is no part of the step
  const least = async (name, steps) => {
    for (const step of steps) {
      const count = await countRendersDuring(page, step)
      if (!(count.rendered >= renders[name]?.rendered)) renders[name] = count
    }
  }
  const mark = (place) => () => page.getByRole('main').getByRole('row').nth(place).getByRole('checkbox').check()
  const show = (title) => page.locator('.tab-strip').getByRole('link', { name: title }).click()
  await least('tick', [mark(2), mark(3), mark(4)])
  for (const _round of [1, 2, 3]) {
    await least('tab', [() => show('岗位管理')])
    await countRendersDuring(page, () => show('租户管理'))
  }
  return { asked, home, list, next, renders }
}

/** gzip bytes of the JavaScript that a browser asked a build for: until the login form works, until the list shows, of a form, of the big screen */
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
    const { asked, renders, ...steps } = await measureFlow(page)
    // a page of its own: how far the home page came before it was left is chance
    const list = await context.newPage()
    const needed = trackScripts(list)
    await list.addInitScript(disableIdle)
    await list.goto('/system/tenantpackage')
    await list.getByRole('row').nth(5).waitFor()
    const known = new Set([...asked, ...needed])
    return {
      asked,
      steps,
      renders,
      login: zipped(folder, asked),
      list: zipped(folder, known),
      form: await measureForm({ folder, context, list, known }),
      portal: await measurePortal({ folder, browser, url: app.url }),
    }
  } finally {
    await browser.close()
    await app.close()
    await mocks.close()
  }
}
