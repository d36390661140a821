import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { expectNoSidewaysScroll, findViolations } from './support/axe'
import { type Entry, flattenScreens, openEntry, propertyMenuName, waitForEntries } from './support/menu-walk'
import { type Appearance, storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

/** Selector of elements that show data of the server. */
const data = 'td, dd, bdi, b, [role=tree], [role=option], .leaflet-container, .wall'
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

/** Opens each screen of the user and checks it in the current appearance. */
async function checkScreens(
  page: Page,
  { entries, mine, language }: { entries: readonly Entry[]; mine: readonly Entry[]; language: Appearance['language'] },
) {
  const names = [...collectNames(entries), ...ownNames]
  for (const screen of mine)
    await test.step(screen.path, async () => {
      expect.soft(await openEntry(page, screen), `${screen.path} has what it asked for`).toBe(true)
      await expect.soft(page.getByRole('main').getByRole('alert'), `${screen.path} shows no failure`).toHaveCount(0)
      await expect.soft(page.locator('main .state-page'), `${screen.path} may be opened`).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      expect.soft(await findViolations(page), screen.path).toBe('')
      if (language === 'en' && !namedByServer.test(screen.path))
        expect.soft(await findChineseTexts(page, showsMenus.test(screen.path) ? names : []), `${screen.path} speaks English`).toEqual([])
    })
}

/** Whether the entry is visible to property staff only; spec 6.8. */
const isPropertyEntry = ({ name }: Entry) => name === propertyMenuName

/** Opens a page of the console and returns the menu that the platform sends. */
async function fetchEntries(page: Page) {
  const sent = waitForEntries(page, '/menu/routes')
  await page.goto('/info/index')
  return sent
}

for (const [turn, { width, ...look }] of looks.entries())
  test.describe(`${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    // spec 1.3, 1.4, 2.19
    test('its share of the menu screens loads, fits and is accessible', async ({ page }) => {
      test.slow()
      await storeAppearance(page, look)
      const entries = await fetchEntries(page)
      const screens = entries.filter((entry) => !isPropertyEntry(entry)).flatMap(flattenScreens)
      expect(screens.length).toBeGreaterThan(80)
      await checkScreens(page, { entries, mine: screens.filter((_, index) => index % looks.length === turn), language: look.language })
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
      const entries = await fetchEntries(page)
      const mine = entries.filter(isPropertyEntry).flatMap(flattenScreens)
      expect(mine).toHaveLength(3)
      await checkScreens(page, { entries, mine, language: look.language })
    })
  })
