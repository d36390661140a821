import { type Client, createClient, createCookieStore } from '@jwsk/sdk'
import type { Config } from './config'

interface Traffic {
  readonly started: () => void
  readonly ended: () => void
}

/** The console's one client; `traffic` hears of every request that leaves. */
export function createConsoleClient(config: Config, traffic: Traffic): Client {
  const { clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch } = config
  return createClient({
    ...{ clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch },
    baseUrl: location.origin,
    tokenStore: createCookieStore(),
    fetch: (input, init) => {
      traffic.started()
      return globalThis.fetch(input, init).finally(traffic.ended)
    },
  })
}
