import { afterEach, expect, test, vi } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

afterEach(() => vi.unstubAllEnvs())

test('CHROME_PATH takes precedence over installed browsers', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findBrowser()).toBe(process.execPath)
})

test('a CHROME_PATH that is not executable is reported', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  await expect(ensureBrowser()).rejects.toThrow('CHROME_PATH is /no/such/browser, which is not a program that can be run.')
})

test('the configuration of the browser tests loads without a browser', async () => {
  const { code, output } = await run('node', ['--import', 'tsx', resolveFromRoot('e2e/playwright.config.ts')], {
    env: { CHROME_PATH: '/no/such/browser' },
  })
  expect(output).toBe('')
  expect(code).toBe(0)
})
