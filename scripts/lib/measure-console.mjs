import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../browser.mjs'
import { startMocks } from './mock-server.mjs'
import { signIn } from './sign-in.mjs'
import { serveApp } from './static-server.mjs'

const zipped = (folder, paths) => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0)

function scriptsOf(page) {
  const scripts = new Set()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** the big screen, for which nobody signs in */
async function portalOf({ folder, browser, url }) {
  const page = await browser.newPage({ baseURL: url, locale: 'zh-CN' })
  const scripts = scriptsOf(page)
  await page.goto('/parkingPortal')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  return zipped(folder, scripts)
}

const openForm = (page) => page.getByRole('main').getByRole('button', { name: '新增' }).click()

/** what a form with dates and selects asks for that neither a list nor a form without them did */
async function formOf({ folder, context, list, known }) {
  const plain = scriptsOf(list)
  await openForm(list)
  await list.getByRole('treeitem').first().waitFor()
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.addInitScript(neverRest)
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
function neverRest() {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (work, delay, ...values) => (delay >= 1000 ? 0 : setTimeout(work, delay, ...values))
}

/** gzip bytes of the JavaScript that a browser asked a build for: until the login form works, until the list shows, of a form, of the big screen */
export async function measureConsole(folder) {
  const mocks = await startMocks()
  const app = await serveApp({ folder, api: mocks.url })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: 'zh-CN' })
    const page = await context.newPage()
    const scripts = scriptsOf(page)
    await page.goto('/login')
    await page.locator('input[type=password]').waitFor()
    const asked = new Set(scripts)
    await signIn(page)
    // a page of its own: how far the home page came before it was left is chance
    const list = await context.newPage()
    const needed = scriptsOf(list)
    await list.addInitScript(neverRest)
    await list.goto('/system/tenantpackage')
    await list.getByRole('row').nth(5).waitFor()
    const known = new Set([...asked, ...needed])
    return {
      asked,
      login: zipped(folder, asked),
      list: zipped(folder, known),
      form: await formOf({ folder, context, list, known }),
      portal: await portalOf({ folder, browser, url: app.url }),
    }
  } finally {
    await browser.close()
    await app.close()
    await mocks.close()
  }
}
