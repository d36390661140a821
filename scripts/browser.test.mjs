import { afterEach, expect, test, vi } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.mjs'

afterEach(() => vi.unstubAllEnvs())

test('CHROME_PATH wins over whatever else is installed', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findBrowser()).toBe(process.execPath)
})

test('a CHROME_PATH that cannot be run is said, not passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  await expect(ensureBrowser()).rejects.toThrow('CHROME_PATH is /no/such/browser, which is not a program that can be run.')
})

test('the browser tests can be listed where there is no browser', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  const { default: config } = await import('../e2e/playwright.config')
  expect(config).toMatchObject({ use: { launchOptions: { executablePath: '/no/such/browser' } } })
})
