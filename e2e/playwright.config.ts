import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/browser.mjs'

// tools that only list the tests load this file too, so a missing browser fails the run and not the import
const executablePath = findBrowser()

const nightly = ['themes.spec.ts', 'story-auditor.spec.ts', 'gallery.spec.ts', 'springblade-records.spec.ts']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // a test has many steps; each of them is over after half a minute
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: true,
  // one worker more than cores, because a test spends a third of its time waiting
  workers: Math.max(2, availableParallelism() + 1),
  retries: 0,
  reporter: 'list',
  // one project for each tier: npm test, npm run verify, npm run nightly
  projects: [
    { name: 'flows', testMatch: 'flows/*.spec.ts' },
    { name: 'console', testIgnore: ['flows/**', ...nightly] },
    { name: 'nightly', testMatch: nightly },
  ],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // a trace of every test costs a quarter of the time: --trace on for the one that fails
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
})
