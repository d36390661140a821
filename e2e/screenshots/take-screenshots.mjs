import { printLine, resolveFromRoot } from '../../scripts/lib/root.mjs'
import { signIn } from '../../scripts/lib/sign-in.mjs'
import { flattenScreens, openEntry, propertyMenuName, waitForEntries } from '../support/menu-walk.ts'
import { screenStates } from './screen-states.mjs'

export const viewportVariants = ['light', 'dark'].flatMap((mode) =>
  ['zh-cn', 'en'].flatMap((language) => [1440, 390].map((width) => ({ mode, language, width }))),
)
export const readmeVariant = { mode: 'light', language: 'zh-cn', width: 1280 }
export const readmeImages = { login: resolveFromRoot('docs/images/login.png'), list: resolveFromRoot('docs/images/tenant-packages.png') }

const waitForIdle = async (page) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
}

async function createContext(browser, { url, look: { width, ...preferences } }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript((preferences) => {
    localStorage.setItem(
      'jwsk-preferences',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('jwsk-preferences') ?? '{}'), ...preferences }),
    )
  }, preferences)
  // name of the helper that the compiler adds to functions that run in the page
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
  return context
}

async function screenshotPage(page, file) {
  await waitForIdle(page)
  await page.screenshot({ path: file })
  printLine(file)
}

/** Takes screenshots of `states` into `files`, both by name. */
export async function screenshotStates(browser, { url, look, files }) {
  const context = await createContext(browser, { url, look })
  const visitor = await context.newPage()
  if (files.login) {
    await screenStates.login(visitor)
    await screenshotPage(visitor, files.login)
  }
  const rest = Object.entries(files).filter(([name]) => name !== 'login')
  if (rest.length > 0) await signInPlainly(visitor)
  for (const [name, file] of rest) {
    const page = await context.newPage()
    await screenStates[name](page)
    await screenshotPage(page, file)
    await page.close()
  }
  await context.close()
}

/** Signs in on a Chinese page; the look also applies to later pages. */
const signInPlainly = async (page, who) => {
  await page.addInitScript(() => localStorage.removeItem('jwsk-preferences'))
  await signIn(page, who)
}

/** Users and the menu entries visible to them. */
const people = [
  { who: {}, sees: ({ name }) => name !== propertyMenuName },
  { who: { account: 'wy', password: 'wy123456' }, sees: ({ name }) => name === propertyMenuName },
]

/** Takes a screenshot of every menu screen whose address contains `part`, into the file `getFile(name)`. */
export async function screenshotScreens(browser, { url, look, part, getFile }) {
  for (const { who, sees } of people) {
    const context = await createContext(browser, { url, look })
    await signInPlainly(await context.newPage(), who)
    const page = await context.newPage()
    const sent = waitForEntries(page, '/menu/routes')
    await page.goto('/info/index')
    for (const screen of (await sent)
      .filter(sees)
      .flatMap(flattenScreens)
      .filter(({ path }) => path.includes(part))) {
      if (!(await openEntry(page, screen))) printLine(`${screen.path} has not what it asked for`)
      await screenshotPage(page, getFile(screen.path.replace(/\W+/g, '-').replace(/^-|-$/g, '')))
    }
    await context.close()
  }
}
