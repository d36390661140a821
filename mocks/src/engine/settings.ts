/** Settings of a mock deployment; some can be changed at run time (`POST /__mock/settings`). */
export interface Settings {
  /** Path prefix of the API. Defaults to `/api`. */
  apiPrefix: string
  /** Prefix of every service in place of `jwsk-`. */
  servicePrefix: string
  /** Header that carries the access token. Defaults to `Blade-Auth`. */
  tokenHeader: string
  /** Query parameter accepted in place of the header. Defaults to the header's name. */
  tokenParameter: string
  /** Header that carries an API key in place of the token. Defaults to `X-Api-Key`. */
  apiKeyHeader: string
  /** `id:secret` pairs accepted in Basic headers. Defaults to any well-formed pair. */
  client: string | readonly string[] | undefined
  /** AES key of the payloads that the platform exchanges encrypted; none if empty. */
  dataKey: string
  /** AES key of the token headers of those calls; none if empty. */
  tokenKey: string
  latency: LatencyProfile
  /** Lifetime of access tokens in seconds. */
  accessTokenLifetime: number
  /** Lifetime of refresh tokens in seconds. */
  refreshTokenLifetime: number
}

/** Latency profile: `none` at once · `office` 20–120 ms · `slow` 400–1200 ms */
export type LatencyProfile = 'none' | 'office' | 'slow'

const ranges: Readonly<Record<LatencyProfile, readonly [number, number]>> = { none: [0, 0], office: [20, 120], slow: [400, 1200] }

export const isLatencyProfile = (name: unknown): name is LatencyProfile => typeof name === 'string' && name in ranges

export function createSettings(changes: Partial<Settings> = {}): Settings {
  return {
    apiPrefix: '/api',
    servicePrefix: 'jwsk-',
    tokenHeader: 'Blade-Auth',
    tokenParameter: changes.tokenHeader ?? 'Blade-Auth',
    apiKeyHeader: 'X-Api-Key',
    client: undefined,
    dataKey: '',
    tokenKey: '',
    latency: 'none',
    accessTokenLifetime: 3600,
    refreshTokenLifetime: 604_800,
    ...changes,
  }
}

export const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export async function delayLatency(profile: LatencyProfile) {
  const [low, high] = ranges[profile]
  if (high > 0) await delay(low + Math.random() * (high - low))
}
