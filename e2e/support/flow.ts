import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { resolveFromRoot } from '../../scripts/lib/root.mjs'
import { signIn } from '../../scripts/lib/sign-in.mjs'
import { startStaticServer } from '../../scripts/lib/static-server.mjs'
import type { FaultKind } from './platform'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface TestFixtures {
  /** User that is signed in when the test starts. */
  readonly visitor: 'nobody' | 'admin'
  /** Makes the next call of an operation fail; needs an open page, because the platform runs in it. */
  readonly addFault: (operation: string, kind: FaultKind) => Promise<void>
  /** Fails the test if the page throws. */
  readonly pageErrors: undefined
}
interface WorkerFixtures {
  readonly demo: string
  readonly session: StorageState
}

async function postControl(page: Page, path: string, body: object) {
  const status = await page.evaluate(async ([address, text]) => (await fetch(address, { method: 'POST', body: text })).status, [
    `/__mock/${path}`,
    JSON.stringify(body),
  ] as const)
  expect(status).toBe(200)
}

/** Test with the demo build, whose mock platform runs in the page and is fresh for each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  visitor: ['admin', { option: true }],
  demo: [
    // Playwright reads dependencies off the destructured parameter, and this fixture has none
    async ({ playwright: _ }, use) => {
      const app = await startStaticServer({ folder: resolveFromRoot('.cache/demo') })
      await use(app.url)
      await app.close()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, demo }, use) => {
      const context = await browser.newContext({ baseURL: demo, locale: 'zh-CN' })
      await signIn(await context.newPage())
      // the mock platform stores its sessions in IndexedDB
      const stored = await context.storageState({ indexedDB: true })
      await context.close()
      await use(stored)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo),
  storageState: async ({ visitor, session }, use) => use(visitor === 'admin' ? session : { cookies: [], origins: [] }),
  addFault: async ({ page }, use) => use((operation, kind) => postControl(page, 'fault', { operation, kind, times: 1 })),
  pageErrors: [
    async ({ page }, use) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      await use(undefined)
      expect(thrown, 'errors that the page threw').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
