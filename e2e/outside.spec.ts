import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { type BuiltPlugin, buildSamplePlugin } from './support/remote-plugin/build-sample-plugin'
import built from './support/remote-plugin/built-0.1.json' with { type: 'json' }
import { expect, test } from './support/test'

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A plugin of one file, as nobody should write it. */
function small(id: string, code: string, change: object = {}): Served {
  const manifest = { id, version: '1.0.0', base: `outside/${id}/`, entry: 'plugin.js', files: { 'plugin.js': digest(code) } }
  return { manifest: { ...manifest, needs: { console: '^0.1' }, ...change }, files: new Map([['plugin.js', code]]) }
}

interface Served {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, string>
}

/** The plugin under another name, of which one file is not what its manifest says. */
function spoilt({ manifest, files }: BuiltPlugin, id: string, ending: RegExp): Served {
  const changed = [...files].map(([name, text]) => [name, ending.test(name) ? `${text} ` : text] as const)
  return { manifest: { ...manifest, id, base: `outside/${id}/` }, files: new Map(changed) }
}

const declared = (id: string, paths: readonly string[] = []) =>
  `{ id: '${id}', locales: {}, views: { ${paths.map((path) => `'${path}': { load: () => 0 }`).join()} } }`

/** Lists the plugins and serves their files; returns what was asked for of each. */
async function list(page: Page, plugins: readonly Served[]): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, outside: plugins.map(({ manifest }) => manifest) } })
  })
  await page.route(/\/outside\//, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (route.request().method() === 'GET') asked.push(path)
    const owner = plugins.find(({ manifest }) => path.startsWith(String(manifest.base)))
    const body = owner?.files.get(path.slice(String(owner.manifest.base).length))
    const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript'
    await route.fulfill(body === undefined ? { status: 404 } : { body, contentType })
  })
  return asked
}

const noteOf = (page: Page, id: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByText(id, { exact: true }) })

let hello: BuiltPlugin
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for off the first parameter
test.beforeAll(async ({}, { parallelIndex }) => {
  // each worker builds its own: the builds of two at once would take each other's files away
  hello = await buildSamplePlugin(resolveFromRoot(`.cache/outside-hello/${parallelIndex}`))
})

test('a plugin that this console was not built with shows its screens, and one that is off is gone', async ({ page }) => {
  const asked = await list(page, [hello])
  await page.goto('/hello/overview')
  const main = page.getByRole('main')
  await expect(main.getByText(/共 \d+ 个岗位/)).toBeVisible()
  // one React: its state counts and its portal follows
  await main.getByRole('button', { name: '点了 0 次' }).click()
  await expect(main.getByRole('button', { name: '点了 1 次' })).toBeVisible()
  await expect(page.locator('body > output')).toHaveText('点了 1 次')
  await expect(main.getByRole('heading', { name: '来自外面' })).toHaveCSS('color', 'rgb(1, 2, 3)')

  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '外来套餐' }).click()
  await expect(main.getByRole('row').nth(5)).toBeVisible()
  await expect(menu.getByRole('link', { name: '岗位二' })).toHaveCount(0)
  // every file once
  expect(asked.toSorted()).toEqual([...hello.files.keys()].map((name) => `outside/hello/1.2.0/${name}`).toSorted())

  await page.goto('/plugins')
  await noteOf(page, 'hello').getByRole('button', { name: '停用' }).click()
  await expect(noteOf(page, 'hello')).toContainText('已在这个浏览器中停用')
  await expect(menu.getByRole('link', { name: '外来套餐' })).toHaveCount(0)
  await noteOf(page, 'hello').getByRole('button', { name: '启用' }).click()
  await expect(menu.getByRole('link', { name: '外来套餐' })).toBeVisible()
})

// a build of the sample as it was then: what is public stays, or the major version goes up
test('a plugin that was built with 0.1 still works', async ({ page }) => {
  const { manifest, files } = built
  await list(page, [{ manifest, files: new Map(Object.entries(files)) }])
  await page.goto('/hello/overview')
  await expect(page.getByRole('main').getByText(/共 \d+ 个岗位/)).toBeVisible()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '外来套餐' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
})

const loops = '/* for ever */'

test('a plugin that must not or cannot be used is named with what mends it, and costs nothing else', async ({ page, breaches }) => {
  const refused = [
    spoilt(hello, 'wrong-entry', /^plugin-/),
    spoilt(hello, 'wrong-chunk', /^overview-.*js$/),
    spoilt(hello, 'wrong-style', /css$/),
    { ...small('lost', ''), files: new Map() },
    small('too-new', '', { needs: { console: '^9.1' } }),
    small('elsewhere', '', { base: 'https://cdn.example.test/outside/' }),
    small('unclear', '', { needs: undefined, routes: [] }),
    small('hanging', loops),
  ]
  const broken = [
    small('throwing', 'throw new Error("no luck")'),
    small('lacking', `import { nope } from '@jwsk/kit'\nexport default nope`),
    small('empty', 'export const plugin = 1'),
    small('endless', 'await new Promise(() => {})'),
    small('named-twice', `export default ${declared('other')}`),
    small('same-path', `export default ${declared('same-path', ['/hello/overview'])}`),
  ]
  await page.addInitScript(
    (mark) => localStorage.setItem('jwsk-outside-mark-hanging', JSON.stringify({ digest: mark, tab: 'another', time: 0 })),
    digest(loops),
  )
  await page.clock.install()
  const asked = await list(page, [...refused, ...broken, hello])
  await page.goto('/plugins')
  await expect(noteOf(page, 'throwing')).toContainText('启动时出错：no luck')
  await expect(noteOf(page, 'lacking')).toContainText(/没有的名称.*nope/)
  await expect(noteOf(page, 'empty')).toContainText('export default')
  await page.clock.fastForward(9000)
  const said: readonly (readonly [id: string, what: RegExp])[] = [
    ['wrong-entry', /plugin-.*\.js 与 config\.json 中的摘要不符/],
    ['wrong-chunk', /overview-.*\.js 与 config\.json 中的摘要不符/],
    ['wrong-style', /\.css 与 config\.json 中的摘要不符/],
    ['lost', /plugin\.js 取不到/],
    ['too-new', /需要控制台 \^9\.1，当前为 0\.1/],
    ['elsewhere', /来自 https:\/\/cdn\.example\.test.*"origin"/],
    ['unclear', /outside\[6\]\.needs 应为.*outside\[6\]\.routes 没有这个选项/],
    ['hanging', /上次加载时页面停止了响应/],
    ['endless', /8 秒内没有启动完/],
    ['named-twice', /it calls itself "other"/],
    ['hello', /\/hello\/overview 已由 same-path 提供/],
  ]
  for (const [id, what] of said) await expect.soft(noteOf(page, id), id).toContainText(what)
  // nothing of what was refused is run: each file was asked for once at most, and some never
  expect(asked.length).toBe(new Set(asked).size)
  expect(asked.filter((path) => /too-new|elsewhere|unclear|hanging/.test(path))).toEqual([])
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="wrong-"]').length)).toBe(0)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '外来套餐' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
  // three were meant
  expect(breaches.filter((breach) => /digest|integrity/.test(breach)).length).toBeGreaterThan(2)
  breaches.splice(0, breaches.length, ...breaches.filter((breach) => !/digest|integrity/.test(breach)))
})
