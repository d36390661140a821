import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser.mjs'

// tools that only list the tests load this file too, so a missing browser fails the run and not the import
const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // the limits are generous, because a busy machine is slow; they only end tests that hang
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  // one worker more than cores, because a test spends a third of its time waiting
  workers: Math.max(2, availableParallelism() + 1),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // tracing every test takes 25 % longer; run a failing one with --trace on
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
})
