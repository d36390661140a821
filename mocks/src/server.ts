import { getOwn } from '@jwsk/sdk'
import { createAesCipher } from '@jwsk/sdk/crypto'
import type { Platform } from './engine/platform'
import { isLatencyProfile } from './engine/settings'
import { startMockServer } from './mock-server'
import { bladeX } from './platforms/bladex'
import { jwsk } from './platforms/jwsk'
import { springBlade } from './platforms/spring-blade'
import { springBlade3 } from './platforms/spring-blade-3'
import { publicKey } from './spring-blade/password'
import { bladeAccounts } from './spring-blade/seeds/organisation'
import { createFileStorage } from './storage-file'
import { demoClients } from './system/configuration/oauth-client'
import { demoAccounts } from './system/organisation/user-table'

export { type MockServer, type MockServerOptions, startMockServer } from './mock-server'

interface PlatformOffer {
  readonly platform: Platform
  readonly admin: { readonly account: string; readonly password: string }
  /** Further details that a client needs. */
  readonly notes: readonly string[]
}

const platformOffers: Readonly<Record<string, PlatformOffer>> = {
  jwsk: { platform: jwsk, admin: demoAccounts.admin, notes: [] },
  springblade: {
    platform: springBlade,
    admin: bladeAccounts.admin,
    notes: ['client jwsk-console, secret jwsk-console', `password key ${publicKey}`],
  },
  springblade3: { platform: springBlade3, admin: bladeAccounts.admin, notes: ['client jwsk-console, secret jwsk-console'] },
  bladex: {
    platform: bladeX,
    admin: demoAccounts.admin,
    notes: ['client jwsk-console, secret jwsk-console', `password key ${publicKey}`, 'header Blade-Requested-With: BladeHttpRequest'],
  },
}

/** Options of `jwsk mock`; each overrides a variable of the environment. */
export interface MockCommandOptions {
  readonly port?: string
  readonly host?: string
  readonly platform?: string
  readonly latency?: string
  readonly snapshot?: string
}

/** Throws if the platform has no encryption, or if a key is none. */
async function assertKeys({ decryptRequest, name }: Platform, keys: readonly string[]): Promise<void> {
  for (const key of keys.filter(Boolean)) {
    if (!decryptRequest) throw new Error(`MOCK_DATA_KEY and MOCK_TOKEN_KEY are for PLATFORM=bladex, not ${name}`)
    await createAesCipher(key)
  }
}

/** Runs the command `jwsk mock`: serves the platform until the process ends. */
export async function runMockServer(options: MockCommandOptions = {}): Promise<void> {
  const { PORT = '8700', HOST, MOCK_LATENCY, MOCK_SNAPSHOT, PLATFORM = 'jwsk' } = process.env
  const { MOCK_DATA_KEY: dataKey = '', MOCK_TOKEN_KEY: tokenKey = '' } = process.env
  const { port = PORT, host = HOST, platform = PLATFORM, latency = MOCK_LATENCY, snapshot = MOCK_SNAPSHOT } = options
  const offer = getOwn(platformOffers, platform)
  if (!offer) throw new Error(`PLATFORM is one of ${Object.keys(platformOffers).join(', ')}`)
  await assertKeys(offer.platform, [dataKey, tokenKey])
  const server = await startMockServer({
    platform: offer.platform,
    port: Number(port),
    ...(host ? { host } : {}),
    ...(snapshot ? { storage: createFileStorage(snapshot) } : {}),
    settings: { latency: isLatencyProfile(latency) ? latency : 'none', client: demoClients, dataKey, tokenKey },
  })
  const { account, password } = offer.admin
  const lines = [
    `mock platform on ${server.url}${server.settings.apiPrefix}`,
    `tenant 000000, account ${account}, password ${password}`,
    ...offer.notes,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
}
