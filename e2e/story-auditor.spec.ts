import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { type Entry, flattenScreens, openEntry, waitForEntries } from './support/menu-walk'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

/** What stands on buttons that only show something; whoever adds one has made sure that it does. */
const reading = [
  /^(搜索|清空|选择日期|更多|收起|常用筛选|刷新|列设置|导出与打印|全屏|返回首页|全部收起|全部展开|放大|缩小|图表|数据表|CSV|日间模式|夜间模式|搜索预览|第 \d+ 页|\d+ \/ \d+ 页，翻到下一页|数值与阈值)$/,
  /^(查看|预览|查询库存|进度|缴费计划|维修记录|阅读情况|字段管理|景点|处理|展开|打开|更多|跟踪|票与经过|电子发票|运行记录)( |$)/,
  // a chart's period, its table, its figures as a file
  /^(近 \d+ 天|数据表|CSV)$/,
  // a place on a map, by the first character of its kind
  /^\p{Script=Han}$/u,
]

/** The permission codes of every call that changes something, as the specifications have them. */
function changingCodes(): ReadonlySet<string> {
  const calls = readdirSync(resolveFromRoot('openapi')).flatMap((file) =>
    readFileSync(resolveFromRoot('openapi', file), 'utf8').split(/^(?= {4}\w+:$)/m),
  )
  const changing = calls.filter((call) => /^ {4}(post|put|delete):/.test(call))
  return new Set(changing.flatMap((call) => /^ {6}x-permission: (.+)$/m.exec(call)?.[1]?.match(/\w+/g) ?? []))
}

/** Signs in; answers with the menu, and the menu with the buttons that the platform grants. */
async function signInAs(page: Page, account: string) {
  const sent = Promise.all([waitForEntries(page, '/menu/routes'), waitForEntries(page, '/menu/buttons')])
  await signIn(page, { account, password: `${account}123` })
  const [menu, granted] = await sent
  return { menu, granted }
}

/** What stands behind the menus of the rows. */
async function menusAt(page: Page) {
  const found = new Set<string>()
  for (const button of await page.locator('main .kit-actions [aria-haspopup=menu]:visible').all()) {
    const menu = page.getByRole('menu')
    // the click may scroll the list, and a menu closes where its list scrolls
    await expect(async () => {
      if (!(await menu.isVisible())) await button.click({ timeout: 2000 })
      await menu.getByRole('menuitem').first().waitFor({ timeout: 1000 })
    }).toPass()
    for (const text of await menu.getByRole('menuitem').allTextContents()) found.add(text)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  }
  return [...found]
}

/** Opens the screen and reads its buttons and menus. */
async function buttonsAt(page: Page, screen: Entry) {
  if (!(await openEntry(page, screen))) return ['?']
  const shown = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(button, [role=button], [role=switch], input[type=submit])')]
    // a column is sorted, a page turned, a record opened: nothing of that changes it
    const open = controls.filter((control) => control.checkVisibility() && !control.closest('thead, .kit-pager, .kit-cell-name'))
    return [...new Set(open.map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''))]
  })
  return [...shown, ...(await menusAt(page))]
}

// spec 6.2
test('the auditor opens every screen of the menu and finds no button that changes anything', async ({ page, browser, platform }) => {
  test.setTimeout(300_000)
  const { menu, granted } = await signInAs(page, 'auditor')
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' })
  const admin = await context.newPage()
  const everything = (await signInAs(admin, 'admin')).granted
  const codes = changingCodes()
  const changingOf = (grants: readonly Entry[], path: string) =>
    (grants.find((owner) => owner.path === path)?.children ?? []).filter(({ code }) => codes.has(code)).map(({ name }) => name)
  /** What stands there and is not known to show only. */
  const unknownAt = async (visitor: Page, screen: Entry) => {
    const words = changingOf(everything, screen.path)
    const isKnown = (button: string) => reading.some((known) => known.test(button)) && !words.some((word) => button.startsWith(word))
    return (await buttonsAt(visitor, screen)).filter((button) => !isKnown(button))
  }
  // property staff have that group, nobody else sees it
  const screens = menu.filter(({ path }) => path !== '/property').flatMap(flattenScreens)
  expect(screens.length).toBeGreaterThan(80)
  const found: string[] = []
  for (const screen of screens) for (const button of await unknownAt(page, screen)) found.push(`${screen.path}: ${button}`)
  expect(found).toEqual([])
  expect(granted.flatMap(({ path }) => changingOf(granted, path))).toEqual([])
  // who may change things is offered just that, by the same look
  for (const screen of screens.slice(0, 3)) expect(await unknownAt(admin, screen), screen.path).not.toEqual([])
  await context.close()
})
