import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { signIn } from '../../scripts/lib/sign-in.mjs'
import { collectCspViolations } from './csp-reports'
import { type Family, type Platform, startPlatform } from './platform'

type Visitor = 'nobody' | 'admin'
type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface TestFixtures {
  /** User that is signed in when the test starts. Defaults to `admin`. */
  readonly visitor: Visitor
  /** CSP violations of this test; any that is left at the end fails the test. */
  readonly violations: string[]
  /** Fails the test if the page throws or violates its security policy. */
  readonly failOnPageErrors: undefined
}
interface WorkerFixtures {
  /** Kind of platform that the console uses. Defaults to `jwsk`. */
  readonly family: Family
  /** Path below which the console is served. Defaults to `/`. */
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
      // violations that were reported after their test had ended
      expect(platform.cspViolations, 'violations of the security policy').toEqual([])
      await platform.close()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, platform, family, base }, use) => {
      const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' })
      await signIn(await context.newPage(), { path: `${base}login`, password: family.startsWith('springblade') ? 'admin' : 'admin123' })
      const stored = await context.storageState()
      await context.close()
      await use(stored)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  storageState: async ({ visitor, session }, use) => use(visitor === 'admin' ? session : { cookies: [], origins: [] }),
  violations: async ({ context }, use) => use(collectCspViolations(context)),
  failOnPageErrors: [
    async ({ page, platform, violations }, use) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      await platform.reset()
      await use(undefined)
      expect(thrown, 'errors that the page threw').toEqual([])
      expect([...violations, ...platform.cspViolations.splice(0)], 'violations of the security policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
