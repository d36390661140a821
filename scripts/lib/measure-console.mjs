import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../browser.mjs'
import { startMocks } from './mock-server.mjs'
import { signIn } from './sign-in.mjs'
import { serveApp } from './static-server.mjs'

const zipped = (folder, paths) => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0)

/** gzip bytes of the JavaScript that a browser asked a build for: until the login form works, until the list shows */
export async function measureConsole(folder) {
  const mocks = await startMocks()
  const app = await serveApp({ folder, api: mocks.url })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage({ baseURL: app.url, locale: 'zh-CN' })
    const scripts = new Set()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto('/login')
    await page.locator('input[type=password]').waitFor()
    const login = zipped(folder, scripts)
    await signIn(page)
    await page.goto('/system/tenantpackage')
    await page.getByRole('row').nth(5).waitFor()
    return { login, list: zipped(folder, scripts) }
  } finally {
    await browser.close()
    await app.close()
    await mocks.close()
  }
}
