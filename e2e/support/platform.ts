import { startMocks } from '../../scripts/lib/mock-server.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { serveApp } from '../../scripts/lib/static-server.mjs'

export type FaultKind = 'status500' | 'network' | 'lost' | 'html' | 'expired' | 'slow'

/** The production build on a mock platform of its own. */
export interface Platform {
  readonly url: string
  reset(): Promise<void>
  /** Strikes the next calls of an operation. */
  fault(operation: string, kind: FaultKind, times?: number): Promise<void>
  /** Moves the platform's clock. */
  advance(seconds: number): Promise<void>
  captchaCode(key: string): Promise<string>
  close(): Promise<void>
}

/** `springblade`: the sister platform, which the console meets by its configuration alone */
export type Family = 'jwsk' | 'springblade'

async function serveConsole(family: Family, mocks: Awaited<ReturnType<typeof startMocks>>) {
  const app = { folder: fromRoot('packages/console/dist'), api: mocks.url }
  if (family === 'jwsk') return serveApp(app)
  const passwordKey = /password key (\w+)/.exec(mocks.greeting)?.[1] ?? ''
  const config = { profile: family, passwordKey, apiPrefix: '/api', clientId: 'console', clientSecret: 'console' }
  return serveApp({ ...app, strip: '/api', answers: ({ pathname }) => (pathname === '/config.json' ? JSON.stringify(config) : undefined) })
}

export async function startPlatform(family: Family = 'jwsk'): Promise<Platform> {
  const mocks = await startMocks({ env: { PLATFORM: family } })
  const app = await serveConsole(family, mocks)
  const control = async (path: string, method: string, body?: object) => {
    const response = await fetch(`${mocks.url}/__mock/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`/__mock/${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string> // the token call of our own mocks
  }
  return {
    url: app.url,
    reset: async () => void (await control('reset', 'POST')),
    fault: async (operation, kind, times = 1) => void (await control('fault', 'POST', { operation, kind, times })),
    advance: async (seconds) => void (await control('clock', 'POST', { seconds })),
    captchaCode: async (key) => (await control(`captcha?key=${encodeURIComponent(key)}`, 'GET')).code ?? '',
    close: async () => {
      await app.close()
      await mocks.close()
    },
  }
}
