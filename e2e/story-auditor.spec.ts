import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { type Entry, flattenScreens, openEntry, waitForEntries } from './support/menu-walk'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

/** Labels of read-only buttons; check that a button changes nothing before adding it. */
const readOnlyLabels = [
  /^(搜索|清空|选择日期|更多|收起|常用筛选|刷新|列设置|导出与打印|全屏|返回首页|全部收起|全部展开|放大|缩小|图表|数据表|CSV|日间模式|夜间模式|搜索预览|第 \d+ 页|\d+ \/ \d+ 页，翻到下一页|数值与阈值)$/,
  /^(查看|预览|查询库存|进度|缴费计划|维修记录|阅读情况|字段管理|景点|处理|展开|打开|更多|跟踪|票与经过|电子发票|运行记录)( |$)/,
  // period, table and file export of a chart
  /^(近 \d+ 天|数据表|CSV)$/,
  // a marker of a map, labelled by the first character of its kind
  /^\p{Script=Han}$/u,
]

/** Returns the permission codes of all writing operations in the OpenAPI files. */
function collectWriteCodes(): ReadonlySet<string> {
  const calls = readdirSync(resolveFromRoot('openapi')).flatMap((file) =>
    readFileSync(resolveFromRoot('openapi', file), 'utf8').split(/^(?= {4}\w+:$)/m),
  )
  const changing = calls.filter((call) => /^ {4}(post|put|delete):/.test(call))
  return new Set(changing.flatMap((call) => /^ {6}x-permission: (.+)$/m.exec(call)?.[1]?.match(/\w+/g) ?? []))
}

/** Signs in and returns the menu and the permitted buttons. */
async function signInAs(page: Page, account: string) {
  const sent = Promise.all([waitForEntries(page, '/menu/routes'), waitForEntries(page, '/menu/buttons')])
  await signIn(page, { account, password: `${account}123` })
  const [menu, granted] = await sent
  return { menu, granted }
}

/** Returns the items of the overflow menus of all rows. */
async function readRowMenus(page: Page) {
  const found = new Set<string>()
  for (const button of await page.locator('main .kit-actions [aria-haspopup=menu]:visible').all()) {
    const menu = page.getByRole('menu')
    // the click may scroll the list, which closes the menu
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

/** Opens the screen and returns the labels of its buttons and menu items. */
async function readButtons(page: Page, screen: Entry) {
  if (!(await openEntry(page, screen))) return ['?']
  const labels = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(button, [role=button], [role=switch], input[type=submit])')]
    // sorting, pagination and opening a record change nothing
    const open = controls.filter((control) => control.checkVisibility() && !control.closest('thead, .kit-pagination, .kit-cell-name'))
    return [...new Set(open.map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''))]
  })
  return [...labels, ...(await readRowMenus(page))]
}

// spec 6.2
test('the auditor opens every screen and sees no button that writes', async ({ page, browser, platform }) => {
  test.setTimeout(300_000)
  const { menu, granted } = await signInAs(page, 'auditor')
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' })
  const admin = await context.newPage()
  const allGranted = (await signInAs(admin, 'admin')).granted
  const codes = collectWriteCodes()
  const getWriteButtons = (grants: readonly Entry[], path: string) =>
    (grants.find((owner) => owner.path === path)?.children ?? []).filter(({ code }) => codes.has(code)).map(({ name }) => name)
  /** Returns the buttons that are not known to be read-only. */
  const findWriteButtons = async (visitor: Page, screen: Entry) => {
    const writeLabels = getWriteButtons(allGranted, screen.path)
    const isKnown = (button: string) =>
      readOnlyLabels.some((known) => known.test(button)) && !writeLabels.some((label) => button.startsWith(label))
    return (await readButtons(visitor, screen)).filter((button) => !isKnown(button))
  }
  // only property staff see that group
  const screens = menu.filter(({ path }) => path !== '/property').flatMap(flattenScreens)
  expect(screens.length).toBeGreaterThan(80)
  const found: string[] = []
  for (const screen of screens) for (const button of await findWriteButtons(page, screen)) found.push(`${screen.path}: ${button}`)
  expect(found).toEqual([])
  expect(granted.flatMap(({ path }) => getWriteButtons(granted, path))).toEqual([])
  // counterproof: the administrator sees such buttons on the same screens
  for (const screen of screens.slice(0, 3)) expect(await findWriteButtons(admin, screen), screen.path).not.toEqual([])
  await context.close()
})
