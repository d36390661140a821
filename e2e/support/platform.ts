import { readFileSync } from 'node:fs'
import { deliveryFolder } from '../../scripts/lib/delivery-folder.mjs'
import { startMocks } from '../../scripts/lib/mock-server.mjs'
import { resolveFromRoot } from '../../scripts/lib/root.mjs'
import { extendForConfig } from '../../scripts/lib/security-headers.mjs'
import { startStaticServer } from '../../scripts/lib/static-server.mjs'
import { collectCspReports } from './csp-reports'

export type FaultKind = 'status500' | 'network' | 'lost' | 'html' | 'expired' | 'slow'

/** Production build on a mock platform that no other test worker uses. */
export interface Platform {
  readonly url: string
  /** CSP violations that browsers reported since the platform was started. */
  readonly cspViolations: string[]
  reset(): Promise<void>
  /** Makes the next calls of an operation fail. Defaults to one call. */
  addFault(operation: string, kind: FaultKind, times?: number): Promise<void>
  /** Advances the platform's clock. */
  advanceClock(seconds: number): Promise<void>
  captchaCode(key: string): Promise<string>
  close(): Promise<void>
}

type Mocks = Awaited<ReturnType<typeof startMocks>>
/** Kind of platform; the console supports all but `jwsk` by its configuration alone. */
export type Family = 'jwsk' | 'springblade' | 'springblade3' | 'bladex'

const folder = resolveFromRoot('packages/console/dist')
const readBuildFile = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

/** Origins of the external pages in tests. */
const linkOrigins = ['https://doc.example.test']

function createConfig(family: Family, { url, greeting }: Mocks) {
  // files are served by the platform's origin
  const files = { pictureOrigins: [url], mediaOrigins: [url] }
  if (family === 'jwsk') return { ...JSON.parse(readBuildFile('config.json')), ...files, linkOrigins }
  const passwordKey = /password key (\w+)/.exec(greeting)?.[1] ?? ''
  return { profile: family, ...(passwordKey && { passwordKey }), ...files, apiPrefix: '/api', clientId: 'console', clientSecret: 'console' }
}

interface ServeOptions {
  readonly mocks: Mocks
  readonly reports: string
  readonly base: string
  /** Additional options of config.json. */
  readonly options: object
}

/** Serves the build with the security policy of the delivery, which reports violations to `reports`. */
function serveConsole(family: Family, { mocks, reports, base, options }: ServeOptions) {
  const config = { ...createConfig(family, mocks), ...options }
  const headers = extendForConfig(JSON.parse(readFileSync(`${deliveryFolder}/headers.json`, 'utf8')), config)
  return startStaticServer({
    folder,
    base,
    api: mocks.url,
    ...(family !== 'jwsk' && { strip: '/api' }),
    headers: { ...headers, 'Content-Security-Policy': `${headers['Content-Security-Policy']}; report-uri ${reports}` },
    answers: ({ pathname }) => (pathname === '/config.json' ? JSON.stringify(config) : undefined),
  })
}

/** Additional options of config.json; the platform has the keys of the console. */
interface PlatformOptions {
  readonly [name: string]: unknown
  readonly crypto?: { readonly dataKey?: string; readonly tokenKey?: string }
}

export async function startPlatform(family: Family = 'jwsk', base = '/', options: PlatformOptions = {}): Promise<Platform> {
  const { dataKey = '', tokenKey = '' } = options.crypto ?? {}
  const mocks = await startMocks({ env: { PLATFORM: family, MOCK_DATA_KEY: dataKey, MOCK_TOKEN_KEY: tokenKey } })
  const reports = await collectCspReports()
  const app = await serveConsole(family, { mocks, reports: reports.url, base, options })
  const control = async (path: string, method: string, body?: object) => {
    const response = await fetch(`${mocks.url}/__mock/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`/__mock/${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string> // shape of the mock's control API
  }
  return {
    url: app.url,
    cspViolations: reports.found,
    reset: async () => void (await control('reset', 'POST')),
    addFault: async (operation, kind, times = 1) => void (await control('fault', 'POST', { operation, kind, times })),
    advanceClock: async (seconds) => void (await control('clock', 'POST', { seconds })),
    captchaCode: async (key) => (await control(`captcha?key=${encodeURIComponent(key)}`, 'GET')).code ?? '',
    close: async () => {
      await app.close()
      await reports.close()
      await mocks.close()
    },
  }
}
