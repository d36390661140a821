import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { signInToDemo, test } from './support/demo'

/** what the kit exports of its fields and is no kind */
const helpers = new Set('createField fetchFile getControlProps getPreviewKind subtractAmounts toSafeUrl useDictEntries'.split(' '))

/** the field kinds, as the kit's own list of exports has them */
function kindsOfTheKit(): readonly string[] {
  const lines = readFileSync(resolveFromRoot('packages/kit/src/index.ts'), 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/fields\/.+'$/gm)
  const names = [...lines].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names.filter((name) => /^[a-z]\w*$/.test(name) && !helpers.has(name)).sort()
}

const examples = (page: Page) => page.getByRole('main').locator('[data-example]:visible')
const screens = ['字段', '列表', '表单', '记录', '图表', '大屏', '对话框', '权限', '出错']

test('the gallery comes from outside: every field kind of the kit with the code that runs, every screen accessible', async ({ page }) => {
  await signInToDemo(page)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '示例：字段' }).click()
  const groups = page.getByRole('navigation', { name: '选择示例' }).getByRole('button')
  await expect(groups.first()).toBeVisible()
  const found: string[] = []
  for (const group of await groups.all()) {
    await group.click()
    await expect(group).toHaveAttribute('aria-pressed', 'true')
    found.push(...(await examples(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-example') ?? ''))))
    // a map fades its squares in, one after another, by no animation that the page knows of
    await expect(() => expectAccessible(page)).toPass({ timeout: 20_000 })
  }
  expect(found.toSorted()).toEqual(kindsOfTheKit())
  await groups.first().click()
  const source = readFileSync(resolveFromRoot('packages/gallery/src/examples/kinds/words/translated-text.ts'), 'utf8')
  await expect(page.locator('[data-example="translatedText"] pre')).toHaveText(source.trim())

  for (const screen of screens.slice(1)) {
    await menu.getByRole('link', { name: `示例：${screen}`, exact: true }).click()
    await expect(examples(page).first()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]:visible:not(button)')).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
