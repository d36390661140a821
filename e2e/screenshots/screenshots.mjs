// takes screenshots of the console: the images of the README, and every screen in each look, into .cache/screens
// --readme: only the README's; --only PART: addresses and states whose name contains it; --looks N: the first N looks
// --compare DIR: shows the differences from the screenshots in DIR
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs'
import { startMocks } from '../../scripts/lib/mock-server.mjs'
import { printLine, resolveFromRoot } from '../../scripts/lib/root.mjs'
import { runOrThrow } from '../../scripts/lib/run.mjs'
import { startStaticServer } from '../../scripts/lib/static-server.mjs'
import { compareFolders, writeComparison } from './compare-images.mjs'
import { screenStates } from './screen-states.mjs'
import { readmeImages, readmeVariant, screenshotScreens, screenshotStates, viewportVariants } from './take-screenshots.mjs'

const { values } = parseArgs({
  options: { readme: { type: 'boolean' }, only: { type: 'string' }, looks: { type: 'string' }, compare: { type: 'string' } },
})
const { readme = false, only, compare } = values
const folder = resolveFromRoot('.cache/screens')

async function screenshotAll(browser, url) {
  for (const look of viewportVariants.slice(0, Number(values.looks ?? viewportVariants.length))) {
    const getFile = (name) => `${folder}/${name}-${look.width}-${look.mode}-${look.language}.png`
    const names = Object.keys(screenStates).filter((name) => name.includes(only ?? ''))
    await screenshotStates(browser, { url, look, files: Object.fromEntries(names.map((name) => [name, getFile(name)])) })
    await screenshotScreens(browser, { url, look, part: only ?? '', getFile })
  }
}

if (!existsSync(resolveFromRoot('packages/console/dist/index.html')))
  await runOrThrow('node', [resolveFromRoot('scripts/build.mjs'), '--only', 'console'], { stdio: 'inherit' })
await mkdir(folder, { recursive: true })
const mocks = await startMocks()
const app = await startStaticServer({ folder: resolveFromRoot('packages/console/dist'), api: mocks.url })
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
try {
  if (only === undefined) await screenshotStates(browser, { url: app.url, look: readmeVariant, files: readmeImages })
  if (!readme) await screenshotAll(browser, app.url)
  if (compare !== undefined) {
    const found = await compareFolders(await browser.newPage(), resolve(compare), folder)
    for (const { name, share } of found.changed) printLine(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`)
    printLine(
      `${found.changed.length} changed, ${found.added.length} new, ${found.gone.length} gone: ${await writeComparison(folder, resolve(compare), found)}`,
    )
  }
} finally {
  await browser.close()
  await app.close()
  await mocks.close()
}
