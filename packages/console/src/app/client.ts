import { type Client, createClient, type TokenStore } from '@jwsk/sdk'
import { type Config, toSite } from '../platform/config/config'
import { createCrashLogger } from '../platform/logs/crash-entry'
import type { LogEntry } from '../platform/logs/model'
import type { ConsoleBuild } from '../platform/site/console-options'
import type { Site } from '../platform/site/model'
import { callWatcher } from './wiring/call-watcher'
import { createIdempotencyKeys } from './wiring/idempotency-keys'
import { lockWrites } from './wiring/write-lock'

interface ConsoleClientOptions {
  readonly config: Config
  readonly tokens: TokenStore
  readonly traffic: TrafficListener
  /** Logs errors that the platform reports about itself. */
  readonly log: (entry: Omit<LogEntry, 'time'>) => void
}

interface TrafficListener {
  readonly started: () => void
  readonly ended: () => void
}

const pickDefined = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ''))

/** Loads the profile that `config.json` names; the default profile needs no further code. */
async function loadProfile({ profile, passwordKey }: Config) {
  if (profile === 'jwsk') return {}
  const { springBlade } = await import('@jwsk/sdk/profiles')
  return { profile: springBlade({ publicKey: passwordKey }) }
}

interface SiteOptions {
  readonly config: Config
  readonly client: Client
  readonly built: ConsoleBuild
}

/** Creates the site settings from the configuration. Features are filtered by `supports()`, except on the default platform, which has them all. */
export async function createSite({ config, client, built }: SiteOptions): Promise<Site> {
  const { mapService } = config
  const plain = toSite(config, built, globalThis.innerWidth)
  const site = mapService ? (await import('../platform/config/map-service')).withMapService(plain, mapService) : plain
  if (config.profile === 'jwsk') return site
  const { withSupportedFeatures } = await import('../platform/config/supported-site')
  return withSupportedFeatures(site, client.supports)
}

/** Creates the console's only client; `traffic` is notified when a request starts and ends. */
export async function createConsoleClient({ config, tokens, traffic, log }: ConsoleClientOptions): Promise<Client> {
  const { clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch } = config
  const { dataKey, tokenKey } = config.crypto
  return createClient({
    ...{ clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, sendAccountHeaders: accountSwitch },
    ...(await loadProfile(config)),
    ...pickDefined({ servicePrefix: config.servicePrefix }),
    paths: pickDefined(config.paths),
    // some platforms answer 401 to a missing role: probe the session before signing out every tab
    on401: 'probe',
    crypto: { ...(dataKey && { dataKey }), ...(tokenKey && { tokenKey }) },
    baseUrl: location.origin,
    tokenStore: tokens,
    middleware: [callWatcher, createCrashLogger(log), lockWrites, createIdempotencyKeys()],
    fetch: (input, init) => {
      traffic.started()
      return globalThis.fetch(input, init).finally(traffic.ended)
    },
  })
}
