import { type Client, createClient, type TokenStore } from '@jwsk/sdk'
import type { Config } from '../config/config'

interface Parts {
  readonly config: Config
  readonly tokens: TokenStore
  readonly traffic: Traffic
}

interface Traffic {
  readonly started: () => void
  readonly ended: () => void
}

/** The console's one client; `traffic` hears of every request that leaves. */
export function createConsoleClient({ config, tokens, traffic }: Parts): Client {
  const { clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch } = config
  const { dataKey, tokenKey } = config.crypto
  return createClient({
    ...{ clientId, clientSecret, apiPrefix, tokenHeader, tenantHeader, tokenTime, tenantId, accountSwitch },
    crypto: { ...(dataKey && { dataKey }), ...(tokenKey && { tokenKey }) },
    baseUrl: location.origin,
    tokenStore: tokens,
    fetch: (input, init) => {
      traffic.started()
      return globalThis.fetch(input, init).finally(traffic.ended)
    },
  })
}
