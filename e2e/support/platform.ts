import { readFileSync } from 'node:fs'
import { deliveryFolder } from '../../scripts/lib/delivery.mjs'
import { startMocks } from '../../scripts/lib/mock-server.mjs'
import { resolveFromRoot } from '../../scripts/lib/root.mjs'
import { extendForConfig } from '../../scripts/lib/security-headers.mjs'
import { startStaticServer } from '../../scripts/lib/static-server.mjs'
import { collectCspReports } from './csp-reports'

export type FaultKind = 'status500' | 'network' | 'lost' | 'html' | 'expired' | 'slow'

/** The production build on a mock platform of its own. */
export interface Platform {
  readonly url: string
  /** What browsers held back because of the policy since the platform began. */
  readonly cspViolations: string[]
  reset(): Promise<void>
  /** Strikes the next calls of an operation. */
  addFault(operation: string, kind: FaultKind, times?: number): Promise<void>
  /** Moves the platform's clock. */
  advanceClock(seconds: number): Promise<void>
  captchaCode(key: string): Promise<string>
  close(): Promise<void>
}

/** `springblade`: the sister platform, which the console meets by its configuration alone */
type Mocks = Awaited<ReturnType<typeof startMocks>>
export type Family = 'jwsk' | 'springblade'

const folder = resolveFromRoot('packages/console/dist')
const readBuildFile = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

/** where the tests' own pages of someone else stand */
const linkOrigins = ['https://doc.example.test']

function createConfig(family: Family, { url, greeting }: Mocks) {
  // its files have addresses of its own
  const files = { pictureOrigins: [url], mediaOrigins: [url] }
  if (family === 'jwsk') return { ...JSON.parse(readBuildFile('config.json')), ...files, linkOrigins }
  const passwordKey = /password key (\w+)/.exec(greeting)?.[1] ?? ''
  return { profile: family, passwordKey, ...files, apiPrefix: '/api', clientId: 'console', clientSecret: 'console' }
}

interface Place {
  readonly mocks: Mocks
  readonly reports: string
  readonly base: string
  /** What stands in its config.json besides. */
  readonly options: object
}

/** the build as a web server delivers it: under the policy that it was built with, and whose breaches are told to `reports` */
function serveConsole(family: Family, { mocks, reports, base, options }: Place) {
  const config = { ...createConfig(family, mocks), ...options }
  const headers = extendForConfig(JSON.parse(readFileSync(`${deliveryFolder}/headers.json`, 'utf8')), config)
  return startStaticServer({
    folder,
    base,
    api: mocks.url,
    ...(family === 'springblade' && { strip: '/api' }),
    headers: { ...headers, 'Content-Security-Policy': `${headers['Content-Security-Policy']}; report-uri ${reports}` },
    answers: ({ pathname }) => (pathname === '/config.json' ? JSON.stringify(config) : undefined),
  })
}

export async function startPlatform(family: Family = 'jwsk', base = '/', options: object = {}): Promise<Platform> {
  const mocks = await startMocks({ env: { PLATFORM: family } })
  const reports = await collectCspReports()
  const app = await serveConsole(family, { mocks, reports: reports.url, base, options })
  const control = async (path: string, method: string, body?: object) => {
    const response = await fetch(`${mocks.url}/__mock/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`/__mock/${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string> // the token call of our own mocks
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
