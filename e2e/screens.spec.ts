import type { Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { expectNoSidewaysScroll, findViolations } from './support/axe'
import { type Entry, flattenScreens, openEntry, propertyMenuName, waitForEntries } from './support/menu-walk'
import { type Appearance, storeAppearance } from './support/preferences'
import { expect, test } from './support/test'

/** where records stand, and what a server says in its own words */
const data = 'td, dd, bdi, b, [role=tree], [role=option], .leaflet-container, .wall'
/** its lots, spots and cameras are named by their owners */
const namedByServer = /(parking|scenic|camera)Portal/
/** elsewhere a record may bear the name of a menu entry: a template, a shop, a report */
const showsMenus = /^\/(system\/(menu|topmenu|tenantpackage|user|dict|param|post)|authority|proShowPage|work|flow|mobile\/userVisitRecord)/

/** of buttons and roles, which stand among records too */
const ownNames = ['新增', '修改', '删除', '查看', '超级管理员', '请假流程', '报销流程', '部门经理审批', '财务审核', '人事备案', '导览地图']

/** What stands there in Chinese and is no record, or is one of the platform's names that English has. */
const chineseOn = (page: Page, names: readonly string[]) =>
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

const namesOf = (entries: readonly Entry[]): readonly string[] => entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)])

/** Screen after screen of the menu is seen in the next of these. */
const looks: readonly (Appearance & { readonly width: number })[] = (['light', 'dark'] as const).flatMap((mode) =>
  (['zh-cn', 'en'] as const).flatMap((language) => [1440, 390].map((width) => ({ mode, language, width }))),
)

/** of entries that this person has, each in this look */
async function walkThrough(
  page: Page,
  { entries, mine, language }: { entries: readonly Entry[]; mine: readonly Entry[]; language: Appearance['language'] },
) {
  const names = [...namesOf(entries), ...ownNames]
  for (const screen of mine)
    await test.step(screen.path, async () => {
      expect.soft(await openEntry(page, screen), `${screen.path} has what it asked for`).toBe(true)
      await expect.soft(page.getByRole('main').getByRole('alert'), `${screen.path} shows no failure`).toHaveCount(0)
      await expect.soft(page.locator('main .state-page'), `${screen.path} may be opened`).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      expect.soft(await findViolations(page), screen.path).toBe('')
      if (language === 'en' && !namedByServer.test(screen.path))
        expect.soft(await chineseOn(page, showsMenus.test(screen.path) ? names : []), `${screen.path} speaks English`).toEqual([])
    })
}

/** its screens are shown to its own staff alone; spec 6.8 */
const ofProperty = ({ name }: Entry) => name === propertyMenuName

/** What the platform has in the menu, once a page of the console stands. */
async function entriesOn(page: Page) {
  const sent = waitForEntries(page, '/menu/routes')
  await page.goto('/info/index')
  return sent
}

for (const [turn, { width, ...look }] of looks.entries())
  test.describe(`${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    // spec 1.3, 1.4, 2.19
    test('every screen of the menu in its turn opens, fits and has nothing that axe finds', async ({ page }) => {
      test.slow()
      await storeAppearance(page, look)
      const entries = await entriesOn(page)
      const screens = entries.filter((entry) => !ofProperty(entry)).flatMap(flattenScreens)
      expect(screens.length).toBeGreaterThan(80)
      await walkThrough(page, { entries, mine: screens.filter((_, index) => index % looks.length === turn), language: look.language })
    })
  })

for (const { width, ...look } of looks.filter((_, turn) => turn % 7 === 0))
  test.describe(`of property staff: ${look.mode}, ${look.language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, visitor: 'nobody' })
    test('their own screens open, fit and have nothing that axe finds', async ({ page, context }) => {
      const first = await context.newPage()
      await signIn(first, { account: 'wy', password: 'wy123456' })
      await first.close()
      await storeAppearance(page, look)
      const entries = await entriesOn(page)
      const mine = entries.filter(ofProperty).flatMap(flattenScreens)
      expect(mine).toHaveLength(3)
      await walkThrough(page, { entries, mine, language: look.language })
    })
  })
