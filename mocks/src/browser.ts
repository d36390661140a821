import { setupWorker } from 'msw/browser'
import { openBackend } from './backend'
import { createHandlers } from './engine/handlers'
import type { Mock } from './engine/mock'
import type { Backend } from './engine/respond'
import { isLatencyProfile } from './engine/settings'
import { createIndexedDbStorage } from './storage-indexed-db'

export interface MockWorkerOptions {
  /** Where the page serves msw's worker script; `/mockServiceWorker.js` unless said. */
  readonly workerUrl?: string
  /** `/api` unless said. */
  readonly apiPrefix?: string
  /** What answers operations of your own, beside the platform's. */
  readonly mocks?: readonly Mock[]
}

let runningBackend: Backend | undefined

/**
 * Puts the platform between this page and the network. The data survive a reload; `?mock-latency=slow` slows answers down.
 * Import it behind `import()` in demo and development builds only.
 */
export async function startMockWorker({
  workerUrl = '/mockServiceWorker.js',
  apiPrefix = '/api',
  mocks = [],
}: MockWorkerOptions = {}): Promise<void> {
  const latency = new URLSearchParams(location.search).get('mock-latency')
  runningBackend = await openBackend({
    storage: createIndexedDbStorage(),
    mocks,
    settings: { apiPrefix, latency: isLatencyProfile(latency) ? latency : 'none' },
  })
  const worker = setupWorker(...createHandlers(runningBackend))
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledRequest: 'bypass', quiet: true })
}

/** Back to the seeded data; whoever is signed in stays so. */
export async function resetWorld(): Promise<void> {
  await runningBackend?.world.reset()
}

export { demoAccounts, demoPhone } from './system/organisation/user-table'
