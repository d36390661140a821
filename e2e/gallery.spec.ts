import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { expectAccessible, expectNoSidewaysScroll } from './support/axe'
import { signInToDemo, test } from './support/demo'

/** Exports of the kit's fields that are no field kinds. */
const helpers = new Set('createField fetchFile getControlProps getPreviewKind subtractAmounts toSafeUrl useDictEntries'.split(' '))

/** Returns the names of all field kinds that the kit exports. */
function listFieldKinds(): readonly string[] {
  const lines = readFileSync(resolveFromRoot('packages/kit/src/index.ts'), 'utf8').matchAll(/^export \{([^}]+)\} from '\.\/fields\/.+'$/gm)
  const names = [...lines].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names.filter((name) => /^[a-z]\w*$/.test(name) && !helpers.has(name)).sort()
}

const examples = (page: Page) => page.getByRole('main').locator('[data-example]:visible')
const screens = ['字段', '列表', '表单', '记录', '图表', '大屏', '对话框', '权限', '出错']

test('shows every field kind with its source; every screen is accessible', async ({ page }) => {
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
    // a map fades in its tiles one by one, without an animation that the page could wait for
    await expect(() => expectAccessible(page)).toPass({ timeout: 20_000 })
  }
  expect(found.toSorted()).toEqual(listFieldKinds())
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
