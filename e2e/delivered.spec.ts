import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { release } from '../scripts/lib/release.mjs'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { collectCspViolations } from './support/csp-reports'
import { skipWithoutNginx, startNginxRelease } from './support/nginx-release'
import { packagesPage } from './support/packages-page'

const screens = ['/wel/index', '/system/user', '/biz/parkingLot', '/info/index', '/diagnostics']

/** The same build once more, as if something in one file had changed that the page names. */
async function builtAnew(folder: string, name: string, file: RegExp): Promise<string> {
  const to = join(folder, name)
  await cp(resolveFromRoot('packages/console/dist'), to, { recursive: true })
  const page = await readFile(join(to, 'index.html'), 'utf8')
  const [, old = ''] = file.exec(page) ?? []
  await rename(join(to, old), join(to, `assets/${name}.js`))
  const anew = page.replaceAll(old, `assets/${name}.js`)
  await writeFile(join(to, 'index.html'), anew)
  await writeFile(join(to, 'index.html.br'), brotliCompressSync(anew))
  await writeFile(join(to, 'index.html.gz'), gzipSync(anew))
  return to
}

const firstScript = /<link id="entry"[^>]*href="\.\/(assets\/index-[\w-]+\.js)"/
/** of the texts, which the first script does not name */
const someText = /"jwsk\/console\/pages\.en":"\.\/(assets\/[\w.-]+\.js)"/

test('behind nginx five screens keep to their policy, and a form lives through two releases', async ({ browser }) => {
  skipWithoutNginx()
  const folder = await mkdtemp(join(tmpdir(), 'jwsk-delivered-'))
  const mocks = await startMocks()
  const { to, url, close } = await startNginxRelease({ mocks })
  try {
    const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' })
    const breaches = collectCspViolations(context)
    const page = await context.newPage()
    await signIn(page)
    for (const screen of screens) {
      await page.goto(screen)
      await page.getByRole('main').locator('h1, table, .kit-card').first().waitFor()
    }
    const packages = packagesPage(page)
    await packages.open()
    await packages.button('新增').click()
    await packages.name.fill('两次发布之间')
    await packages.chooseMenu()
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const told = page.getByText('系统已更新')
    await release({ to, from: await builtAnew(folder, 'second', someText) })
    await look()
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: '稍后' }).click()
    await expect(told).toBeHidden()
    await release({ to, from: await builtAnew(folder, 'third', firstScript) })
    await look()
    await expect(told).toBeVisible()
    await expect(packages.name).toHaveValue('两次发布之间')
    await packages.save.click()
    await packages.row('两次发布之间').waitFor()
    await expect(told).toBeVisible()
    expect(breaches).toEqual([])
  } finally {
    await close()
    await mocks.close()
    await rm(folder, { recursive: true, force: true })
  }
})
