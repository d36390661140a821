import { getOwn } from '@jwsk/sdk'
import type { Platform } from './engine/platform'
import { isLatencyProfile } from './engine/settings'
import { startMockServer } from './mock-server'
import { jwsk } from './platforms/jwsk'
import { springBlade } from './platforms/spring-blade'
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
}

/** Runs the command `jwsk-mocks`: serves the platform that the environment names until the process ends. */
export async function runMockServer(): Promise<void> {
  const { PORT = '8700', HOST, MOCK_LATENCY, MOCK_SNAPSHOT, PLATFORM = 'jwsk' } = process.env
  const offer = getOwn(platformOffers, PLATFORM)
  if (!offer) throw new Error(`PLATFORM is one of ${Object.keys(platformOffers).join(', ')}`)
  const server = await startMockServer({
    platform: offer.platform,
    port: Number(PORT),
    ...(HOST ? { host: HOST } : {}),
    ...(MOCK_SNAPSHOT ? { storage: createFileStorage(MOCK_SNAPSHOT) } : {}),
    settings: { latency: isLatencyProfile(MOCK_LATENCY) ? MOCK_LATENCY : 'none', client: demoClients },
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
