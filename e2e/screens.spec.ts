import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { expectNoSidewaysScroll, findViolations } from './support/axe'
import { listScreen } from './support/list-screen'
import { type Entry, flattenScreens, openEntry, propertyMenuName, saveFirstRecord, waitForEntries } from './support/menu-walk'
import { type Appearance, storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

/** Selector of elements that show data of the server. */
const data = 'td, dd, bdi, b, [role=tree], [role=option], .leaflet-container, .wallboard'
/** Matches screens whose labels are names from the server. */
const namedByServer = /(parking|scenic|camera)Portal/
/** Matches screens that show menu names; on others, a record (template, shop, report) may have the name of a menu entry. */
const showsMenus = /^\/(system\/(menu|topmenu|tenantpackage|user|dict|param|post)|authority|proShowPage|work|flow|mobile\/userVisitRecord)/

/** Names of buttons, roles and processes, which are also shown among data. */
const ownNames = ['新增', '修改', '删除', '查看', '超级管理员', '请假流程', '报销流程', '部门经理审批', '财务审核', '人事备案', '导览地图']

/** Returns the visible Chinese texts that are not data, or are platform names with an English translation. */
const findChineseTexts = (page: Page, names: readonly string[]) =>
  page.getByRole('main').evaluate(
    (main, { data, names }) => {
      const found: string[] = []
      const named = new Set(names)
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (!element) continue
        const text = node.textContent?.trim() ?? ''
        const isChinese = /\p{Script=Han}/u.test(text) && element.checkVisibility()
        if (isChinese && (named.has(text) || !element.closest(data)))
          found.push(`${node.textContent} in ${element.tagName}.${element.className}`)
      }
      return found
    },
    { data, names },
  )

const collectNames = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ name, children = [] }) => [name, ...collectNames(children)])

/** Appearances that rotate over the screens of the menu. */
const looks: readonly (Appearance & { readonly width: number })[] = (['light', 'dark'] as const).flatMap((mode) =>
  (['zh-cn', 'en'] as const).flatMap((language) => [1440, 390].map((width) => ({ mode, language, width }))),
)

/** Filters of records that can be edited, for screens whose other records are read-only once published or decided. */
const editableFilters: Readonly<Record<string, Entry['query']>> = {
  '/mobile/version': { status: '0' },
  '/biz/parkingLotReserve': { reserveStatus: '0' },
  '/biz/shopContract': { contractStatus: '0' },
}

/** Custom views around a list or without one, and a list whose records open a window; other tests open their records. */
const customViews = [
  ...['/authority/apiscope', '/authority/datascope', '/base/region', '/flow/statistics', '/report/reportlist'],
  ...['/system/dict', '/system/dictbiz', '/system/menu', '/system/menufront', '/system/user'],
]

/** Saves the first record unchanged, or opens it where it can only be viewed. */
async function checkFirstRecord(page: Page, { granted }: { readonly granted: readonly string[] }) {
  const { main, dialog, done } = listScreen(page)
  const offers = (verb: string) => granted.some((code) => code.endsWith(`_${verb}`))
  if (offers('edit')) return saveFirstRecord(page)
  if (!offers('view')) return
  // a name may lead to another screen, and a button of its own views the record
  const viewButtons = main.getByRole('button', { name: /^(查看|View) / })
  await ((await viewButtons.count()) > 0 ? viewButtons : main.locator('.kit-cell-name').getByRole('button')).first().click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await done()
}

interface Walk {
  readonly entries: readonly Entry[]
  readonly buttons: readonly Entry[]
  readonly mine: readonly Entry[]
  readonly language: Appearance['language']
}

/** Opens each screen of the user and checks it in the current appearance. */
async function checkScreens(page: Page, { entries, buttons, mine, language }: Walk) {
  const names = [...collectNames(entries), ...ownNames]
  for (const screen of mine)
    await test.step(screen.path, async () => {
      const query = editableFilters[screen.path] ?? screen.query
      expect.soft(await openEntry(page, { ...screen, ...(query && { query }) }), `${screen.path} has what it asked for`).toBe(true)
      await expect.soft(page.getByRole('main').getByRole('alert'), `${screen.path} shows no failure`).toHaveCount(0)
      await expect.soft(page.locator('main .state-page'), `${screen.path} may be opened`).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      expect.soft(await findViolations(page), screen.path).toBe('')
      if (language === 'en' && !namedByServer.test(screen.path))
        expect.soft(await findChineseTexts(page, showsMenus.test(screen.path) ? names : []), `${screen.path} speaks English`).toEqual([])
      const granted = buttons.find(({ path }) => path === screen.path)?.children ?? []
      if (!customViews.includes(screen.path)) await checkFirstRecord(page, { granted: granted.map(({ code }) => code) })
    })
}

/** Whether the entry is visible to property staff only; spec 6.8. */
const isPropertyEntry = ({ name }: Entry) => name === propertyMenuName

/** Opens a page of the console and returns the menu and the permitted buttons that the platform sends. */
async function fetchEntries(page: Page) {
  const sent = Promise.all([waitForEntries(page, '/menu/routes'), waitForEntries(page, '/menu/buttons')])
  await page.goto('/info/index')
  const [entries, buttons] = await sent
  return { entries, buttons }
}

for (const [turn, { width, ...look }] of looks.entries())
  test.describe(`${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    // spec 1.3, 1.4, 2.19
    test('its share of the screens loads, fits, is accessible and saves a record', async ({ page }) => {
      test.slow()
      await storeAppearance(page, look)
      const { entries, buttons } = await fetchEntries(page)
      const screens = entries.filter((entry) => !isPropertyEntry(entry)).flatMap(flattenScreens)
      expect(screens.length).toBeGreaterThan(80)
      const mine = screens.filter((_, index) => index % looks.length === turn)
      await checkScreens(page, { entries, buttons, mine, language: look.language })
    })
  })

for (const { width, ...look } of looks.filter((_, turn) => turn % 7 === 0))
  test.describe(`property staff: ${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, visitor: 'nobody' })
    test('its own screens load, fit and are accessible', async ({ page, context }) => {
      const first = await context.newPage()
      await signIn(first, { account: 'wy', password: 'wy123456' })
      await first.close()
      await storeAppearance(page, look)
      const { entries, buttons } = await fetchEntries(page)
      const mine = entries.filter(isPropertyEntry).flatMap(flattenScreens)
      expect(mine).toHaveLength(3)
      await checkScreens(page, { entries, buttons, mine, language: look.language })
    })
  })
