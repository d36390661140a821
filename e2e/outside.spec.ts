import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { type BuiltPlugin, buildSamplePlugin } from './support/remote-plugin/build-sample-plugin'
import built from './support/remote-plugin/built-0.2.json' with { type: 'json' }
import { expect, test } from './support/test'

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Creates a plugin of one file, with any mistake that a test needs. */
function createPlugin(id: string, code: string, change: object = {}): Served {
  const manifest = { id, version: '1.0.0', base: `outside/${id}/`, entry: 'plugin.js', files: { 'plugin.js': digest(code) } }
  return { manifest: { ...manifest, needs: { console: '^0.2' }, ...change }, files: new Map([['plugin.js', code]]) }
}

interface Served {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, string>
}

/** Creates a copy of the plugin under another id, in which one file differs from its digest. */
function createTampered({ manifest, files }: BuiltPlugin, id: string, ending: RegExp): Served {
  const changed = [...files].map(([name, text]) => [name, ending.test(name) ? `${text} ` : text] as const)
  return { manifest: { ...manifest, id, base: `outside/${id}/` }, files: new Map(changed) }
}

const renderDeclaration = (id: string, paths: readonly string[] = []) =>
  `{ id: '${id}', locales: {}, views: { ${paths.map((path) => `'${path}': { load: () => 0 }`).join()} } }`

/** Adds the plugins to config.json and serves their files; returns the paths that are requested. */
async function servePlugins(page: Page, plugins: readonly Served[]): Promise<string[]> {
  const requestedPaths: string[] = []
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, outside: plugins.map(({ manifest }) => manifest) } })
  })
  await page.route(/\/outside\//, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (route.request().method() === 'GET') requestedPaths.push(path)
    const owner = plugins.find(({ manifest }) => path.startsWith(String(manifest.base)))
    const body = owner?.files.get(path.slice(String(owner.manifest.base).length))
    const contentType = path.endsWith('.css') ? 'text/css' : 'text/javascript'
    await route.fulfill(body === undefined ? { status: 404 } : { body, contentType })
  })
  return requestedPaths
}

const getPluginRow = (page: Page, id: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByText(id, { exact: true }) })

let hello: BuiltPlugin
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the first parameter
test.beforeAll(async ({}, { parallelIndex }) => {
  // each worker builds into its own folder, because concurrent builds would delete each other's files
  hello = await buildSamplePlugin(resolveFromRoot(`.cache/outside-hello/${parallelIndex}`))
})

test('a remote plugin shows its screens and can be disabled', async ({ page }) => {
  const requestedPaths = await servePlugins(page, [hello])
  await page.goto('/hello/overview')
  const main = page.getByRole('main')
  await expect(main.getByText(/共 \d+ 个岗位/)).toBeVisible()
  // both share one React: state and portal update
  await main.getByRole('button', { name: '点了 0 次' }).click()
  await expect(main.getByRole('button', { name: '点了 1 次' })).toBeVisible()
  await expect(page.locator('body > output')).toHaveText('点了 1 次')
  await expect(main.getByRole('heading', { name: '来自外面' })).toHaveCSS('color', 'rgb(1, 2, 3)')

  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '外来套餐' }).click()
  await expect(main.getByRole('row').nth(5)).toBeVisible()
  await expect(menu.getByRole('link', { name: '岗位二' })).toHaveCount(0)
  // the check and the module share the browser's cache
  expect([...new Set(requestedPaths)].toSorted()).toEqual([...hello.files.keys()].map((name) => `outside/hello/1.2.0/${name}`).toSorted())

  await page.goto('/plugins')
  await getPluginRow(page, 'hello').getByRole('button', { name: '停用' }).click()
  await expect(getPluginRow(page, 'hello')).toContainText('已在这个浏览器中停用')
  await expect(menu.getByRole('link', { name: '外来套餐' })).toHaveCount(0)
  await getPluginRow(page, 'hello').getByRole('button', { name: '启用' }).click()
  await expect(menu.getByRole('link', { name: '外来套餐' })).toBeVisible()
})

// a stored build of the sample: breaking the public API requires a new major version
test('loads a plugin built with 0.2', async ({ page }) => {
  const { manifest, files } = built
  await servePlugins(page, [{ manifest, files: new Map(Object.entries(files)) }])
  await page.goto('/hello/overview')
  await expect(page.getByRole('main').getByText(/共 \d+ 个岗位/)).toBeVisible()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '外来套餐' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
})

const endlessCode = '/* for ever */'

test('rejected plugins are listed with the fix and break nothing else', async ({ page, violations }) => {
  const rejected = [
    createTampered(hello, 'wrong-entry', /^plugin-/),
    createTampered(hello, 'wrong-chunk', /^overview-.*js$/),
    createTampered(hello, 'wrong-style', /css$/),
    { ...createPlugin('lost', ''), files: new Map() },
    createPlugin('too-new', '', { needs: { console: '^9.1' } }),
    createPlugin('elsewhere', '', { base: 'https://cdn.example.test/outside/' }),
    createPlugin('unclear', '', { needs: undefined, routes: [] }),
    createPlugin('hanging', endlessCode),
    createPlugin('reaching', "import './more.js'"),
  ]
  const broken = [
    createPlugin('throwing', 'throw new Error("no luck")'),
    createPlugin('lacking', `import { nope } from '@jwsk/kit'\nexport default nope`),
    createPlugin('empty', 'export const plugin = 1'),
    createPlugin('endless', 'await new Promise(() => {})'),
    createPlugin('named-twice', `export default ${renderDeclaration('other')}`),
    createPlugin('same-path', `export default ${renderDeclaration('same-path', ['/hello/overview'])}`),
  ]
  await page.addInitScript(
    (mark) => localStorage.setItem('jwsk-outside-mark-hanging', JSON.stringify({ digest: mark, tab: 'another', time: 0 })),
    digest(endlessCode),
  )
  await page.clock.install()
  const requestedPaths = await servePlugins(page, [...rejected, ...broken, hello])
  await page.goto('/plugins')
  await expect(getPluginRow(page, 'throwing')).toContainText('启动时出错：no luck')
  await expect(getPluginRow(page, 'lacking')).toContainText(/没有的名称.*nope/)
  await expect(getPluginRow(page, 'empty')).toContainText('export default')
  await page.clock.fastForward(9000)
  const expectedMessages: readonly (readonly [id: string, message: RegExp])[] = [
    ['wrong-entry', /plugin-.*\.js 与 config\.json 中的摘要不符/],
    ['wrong-chunk', /overview-.*\.js 与 config\.json 中的摘要不符/],
    ['wrong-style', /\.css 与 config\.json 中的摘要不符/],
    ['lost', /plugin\.js 取不到/],
    ['too-new', /需要控制台 \^9\.1，当前为 0\.2/],
    ['elsewhere', /来自 https:\/\/cdn\.example\.test.*"origin"/],
    ['unclear', /outside\[6\]\.needs 应为.*outside\[6\]\.routes 没有这个选项/],
    ['hanging', /上次加载时页面停止了响应/],
    ['reaching', /plugin\.js 导入了 outside\/reaching\/.*more\.js/],
    ['endless', /8 秒内没有启动完/],
    ['named-twice', /it calls itself "other"/],
    ['hello', /\/hello\/overview 已由 same-path 提供/],
  ]
  for (const [id, message] of expectedMessages) await expect.soft(getPluginRow(page, id), id).toContainText(message)
  // no code of a rejected plugin runs; some files are never requested
  expect(requestedPaths.filter((path) => /too-new|elsewhere|unclear|hanging|more\.js/.test(path))).toEqual([])
  expect(await page.evaluate(() => document.querySelectorAll('script:is([src*="wrong-"], [src*="reaching"])').length)).toBe(0)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '外来套餐' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
  // the address of a plugin that did not load names it
  await page.goto('/throwing/overview')
  await expect(page.getByRole('main').getByText(/可能属于没有加载成功的插件：.*throwing/)).toBeVisible()
  // three violations are intended
  expect(violations.filter((violation) => /digest|integrity/.test(violation)).length).toBeGreaterThan(2)
  violations.splice(0, violations.length, ...violations.filter((violation) => !/digest|integrity/i.test(violation)))
})
