import { type Client, createClient, type TokenStore } from '@jwsk/sdk'
import { type Config, siteOf } from '../config/config'
import { crashLogging } from '../logs/crash-entry'
import type { LogEntry } from '../logs/model'
import type { Built } from '../site/console-options'
import type { Site } from '../site/model'
import { watched } from './wiring/watched'
import { createWriteKeys } from './wiring/write-keys'
import { holdWrites } from './wiring/writes'

interface Parts {
  readonly config: Config
  readonly tokens: TokenStore
  readonly traffic: Traffic
  /** Takes what the platform said of its own failures. */
  readonly log: (entry: Omit<LogEntry, 'time'>) => void
}

interface Traffic {
  readonly started: () => void
  readonly ended: () => void
}

const said = (names: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ''))

/** The deployment that `config.json` names; the default needs nothing more than is here. */
async function profileOf({ profile, passwordKey }: Config) {
  if (profile === 'jwsk') return {}
  const { springBlade } = await import('@jwsk/sdk/profiles')
  return { profile: springBlade({ publicKey: passwordKey }) }
}

interface Whole {
  readonly config: Config
  readonly client: Client
  readonly built: Built
}

/** What the console needs to know of it; the default platform has everything. */
export async function siteFor({ config, client, built }: Whole): Promise<Site> {
  const { mapService } = config
  const plain = siteOf(config, built, globalThis.innerWidth)
  const site = mapService ? (await import('../config/map-service')).withMapService(plain, mapService) : plain
  if (config.profile === 'jwsk') return site
  const { offeredOf } = await import('../config/offered')
  return offeredOf(site, client.supports)
}

/** The console's one client; `traffic` hears of every request that leaves. */
export async function createConsoleClient({ config, tokens, traffic, log }: Parts): Promise<Client> {
  const { clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch } = config
  const { dataKey, tokenKey } = config.crypto
  return createClient({
    ...{ clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, sendAccountHeaders: accountSwitch },
    ...(await profileOf(config)),
    ...said({ servicePrefix: config.servicePrefix }),
    paths: said(config.paths),
    // some answer 401 to a missing role: whether the session is over is asked before every tab is ended
    on401: 'probe',
    crypto: { ...(dataKey && { dataKey }), ...(tokenKey && { tokenKey }) },
    baseUrl: location.origin,
    tokenStore: tokens,
    middleware: [watched, crashLogging(log), holdWrites, createWriteKeys()],
    fetch: (input, init) => {
      traffic.started()
      return globalThis.fetch(input, init).finally(traffic.ended)
    },
  })
}
