import { spawn } from 'node:child_process'
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'

// a name that is not the machine's own: plain http there is no secure context
const plain = 'plain.test'
const folder = resolveFromRoot('.cache/sdk-browser')
const outfile = `${folder}/sdk.js`
let server
let browser
let secure
let insecure

/** a server that counts what it is asked from nothing on */
async function listen() {
  server?.kill()
  server = spawn(process.execPath, ['--import', 'tsx', resolveFromRoot('packages/sdk/test/serve-faults.ts'), outfile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  secure = await new Promise((resolve) => server.stdout.once('data', (chunk) => resolve(String(chunk).trim())))
  insecure = secure.replace('127.0.0.1', plain)
}

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: [resolveFromRoot('packages/sdk/test/in-browser.ts')],
    bundle: true,
    outfile,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  await listen()
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${plain} 127.0.0.1`,
    ],
  })
})
afterAll(async () => {
  await browser?.close()
  server?.kill()
})

async function open(context, url) {
  const page = await context.newPage()
  const crashes = []
  page.on('pageerror', (error) => crashes.push(error.message))
  await page.goto(url)
  return { page, crashes }
}

test('fetch, undici and a browser meet every fault as the table of the package tells', async () => {
  // a second try counts from nothing again
  await listen()
  const context = await browser.newContext()
  const { page, crashes } = await open(context, secure)
  const asked = await Promise.all([page.evaluate(() => window.sdk.runFaults()), fetch(`${secure}/node`).then((answer) => answer.json())])
  const made = await fetch(`${secure}/table`, { method: 'POST', body: JSON.stringify(asked.flat()) })
  const { text, breaches } = await made.json()
  expect.soft(breaches).toEqual([])
  expect(crashes).toEqual([])
  // `npm run docs:errors` writes it anew
  await expect(text).toMatchFileSnapshot(resolveFromRoot('packages/sdk/docs/faults.md'))
  await context.close()
})

test.each([
  ['with Web Locks', () => secure, true],
  ['without them, on plain http', () => insecure, false],
])('two tabs %s refresh each token once and end together', async (_, url, isSecure) => {
  const context = await browser.newContext()
  const tabs = [await open(context, url()), await open(context, url())]
  for (const { page } of tabs) await page.evaluate(() => window.sdk.openTab())
  const [first, second] = tabs.map(({ page }) => page)
  expect(await first.evaluate(() => window.sdk.isSecure())).toBe(isSecure)

  const refreshes = async () => Number(await (await fetch(`${secure}/refreshes`)).text())
  const before = await refreshes()
  await first.evaluate(() => window.tab.session.signIn({ username: 'a', password: 'b' }))
  await first.waitForTimeout(5500)
  const made = (await refreshes()) - before
  // a token is due every two seconds: two tabs that did not agree would make four
  expect(made).toBeGreaterThanOrEqual(1)
  expect(made).toBeLessThanOrEqual(2)
  const tokens = await Promise.all(tabs.map(({ page }) => page.evaluate(() => window.tab.session.current()?.accessToken)))
  expect(tokens[0]).toBe(tokens[1])
  expect(tokens[0]).toMatch(/^token-\d+$/)

  await second.evaluate(() => window.tab.session.signOut())
  await first.waitForFunction(() => window.sessionEvents.at(-1) === 'elsewhere', undefined, { timeout: 5000 })
  expect(await first.evaluate(() => [window.tab.session.current(), document.cookie, localStorage.length])).toEqual([undefined, '', 0])
  for (const { crashes } of tabs) expect(crashes).toEqual([])
  await context.close()
})

test('twenty tabs wait for a refresh that takes six seconds', async () => {
  const context = await browser.newContext()
  const tabs = await Promise.all(Array.from({ length: 20 }, () => open(context, secure)))
  const pages = tabs.map(({ page }) => page)
  await pages[0].evaluate(() => window.sdk.openTab(3000))
  await pages[0].evaluate(() => window.tab.session.signIn({ username: 'a', password: 'b' }))
  await fetch(`${secure}/slow?by=6500`)
  const refreshes = async () => Number(await (await fetch(`${secure}/refreshes`)).text())
  const before = await refreshes()
  const tokens = await Promise.all(
    pages.map((page) =>
      page.evaluate(async () => {
        if (!window.tab) window.sdk.openTab(3000)
        const { accessToken } = await window.tab.session.refresh()
        return accessToken
      }),
    ),
  )
  await fetch(`${secure}/slow?by=0`)
  expect((await refreshes()) - before).toBe(1)
  expect(new Set(tokens).size).toBe(1)
  for (const { crashes } of tabs) expect(crashes).toEqual([])
  await context.close()
})

test('an upload from a page tells how far it is', async () => {
  const context = await browser.newContext()
  const { page } = await open(context, secure)
  const { last, whole } = await page.evaluate(() => window.sdk.upload(3_000_000))
  expect(whole).toBeGreaterThan(3_000_000)
  expect(last).toBe(whole)
  expect(await page.evaluate(() => window.sdk.upload(3, 10))).toMatchObject({ message: 'answer too large' })
  await context.close()
})

test('a password encrypted in a page is read with the private key', async () => {
  const pem = { type: 'pkcs8', format: 'pem' }
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: pem,
  })
  const context = await browser.newContext()
  for (const url of [secure, insecure]) {
    const { page } = await open(context, url)
    const ciphertext = await page.evaluate(([key, password]) => window.sdk.encrypt(key, password), [publicKey, '景区🎫 secret'])
    const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(ciphertext, 'base64'))
    expect(block.subarray(block.indexOf(0, 2) + 1).toString('utf8')).toBe('景区🎫 secret')
  }
  await context.close()
})
