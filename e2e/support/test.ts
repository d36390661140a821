import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { signIn } from '../../scripts/lib/sign-in.mjs'
import { collectCspViolations } from './csp-reports'
import { type Family, type Platform, startPlatform } from './platform'

type Visitor = 'nobody' | 'admin'
type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface TestFixtures {
  /** Who the browser is when the test begins. */
  readonly visitor: Visitor
  /** What the browser held back in this test; what is left here at its end fails it. */
  readonly breaches: string[]
  /** Fails the test when the page throws, or breaks the policy that it is delivered with. */
  readonly calm: undefined
}
interface WorkerFixtures {
  /** Which platform the console stands before. */
  readonly family: Family
  /** Below which path it stands. */
  readonly base: string
  readonly platform: Platform
  readonly session: Stored
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  visitor: ['admin', { option: true }],
  family: ['jwsk', { option: true, scope: 'worker' }],
  base: ['/', { option: true, scope: 'worker' }],
  platform: [
    async ({ family, base }, use) => {
      const platform = await startPlatform(family, base)
      await use(platform)
      // what came too late for a test of its own
      expect(platform.cspViolations, 'breaches of the security policy').toEqual([])
      await platform.close()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, platform, family, base }, use) => {
      const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' })
      await signIn(await context.newPage(), { path: `${base}login`, password: family === 'jwsk' ? 'admin123' : 'admin' })
      const stored = await context.storageState()
      await context.close()
      await use(stored)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  storageState: async ({ visitor, session }, use) => use(visitor === 'admin' ? session : { cookies: [], origins: [] }),
  breaches: async ({ context }, use) => use(collectCspViolations(context)),
  calm: [
    async ({ page, platform, breaches }, use) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      await platform.reset()
      await use(undefined)
      expect(thrown, 'errors that the page threw').toEqual([])
      expect([...breaches, ...platform.cspViolations.splice(0)], 'breaches of the security policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
