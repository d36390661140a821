// photographs the console: two pictures for the README, and with --all every page in each look into .cache/screens
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from './browser.mjs'
import { startMocks } from './lib/mock-server.mjs'
import { fromRoot, print } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'
import { signIn } from './lib/sign-in.mjs'
import { serveApp } from './lib/static-server.mjs'

const settled = async (page) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
}

/** an entry that no plugin answers for */
const absent = { id: 'absent', parentId: '0', code: 'absent', name: '未安装的插件', path: '/demo/notInstalled', category: 1, isOpen: 1 }

const list = async (page) => {
  await page.goto('/system/tenantpackage')
  await page.getByRole('main').getByRole('row').nth(3).getByRole('button').first().waitFor()
}
const pages = {
  login: async (page) => {
    await page.goto('/login')
    await page
      .getByRole('button', { name: /换一张验证码|another captcha/ })
      .locator('img')
      .waitFor()
  },
  home: async (page) => {
    await page.goto('/wel/index')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  list,
  form: async (page) => {
    await list(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(新增|Add)/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('treeitem').first().waitFor()
  },
  question: async (page) => {
    await list(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(删除|Delete)/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
  },
  missing: async (page) => {
    await page.route('**/jwsk-system/menu/routes*', (route) =>
      route.fulfill({ json: { code: 200, success: true, msg: '', data: [absent] } }),
    )
    await page.goto('/demo/notInstalled')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  404: async (page) => {
    await page.goto('/no-such-page')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

const whole = ['light', 'dark'].flatMap((mode) =>
  ['zh-cn', 'en'].flatMap((language) => [1440, 390].map((width) => ({ mode, language, width }))),
)
const readme = [
  { name: 'login', file: fromRoot('docs/images/login.png') },
  { name: 'list', file: fromRoot('docs/images/tenant-packages.png') },
]

async function photograph(browser, { baseURL, look, shots }) {
  const { mode, language, width } = look
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: width < 768 ? 844 : 900 },
  })
  const page = await context.newPage()
  const signedIn = shots.filter(({ name }) => name !== 'login')
  for (const shot of shots.filter(({ name }) => name === 'login')) await take(page, shot, { mode, language })
  if (signedIn.length > 0) {
    const fresh = await context.newPage()
    await signIn(fresh)
    for (const shot of signedIn) await take(fresh, shot, { mode, language })
  }
  await context.close()
}

async function take(page, { name, file }, preferences) {
  await page.addInitScript((chosen) => localStorage.setItem('jwsk-preferences', JSON.stringify(chosen)), preferences)
  await pages[name](page)
  await settled(page)
  await page.screenshot({ path: file })
  print(file)
}

if (!existsSync(fromRoot('packages/console/dist/index.html')))
  await runOrThrow('node', [fromRoot('scripts/build.mjs'), '--only', 'console'], { stdio: 'inherit' })
const folder = fromRoot('.cache/screens')
await mkdir(folder, { recursive: true })
await mkdir(fromRoot('docs/images'), { recursive: true })
const mocks = await startMocks()
const app = await serveApp({ folder: fromRoot('packages/console/dist'), api: mocks.url })
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
try {
  const shared = { baseURL: app.url }
  if (!process.argv.includes('--all'))
    await photograph(browser, { ...shared, look: { mode: 'light', language: 'zh-cn', width: 1280 }, shots: readme })
  else
    for (const look of whole) {
      const suffix = `${look.width}-${look.mode}-${look.language}`
      await photograph(browser, {
        ...shared,
        look,
        shots: Object.keys(pages).map((name) => ({ name, file: `${folder}/${name}-${suffix}.png` })),
      })
    }
} finally {
  await browser.close()
  await app.close()
  await mocks.close()
}
