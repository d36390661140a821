import { entriesFrom, propertyMenu, screensOf, walkTo } from '../../e2e/support/walk.ts'
import { fromRoot, print } from '../lib/root.mjs'
import { signIn } from '../lib/sign-in.mjs'
import { states } from './states.mjs'

export const looks = ['light', 'dark'].flatMap((mode) =>
  ['zh-cn', 'en'].flatMap((language) => [1440, 390].map((width) => ({ mode, language, width }))),
)
export const readmeLook = { mode: 'light', language: 'zh-cn', width: 1280 }
export const readmePictures = { login: fromRoot('docs/images/login.png'), list: fromRoot('docs/images/tenant-packages.png') }

const settled = async (page) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
}

async function contextOf(browser, { url, look: { width, ...preferences } }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => {
    localStorage.setItem('jwsk-preferences', JSON.stringify({ ...JSON.parse(localStorage.getItem('jwsk-preferences') ?? '{}'), ...chosen }))
  }, preferences)
  // what a function is called that was compiled here and runs in the page
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  return context
}

async function take(page, file) {
  await settled(page)
  await page.screenshot({ path: file })
  print(file)
}

/** pictures of what `states` leads to: `files` by name */
export async function photographStates(browser, { url, look, files }) {
  const context = await contextOf(browser, { url, look })
  const visitor = await context.newPage()
  if (files.login) {
    await states.login(visitor)
    await take(visitor, files.login)
  }
  const rest = Object.entries(files).filter(([name]) => name !== 'login')
  if (rest.length > 0) await signInPlainly(visitor)
  for (const [name, file] of rest) {
    const page = await context.newPage()
    await states[name](page)
    await take(page, file)
    await page.close()
  }
  await context.close()
}

/** signs in on a Chinese page; the look holds for the pages after it */
const signInPlainly = async (page, who) => {
  await page.addInitScript(() => localStorage.removeItem('jwsk-preferences'))
  await signIn(page, who)
}

/** who sees which entries of the menu */
const people = [
  { who: {}, sees: ({ name }) => name !== propertyMenu },
  { who: { account: 'wy', password: 'wy123456' }, sees: ({ name }) => name === propertyMenu },
]

/** a picture of every screen of the menu whose address has `part`: `fileOf(name)` by name */
export async function photographScreens(browser, { url, look, part, fileOf }) {
  for (const { who, sees } of people) {
    const context = await contextOf(browser, { url, look })
    await signInPlainly(await context.newPage(), who)
    const page = await context.newPage()
    const sent = entriesFrom(page, '/menu/routes')
    await page.goto('/info/index')
    for (const screen of (await sent)
      .filter(sees)
      .flatMap(screensOf)
      .filter(({ path }) => path.includes(part))) {
      if (!(await walkTo(page, screen))) print(`${screen.path} has not what it asked for`)
      await take(page, fileOf(screen.path.replace(/\W+/g, '-').replace(/^-|-$/g, '')))
    }
    await context.close()
  }
}
