import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { signIn } from '../../scripts/lib/sign-in.mjs'
import { type Family, type Platform, startPlatform } from './platform'

type Visitor = 'nobody' | 'admin'
type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface TestFixtures {
  /** Who the browser is when the test begins. */
  readonly visitor: Visitor
  /** Fails the test when the page throws. */
  readonly calm: undefined
}
interface WorkerFixtures {
  /** Which platform the console stands before. */
  readonly family: Family
  readonly platform: Platform
  readonly session: Stored
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  visitor: ['admin', { option: true }],
  family: ['jwsk', { option: true, scope: 'worker' }],
  platform: [
    async ({ family }, use) => {
      const platform = await startPlatform(family)
      await use(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, platform, family }, use) => {
      const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' })
      await signIn(await context.newPage(), { password: family === 'jwsk' ? 'admin123' : 'admin' })
      const stored = await context.storageState()
      await context.close()
      await use(stored)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  storageState: async ({ visitor, session }, use) => use(visitor === 'admin' ? session : { cookies: [], origins: [] }),
  calm: [
    async ({ page, platform }, use) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      await platform.reset()
      await use(undefined)
      expect(thrown, 'errors that the page threw').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
