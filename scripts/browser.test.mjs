import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './browser.mjs'

afterEach(() => vi.unstubAllEnvs())

test('CHROME_PATH wins over whatever else is installed', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findBrowser()).toBe(process.execPath)
})

test('a CHROME_PATH that cannot be run is said, not passed over', () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  expect(() => findBrowser()).toThrow('CHROME_PATH is /no/such/browser, which is not a program that can be run.')
})
