// finds a Chrome or Chromium for the browser tests: an installed one, else Debian's, else Playwright's
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall, hasApt, isExecutable, runApt, unpack } from './lib/apt.mjs'
import { isMainModule } from './lib/cli.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

// the headless shell comes first: it draws no window around the page, which takes a third of the time
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const defaultPaths = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((name) => process.env[name] ?? [])
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** Path of a browser whose apt package is registered as installed although its program is missing. */
const unpackFolder = resolveFromRoot('.cache/browser')
const unpacked = join(unpackFolder, 'usr/lib/chromium/chromium-headless-shell')

/** Returns the path of the browser in CHROME_PATH or of an installed one, `undefined` if there is none; never throws. */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...(defaultPaths[process.platform] ?? []), ...onPath, unpacked, chromium.executablePath()].find(isExecutable)
}

const isRoot = process.getuid?.() === 0

async function install() {
  const tried = []
  if (hasApt) {
    await runApt('update')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const done = await aptInstall(name, 'fonts-noto-cjk')
      if (done.code === 0 && findBrowser()) return tried
      tried.push(`apt-get install ${name}: ${getLastLine(done.output)}`)
    }
    await unpack(unpackFolder, 'chromium-headless-shell', 'chromium-common')
    if (findBrowser()) return tried
  }
  const own = await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  if (own.code !== 0) tried.push(`playwright install chromium: ${getLastLine(own.output)}`)
  return tried
}

/** Installs a Chinese font: without one, text has other widths and the layout tests of the Chinese console fail. */
async function ensureFonts() {
  if (!hasApt) return
  const { code, output } = await run('fc-list', [':lang=zh', 'family'])
  if (code === 0 && output.trim() !== '') return
  await runApt('update')
  await aptInstall('fonts-noto-cjk', 'fontconfig')
}

/** Downloads the headless shell where only a full browser is installed, because it halves the time of the suite. */
async function ensureShell(found) {
  if (process.env.CHROME_PATH || !hasApt || found.includes('headless-shell')) return found
  const { code } = await aptInstall('chromium-headless-shell')
  if (code !== 0) {
    await runApt('update', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10')
    await aptInstall('chromium-headless-shell')
  }
  return findBrowser() ?? found
}

const getLastLine = (text) => text.trim().split('\n').at(-1)

/** Returns the path of a browser and installs one if necessary; throws an error that explains what to do. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found && !isExecutable(found)) throw new Error(`CHROME_PATH is ${found}, which is not a program that can be run.`)
  if (found) return found
  const tried = await install()
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    [
      'No Chrome or Chromium was found and none could be installed.',
      ...tried.map((line) => `  ${line}`),
      'Install Google Chrome or Chromium, or set CHROME_PATH to one.',
    ].join('\n'),
  )
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

if (isMainModule(import.meta.url)) {
  ensureBrowser().then(
    async (found) => {
      await ensureFonts()
      const path = await ensureShell(found)
      process.stdout.write(`${path}\n`)
    },
    (error) => {
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    },
  )
}
