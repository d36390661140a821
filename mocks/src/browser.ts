import { setupWorker } from 'msw/browser'
import { openBackend } from './backend'
import { createHandlers } from './engine/handlers'
import type { Mock } from './engine/mock'
import type { Backend } from './engine/respond'
import { isLatencyProfile } from './engine/settings'
import { createIndexedDbStorage } from './storage-indexed-db'

export interface MockWorkerOptions {
  /** URL of MSW's worker script. Defaults to `/mockServiceWorker.js`. */
  readonly workerUrl?: string
  /** Path prefix of the API. Defaults to `/api`. */
  readonly apiPrefix?: string
  /** Mocks of custom operations, in addition to the platform's. */
  readonly mocks?: readonly Mock[]
}

let runningBackend: Backend | undefined

/**
 * Intercepts the page's requests and answers them from the platform. The data survive a reload; `?mock-latency=slow`
 * slows down responses.
 * Import it with `import()`, in demo and development builds only.
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

/** Resets the data to the seeds; signed-in users stay signed in. */
export async function resetWorld(): Promise<void> {
  await runningBackend?.world.reset()
}

export { demoAccounts, demoPhone } from './system/organisation/user-table'
