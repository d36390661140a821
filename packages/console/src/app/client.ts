import { type Client, createClient, type TokenStore } from '@jwsk/sdk'
import type { CryptoOptions } from '@jwsk/sdk/profiles'
import { type Config, toSite } from '../platform/config/config'
import { createCrashLogger } from '../platform/logs/crash-entry'
import type { LogEntry } from '../platform/logs/model'
import type { ConsoleBuild } from '../platform/site/console-options'
import type { Site } from '../platform/site/model'
import { loadProfile } from './load-profile'
import { callWatcher } from './wiring/call-watcher'
import { createIdempotencyKeys } from './wiring/idempotency-keys'
import { lockWrites } from './wiring/write-lock'

interface ConsoleClientOptions {
  readonly config: Config
  /** Profile of the build; one of `config.json` other than `jwsk` takes precedence. */
  readonly profile?: ConsoleBuild['profile'] | undefined
  readonly tokens: TokenStore
  readonly traffic: TrafficListener
  /** Returns the tag of the language on screen. */
  readonly language: () => string
  /** Logs errors that the platform reports about itself. */
  readonly log: (entry: Omit<LogEntry, 'time'>) => void
}

interface TrafficListener {
  readonly started: () => void
  readonly ended: () => void
}

const pickDefined = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ''))

const toEnvelope = ({ success, ...names }: Config['envelope']) => ({ ...(success.length > 0 && { success }), ...pickDefined(names) })

const toBodyFormat = (name: string): CryptoOptions['body'] => (name === 'text' || name === 'form' ? name : undefined)

/** Returns the encryption of the config; what it omits is that of the profile. */
function toEncryption({ dataKey, tokenKey, body, calls }: Config['crypto']): CryptoOptions {
  const format = toBodyFormat(body)
  return { ...pickDefined({ dataKey, tokenKey }), ...(format && { body: format }), ...(calls.length > 0 && { calls }) }
}

/** Returns headers with the language on screen, unless the config sets one; read for each request, so that a switch applies at once. */
function withLanguage(headers: Config['headers'], language: () => string) {
  const isSet = Object.keys(headers).some((name) => name.toLowerCase() === 'accept-language')
  return isSet ? headers : () => ({ ...headers, 'Accept-Language': language() })
}

const toReaction = (name: string) => (name === 'end' || name === 'refresh' ? name : 'probe')

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
  if (config.profile === 'jwsk' && !built.profile) return site
  const { withSupportedFeatures } = await import('../platform/config/supported-site')
  return withSupportedFeatures(site, client.supports)
}

/** Creates the console's only client; `traffic` is notified when a request starts and ends. */
export async function createConsoleClient({ config, profile, tokens, traffic, language, log }: ConsoleClientOptions): Promise<Client> {
  const { clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch } = config
  const crypto = toEncryption(config.crypto)
  const loaded = await loadProfile(config)
  const used = loaded?.profile ?? (await profile?.())
  const encryption = { ...used?.crypto, ...crypto }
  if (encryption.calls?.length) (await import('./check-encryption')).checkEncryption(encryption)
  // the platform of the contracts has one language, and its login page loads no code for headers
  const headers = used ? withLanguage(config.headers, language) : config.headers
  const names = { apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId }
  const isOwn = (name: string) => loaded?.ownOptions.includes(name)
  return createClient({
    ...{ clientId, clientSecret, sendAccountHeaders: accountSwitch },
    ...Object.fromEntries(Object.entries(names).filter(([name]) => !isOwn(name))),
    ...(used && { profile: used }),
    ...pickDefined({ servicePrefix: config.servicePrefix }),
    paths: pickDefined(config.paths),
    servicePaths: config.servicePaths,
    ...((used || Object.keys(headers).length > 0) && { headers }),
    envelope: toEnvelope(config.envelope),
    ...(!isOwn('on401') && { on401: toReaction(config.on401) }),
    crypto,
    baseUrl: location.origin,
    tokenStore: tokens,
    middleware: [callWatcher, createCrashLogger(log), lockWrites, createIdempotencyKeys()],
    fetch: (input, init) => {
      traffic.started()
      return globalThis.fetch(input, init).finally(traffic.ended)
    },
  })
}
