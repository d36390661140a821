// builds a custom console from the console's package in an empty folder outside the repository, checks it, and opens it in a browser
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from './browser.mjs'
import { hasRegistry, packPackage, retryFlags } from './check-consumers.mjs'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { customConsoleFiles, newConsoleFiles } from './lib/custom-console-files.mjs'
import { startMocks } from './lib/mock-server.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { startStaticServer } from './lib/static-server.mjs'

const ours = {
  '@jwsk/console': 'packages/console',
  '@jwsk/kit': 'packages/kit',
  '@jwsk/sdk': 'packages/sdk',
  '@jwsk/ui': 'packages/ui',
  '@jwsk/wallboard': 'packages/wallboard',
}

/** Installs a new console with the packages of this repository, and everything else at the versions of its lock file. */
async function install(folder) {
  const { packages: locked } = JSON.parse(await readFile(resolveFromRoot('package-lock.json'), 'utf8'))
  const packs = Object.entries(ours).map(async ([name, from]) => [name, await packPackage(from, folder)])
  const { dependencies, devDependencies, ...manifest } = JSON.parse(newConsoleFiles['package.json'])
  const others = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@jwsk/'))
  const versions = others.map((name) => [name, locked[`node_modules/${name}`].version])
  const pinned = { ...manifest, dependencies: Object.fromEntries([...(await Promise.all(packs)), ...versions]) }
  await writeFile(join(folder, 'package.json'), JSON.stringify(pinned))
  return run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error', ...retryFlags], {
    cwd: folder,
  })
}

async function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** Visible customizations of this console, in order; each waits for the previous one. */
const visualChecks = [
  ['the form in the page, in the added language', (page) => page.getByRole('heading', { name: 'Anmelden' }).waitFor()],
  ['the rest of it in the language that it falls back to', (page) => page.getByLabel('Password', { exact: true }).waitFor()],
  ['the theme of the deployment', (page) => hasAccent(page, 'rgb(0, 105, 92)')],
  ['the added way to sign in', (page) => page.getByRole('button', { name: 'Mit Ausweis' }).click()],
  ['its form', (page) => page.getByRole('button', { name: 'Ausweis lesen' }).click()],
  ['the home page', (page) => page.getByRole('heading', { name: 'Hafen' }).waitFor()],
  ['the menu line of the plugin', (page) => page.getByRole('link', { name: 'Overview' }).click()],
  ['its screen, with what the platform answers', (page) => page.getByRole('heading', { name: /^[1-9]\d* Liegeplätze$/ }).waitFor()],
  ['its list', (page) => page.getByRole('link', { name: 'Packages at a glance' }).click()],
  ['rows in the list', (page) => page.getByRole('main').getByRole('row').nth(2).waitFor()],
  [
    'a list of the platform’s own plugin',
    async (page) => {
      await page.goto('/system/post')
      await page.getByRole('main').getByRole('row').nth(2).waitFor()
    },
  ],
]

const hasAccent = (page, colour) =>
  page.waitForFunction((expected) => {
    const button = document.querySelector('.login-submit')
    return document.documentElement.dataset.theme === 'harbour' && button && getComputedStyle(button).backgroundColor === expected
  }, colour)

/** Returns findings about customizations that are not visible under the headers of the build. */
async function checkVisuals(folder) {
  const headers = JSON.parse(await readFile(join(folder, 'delivery/headers.json'), 'utf8'))
  const mocks = await startMocks()
  const app = await startStaticServer({ folder: join(folder, 'dist'), api: mocks.url, headers })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage({ baseURL: app.url })
    page.setDefaultTimeout(20_000)
    const refused = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    page.on('pageerror', (error) => refused.push(String(error)))
    await page.goto('/login')
    for (const [what, look] of visualChecks) {
      const failure = await look(page).catch((error) => error)
      if (failure instanceof Error) return [`${what}: ${failure.message}\n${refused.join('\n')}`]
    }
    return refused.filter((text) => !/Failed to load resource/.test(text)).map((text) => `the browser says: ${text}`)
  } finally {
    await browser.close()
    await app.close()
    await mocks.close()
  }
}

const maxStartBytes = 125_000

/** Returns findings about the initial load of the page: as small as ours, without code needed only after sign-in. */
async function checkStart(folder) {
  const dist = join(folder, 'dist')
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const scripts = new Set([...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\.\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
  const weights = await Promise.all([...scripts].map(async (path) => gzipSync(await readFile(join(dist, path)), { level: 9 }).length))
  const weight = weights.reduce((sum, one) => sum + one, 0)
  return weight > maxStartBytes || weight === 0
    ? [`its page starts with ${weight} bytes gzip of scripts, and ${maxStartBytes} are the most: ${[...scripts].join(' ')}`]
    : []
}

async function checkBuild(folder) {
  const compile = () => run(resolveFromRoot('node_modules/.bin/tsc'), ['--skipLibCheck', 'false'], { cwd: folder })
  const asCreated = await compile()
  await writeFiles(folder, customConsoleFiles)
  const tools = await Promise.all([run('./node_modules/.bin/vite', ['build', '--logLevel', 'error'], { cwd: folder }), compile()])
  const refused = [asCreated, ...tools].filter(({ code }) => code !== 0).map(({ output }) => output)
  return refused.length > 0 ? refused : [...(await checkStart(folder)), ...(await checkVisuals(folder))]
}

/** Returns findings about the custom console; none if nothing can be installed. */
async function checkCustomConsole(folder) {
  await writeFiles(folder, newConsoleFiles)
  const { code, output } = await install(folder)
  if (code === 0) return checkBuild(folder)
  if (await hasRegistry()) return [`npm install\n${output}`]
  printLine('skipped: the registry cannot be reached, so no console can be built elsewhere')
}

if (isMainModule(import.meta.url)) {
  const folder = await mkdtemp(join(tmpdir(), 'jwsk-own-console-'))
  try {
    const findings = await checkCustomConsole(folder)
    if (findings)
      reportFindings(
        findings,
        `in an empty folder a console was built of the packages, and shows: ${visualChecks.map(([what]) => what).join('; ')}`,
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
